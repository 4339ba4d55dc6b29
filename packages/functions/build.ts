import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { stepNames } from "@vanfettle/contract/steps";
import { build, type BuildResult } from "esbuild";
import { leanSdk } from "./lean-sdk.ts";

const apiNames = ["visitor", "booking", "content"] as const;
/** A visitor waits for the start of an API Lambda; nobody waits for a step's, and one brings the text service's client. */
const maxBytes = { api: 700_000, step: 1_300_000 };
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Some libraries are CommonJS inside and call `require` for Node's own modules. */
const banner = `import{createRequire}from"node:module";const require=createRequire(import.meta.url);`;

/** Every Lambda in one call, each a single file with all it needs: `<outDir>/<name>/index.mjs`. Gives their sizes. */
export async function buildFunctions(outDir = ".build/functions"): Promise<Record<string, number>> {
  const result = await build({
    entryPoints: [
      ...apiNames.map((name) => ({ in: here(`./src/api/${name}.ts`), out: `${name}/index` })),
      ...stepNames.map((name) => ({ in: here(`./src/generation/${name}.ts`), out: `${name}/index` })),
    ],
    outdir: outDir,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    minify: true,
    platform: "node",
    target: "node24",
    format: "esm",
    mainFields: ["module", "main"],
    plugins: [leanSdk],
    banner: { js: banner },
    legalComments: "none",
    metafile: true,
    logLevel: "warning",
  });
  return checkedSizes(result);
}

function checkedSizes({ metafile }: BuildResult<{ metafile: true }>): Record<string, number> {
  const sizes = Object.fromEntries(
    Object.entries(metafile.outputs).map(([path, { bytes }]) => [basename(dirname(path)), bytes]),
  );
  const limitOf = (name: string) => (stepNames.some((step) => step === name) ? maxBytes.step : maxBytes.api);
  const tooLarge = Object.entries(sizes).filter(([name, bytes]) => bytes > limitOf(name));
  if (tooLarge.length > 0) throw new Error(`Too many bytes: ${JSON.stringify(Object.fromEntries(tooLarge))}`);
  return sizes;
}
