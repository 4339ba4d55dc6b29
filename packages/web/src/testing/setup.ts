import { afterAll, afterEach, beforeEach, vi } from "vitest";
import { forgetDocument } from "../ui/kept-in-document.ts";
import { addDialogMethods } from "./dialog-methods.ts";
import { guardTexts } from "./guard-texts.ts";
import { textProblems } from "./text-problems.ts";

/** The day of all tests that render components, to keep their due dates in the future. */
const now = new Date("2026-11-26T12:00:00Z");

// Test files share a process, so what one leaves behind would meet the next.
afterEach(forgetDocument);

// Only where a test renders components.
if (typeof document !== "undefined") {
  const { cleanup, configure } = await import("@testing-library/react");
  // As for `expect.poll` in vitest.config.ts.
  configure({ asyncUtilTimeout: 60_000 });
  // jsdom does not scroll.
  if (!("scrollIntoView" in Element.prototype)) {
    Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  }
  addDialogMethods();
  // Nor has it a viewport in which anything could be.
  globalThis.IntersectionObserver ??= class {
    observe(): void {}
    disconnect(): void {}
  } as unknown as typeof IntersectionObserver;
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now }));
  afterEach(() => {
    cleanup();
    window.dispatchEvent(new Event("pagehide"));
    document.head.replaceChildren();
    document.body.replaceChildren();
    delete document.documentElement.dataset["live"];
    window.history.replaceState(null, "", "/");
    localStorage.clear();
    sessionStorage.clear();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  const stopGuard = guardTexts((problem) => textProblems.push(problem));
  afterEach(() => {
    const problems = textProblems.splice(0);
    if (problems.length > 0) throw new Error(problems.join("\n"));
  });
  // Test files share a process, and this file runs for each: a guard that stayed would report
  // everything once more.
  afterAll(stopGuard);
}
