import type { KnipConfig } from "knip";

const testing = "**/testing/**";
const source = { project: ["**/*.{ts,tsx}!", `!${testing}!`] };

/**
 * `npm run check` runs Knip twice: over everything, and with `--production` over what is not a test,
 * where an export that only tests import counts as unused. A test may import what its module also
 * uses itself, and what is marked `@internal`.
 */
export default ({ production = false }: { production?: boolean }): KnipConfig => ({
  includeEntryExports: true,
  ignoreExportsUsedInFile: production || { interface: true, type: true },
  ignoreBinaries: ["prlimit"],
  ignoreIssues: {
    "bench/**": ["unlisted"],
    "test/e2e/start-site.ts": ["exports"],
    "packages/web/src/testing/component-samples.tsx": ["exports"],
    ...(production && { "packages/web/vite.config.ts": ["exports"] }),
  },
  // Knip takes the entries of Vitest for tests, and the settings of Vite and SST too.
  ...(production && {
    vitest: { entry: ["**/*.test.{ts,tsx}", testing] },
    vite: false,
    sst: false,
  }),
  workspaces: {
    ".": {
      entry: [
        "sst.config.ts!",
        "scripts/*.ts!",
        "bench/bench.ts!",
        "bench/{stations,texts}/*.ts!",
        "bench/journeys/measure-journeys.ts!",
        "bench/journeys/take-screenshots.ts!",
        "test/e2e/start-site.ts",
      ],
      project: ["**/*.ts!", "!test/**!", `!${testing}!`],
      playwright: { config: ["test/e2e/playwright.config.ts"] },
      ignoreDependencies: [
        "@modelcontextprotocol/conformance",
        "aws-cdk",
        "oxlint",
        "oxlint-tsgolint",
      ],
    },
    "packages/*": source,
    "packages/web": {
      project: [...source.project, "**/*.css!"],
      entry: [
        "src/app/styles/*.css!",
        "src/testing/component-samples.tsx",
        ...(production ? ["src/app/entry-*.tsx!", "*.ts!"] : []),
      ],
    },
    "packages/edge": {
      ...source,
      entry: production ? ["vite.config.ts!"] : [],
      includeEntryExports: false,
    },
    "packages/functions": {
      ...source,
      entry: [
        "src/{location,station,vehicle,booking,content}/*.ts!",
        "src/generation/*.ts!",
        ...(production ? ["openapi.ts!"] : []),
      ],
      includeEntryExports: false,
    },
    "packages/core": { ...source, ignoreDependencies: ["dynalite"] },
  },
});
