import { defineConfig } from "vitest/config";
import config from "../vitest.config.ts";

const { projects: _projects, ...options } = config.test ?? {};

/**
 * Runs the tests of one package for the mutation tester, each file with modules loaded anew. Stryker's own `testFiles`
 * would leave changes to code that runs while a module loads inactive, and count them as not seen.
 */
export default defineConfig({
  test: { ...options, include: [process.env["MUTANT_TESTS"] ?? ""] },
});
