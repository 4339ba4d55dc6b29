import { join } from "node:path";
import { withLock } from "@vanfettle/commands/lock";
import { test as base } from "./site.ts";

export { expect, open } from "./site.ts";

/**
 * Extends the site's `test` for tests that start runs. A site has one run at a time, so concurrent
 * tests would replace each other's selection.
 */
export const test = base.extend<{ runs: void }>({
  runs: [
    ({}, use, { project }) => withLock(join(project.outputDir, "runs.lock"), () => use()),
    { auto: true, timeout: 300_000 },
  ],
});
