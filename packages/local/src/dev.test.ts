import { join } from "node:path";
import { isFileLoadingAllowed, resolveConfig } from "vite";
import { expect, test } from "vitest";
import { repository } from "./start/run-on-terminal.ts";

test("the hot-reload server serves sources and no data, and only to its own pages", async () => {
  const root = join(repository, "packages/web");
  const configFile = join(root, "vite.config.ts");
  const config = await resolveConfig({ root, configFile, logLevel: "silent" }, "serve");
  const isServed = (path: string) => isFileLoadingAllowed(config, join(repository, path));
  const data = [
    ".data/running.json",
    ".data/registration-hash-key",
    ".env",
    "packages/web/.env",
    "cdk.out/tree.json",
  ];
  expect(data.filter(isServed)).toEqual([]);
  const sources = [
    "packages/web/src/app/routes.tsx",
    "packages/contract/src/paths.ts",
    "node_modules/react/index.js",
  ];
  expect(sources.filter(isServed)).toEqual(sources);
  expect(config.server.cors).toBe(false);
});
