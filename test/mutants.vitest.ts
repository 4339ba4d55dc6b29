import { defineConfig } from "vitest/config";
import config from "../vitest.config.ts";

const { projects: _projects, ...options } = config.test ?? {};

/**
 * Runs a package's tests for the mutation tester, with freshly loaded modules per file. Stryker's own `testFiles` would
 * leave mutants in module-level code inactive, and count them as survivors.
 */
export default defineConfig({
  test: { ...options, include: [process.env["MUTANT_TESTS"] ?? ""] },
});
