import { configDefaults, defineConfig } from "vitest/config";

/** Packages whose tests change nothing that another file could see: no module, global or environment. */
const pure = ["packages/{contract,vans,places,stations,text-service,vehicle-services}/src/**/*.test.ts"];

export default defineConfig({
  test: {
    setupFiles: ["test/setup.ts", "packages/web/src/testing/setup.ts"],
    // A busy machine must not fail the tests. A missing result still does, after a longer wait.
    testTimeout: 60_000,
    hookTimeout: 180_000,
    expect: { requireAssertions: true, poll: { timeout: 15_000 } },
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: "isolated",
          include: [
            "packages/*/src/**/*.test.{ts,tsx}",
            "{infra,stacks,scripts}/**/*.test.ts",
            "test/*.test.ts",
            "test/faults/**/*.test.ts",
          ],
          exclude: [...configDefaults.exclude, ...pure],
        },
      },
      // These files share a process and the modules that it has loaded, which takes a fraction of the time.
      { extends: true, test: { name: "pure", include: pure, isolate: false } },
    ],
  },
});
