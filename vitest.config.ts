import { globSync, readFileSync } from "node:fs";
import { configDefaults, defineConfig } from "vitest/config";

const besideCode = ["packages/*/src/**/*.test.{ts,tsx}", "{infra,stacks,scripts}/**/*.test.ts"];

/**
 * Files with their own modules: tests of whole sites, of untouched stores, of replaced modules, and
 * of hydration that fails, because React gives an error that it has kept to the next root.
 */
const isolated = [
  "test/**/*.test.ts",
  "packages/web/src/app/failed-parts.test.tsx",
  "packages/web/src/app/hydration.test.tsx",
  "packages/web/src/app/missing-stations.test.tsx",
  "packages/web/src/ui/overlays/radix-overlays.test.tsx",
  ...globSync(besideCode).filter((file) => readFileSync(file, "utf8").includes("vi.mock(")),
];

export default defineConfig({
  test: {
    globalSetup: "test/start-shared-engine.ts",
    setupFiles: ["test/setup.ts", "packages/web/src/testing/setup.ts"],
    // These limits end tests that hang. None measures: a busy machine takes many times as long as an idle one.
    testTimeout: process.env["FAULTS"] === "long" ? 3_600_000 : 300_000,
    hookTimeout: 600_000,
    expect: { requireAssertions: true, poll: { timeout: 60_000 } },
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: "isolated", include: isolated } },
      // These files share two processes and the modules loaded there, which takes half the processor time.
      {
        extends: true,
        test: {
          name: "shared",
          include: besideCode,
          exclude: [...configDefaults.exclude, ...isolated],
          isolate: false,
        },
      },
    ],
  },
});
