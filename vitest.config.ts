import { globSync, readFileSync } from "node:fs";
import { configDefaults, defineConfig } from "vitest/config";

const besideCode = ["packages/*/src/**/*.test.{ts,tsx}", "{infra,stacks,scripts}/**/*.test.ts"];

const filesWith = (pattern: string | string[], text: string): string[] =>
  globSync(pattern).filter((file) => readFileSync(file, "utf8").includes(text));

/**
 * Tests of deploys to a fake account, which load the CDK's toolkit. Their variables for the AWS SDK
 * stay set, so they have processes of their own.
 */
const deploys = filesWith("test/*.test.ts", 'from "./deploy/');

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
  ...filesWith(besideCode, "vi.mock("),
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
      {
        extends: true,
        test: {
          name: "isolated",
          include: isolated,
          exclude: [...configDefaults.exclude, ...deploys],
        },
      },
      // The files of each of these projects share two processes and the modules loaded there, which
      // takes half the processor time.
      { extends: true, test: { name: "deploys", include: deploys, isolate: false } },
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
