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

async function vite(root: string): Promise<void> {
  const { build } = await import("vite");
  await build({ root, configFile: `${root}/vite.config.ts`, logLevel: "error" });
}

/** In order: the edge takes what the browser's build wrote down about its assets. */
export const buildSteps: readonly BuildStep[] = [
  {
    name: "functions",
    sources: [...contract, "packages/core", "packages/functions"],
    outputs: [
      ".build/functions/visitor",
      ".build/functions/booking",
      ".build/functions/content",
      ".build/functions/finish-run",
    ],
    run: async () => {
      const { buildFunctions } = await import("../packages/functions/build.ts");
      await buildFunctions();
    },
  },
  {
    name: "web",
    sources: [...contract, "packages/web"],
    outputs: [
      ".build/web/client/index.html",
      ".build/web/template.html",
      ".build/web/template-location.html",
      ".build/web/csp-hashes.json",
    ],
    run: () => vite("packages/web"),
  },
  {
    name: "edge",
    sources: [...contract, "packages/web", "packages/edge", ".build/web/template.html"],
    outputs: [".build/edge/index.mjs"],
    run: () => vite("packages/edge"),
  },
];

export const made = (step: BuildStep): boolean => step.outputs.every((path) => existsSync(path));
