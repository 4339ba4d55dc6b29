import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { wait } from "@vanfettle/contract/wait";
import { test as base } from "./site.ts";

export { expect, open } from "./site.ts";

/**
 * Extends the site's `test` for those that start runs on it: a site has one run at a time, so that a run of one test would
 * overtake the choice of another.
 */
export const test = base.extend<{ runs: void }>({
  runs: [
    async ({}, use, { project }) => {
      // Playwright empties this folder before it runs any test.
      await mkdir(project.outputDir, { recursive: true });
      const lock = join(project.outputDir, "runs.lock");
      while (!(await created(lock))) await wait(200);
      await use();
      await rm(lock, { recursive: true });
    },
    { auto: true, timeout: 300_000 },
  ],
});

async function created(folder: string): Promise<boolean> {
  try {
    await mkdir(folder);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}
