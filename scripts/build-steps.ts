import { existsSync } from "node:fs";

export interface BuildStep {
  name: string;
  /** What it is made from; a change in any of these makes it stale. */
  sources: readonly string[];
  /** What must exist afterwards. */
  outputs: readonly string[];
  run: () => Promise<void>;
}

const contract = ["packages/contract/src", "package-lock.json"];
const web = ["packages/web/src", "packages/web/public", "packages/web/index.html", "packages/web/vite.config.ts"];

async function vite(root: string): Promise<void> {
  const { build } = await import("vite");
  await build({ root, configFile: `${root}/vite.config.ts`, logLevel: "warn" });
}

/** In order: the edge takes what the browser's build wrote down about its assets. */
export const buildSteps: readonly BuildStep[] = [
  {
    name: "functions",
    sources: [...contract, "packages/core/src", "packages/functions/src", "packages/functions/build.ts"],
    outputs: [".build/functions/visitor", ".build/functions/booking"],
    run: async () => {
      const { buildFunctions } = await import("../packages/functions/build.ts");
      await buildFunctions();
    },
  },
  {
    name: "web",
    sources: [...contract, ...web],
    outputs: [".build/web/client/index.html", ".build/web/csp-hashes.json"],
    run: () => vite("packages/web"),
  },
  {
    name: "edge",
    sources: [...contract, ...web, "packages/edge/src", "packages/edge/vite.config.ts", ".build/web"],
    outputs: [".build/edge/index.mjs"],
    run: () => vite("packages/edge"),
  },
];

export const made = (step: BuildStep): boolean => step.outputs.every((path) => existsSync(path));
