import { afterAll, afterEach } from "vitest";
import { guardTexts } from "./guard-texts.ts";
import { textProblems } from "./text-problems.ts";

// Only where a test renders components.
if (typeof document !== "undefined") {
  const { configure } = await import("@testing-library/react");
  // As for `expect.poll` in vitest.config.ts.
  configure({ asyncUtilTimeout: 60_000 });
  const stopGuard = guardTexts((problem) => textProblems.push(problem));
  afterEach(() => {
    const problems = textProblems.splice(0);
    if (problems.length > 0) throw new Error(problems.join("\n"));
  });
  // Test files share a process, and this file runs for each: a guard that stayed would report
  // everything once more.
  afterAll(stopGuard);
}
