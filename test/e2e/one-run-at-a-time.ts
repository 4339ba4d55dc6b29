import { join } from "node:path";
import { withLock } from "../../scripts/lock.ts";
import { test as base } from "./site.ts";

export { expect, open } from "./site.ts";

/**
 * Extends the site's `test` for those that start runs on it: a site has one run at a time, so that a run of one test would
 * overtake the choice of another.
 */
export const test = base.extend<{ runs: void }>({
  runs: [
    ({}, use, { project }) => withLock(join(project.outputDir, "runs.pid"), () => use()),
    { auto: true, timeout: 300_000 },
  ],
});
