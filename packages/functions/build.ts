import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type BuildResult } from "esbuild";
import { leanSdk } from "./lean-sdk.ts";

const names = ["visitor", "booking"] as const;
const maxBytes = 700_000;
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Some libraries are CommonJS inside and call `require` for Node's own modules. */
const banner = `import{createRequire}from"node:module";const require=createRequire(import.meta.url);`;

/** Every Lambda in one call, each a single file with all it needs: `<outDir>/<name>/index.mjs`. Gives their sizes. */
export async function buildFunctions(outDir = ".build/functions"): Promise<Record<string, number>> {
  const result = await build({
    entryPoints: names.map((name) => ({ in: here(`./src/api/${name}.ts`), out: `${name}/index` })),
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
  const tooLarge = Object.entries(sizes).filter(([, bytes]) => bytes > maxBytes);
  if (tooLarge.length > 0) throw new Error(`Over ${maxBytes} bytes: ${JSON.stringify(Object.fromEntries(tooLarge))}`);
  return sizes;
}
