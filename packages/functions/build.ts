import { copyFileSync, existsSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { BuildOptions, BuildResult } from "esbuild";
import { noticesFile, thirdPartyNotices } from "@vanfettle/commands/third-party-notices";
import { generationNames } from "@vanfettle/contract/deployment";
import { endpointGroups, type EndpointGroup } from "@vanfettle/contract/endpoint";
import {
  openStationData,
  stationFileNames,
  stationsFolder,
} from "@vanfettle/stations/open-station-data";

/**
 * The size limits in bytes. `garages` has 0.8 MB of places and coasts, and 0.35 MB of a library for
 * agents only. Users do not wait for steps, the largest of which has the OpenAI SDK and the word
 * lists of the checks.
 */
const maxBundleBytes = { api: 1_500_000, garages: 1_700_000, step: 1_600_000 } as const;

/** The handler of each group of endpoints, in the folder of its subject. */
const handlers: Record<EndpointGroup, string> = {
  visitor: "./src/location/visitor.ts",
  garages: "./src/station/garages.ts",
  vehicle: "./src/vehicle/vehicle.ts",
  booking: "./src/booking/booking.ts",
  "your-booking": "./src/booking/your-booking.ts",
  "operator-bookings": "./src/booking/operator-bookings.ts",
  content: "./src/content/content.ts",
};

/** The names of the functions, each of which gets a folder with its bundle. */
export const functionNames: readonly string[] = [...endpointGroups, ...generationNames];

/**
 * Returns the imported station files. Without them, the functions use sectors and published
 * figures.
 */
export const stationFiles = (): string[] =>
  Object.values(stationFileNames).map((name) => join(stationsFolder(), name));

/** Logs each imported station file that the functions cannot use. */
export function reportUnusableStationFiles(log: (line: string) => void): void {
  openStationData(stationsFolder(), ({ message }) => log(message));
}

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Some CommonJS dependencies call `require` for Node's built-in modules, which ES modules lack. */
const banner = `import{createRequire}from"node:module";const require=createRequire(import.meta.url);`;

/** The esbuild options of all Lambda functions: a minified ES module that includes its packages. */
export const functionBuildOptions = {
  bundle: true,
  minify: true,
  platform: "node",
  target: "node24",
  format: "esm",
  mainFields: ["module", "main"],
  banner: { js: banner },
  legalComments: "none",
} as const satisfies BuildOptions;

/**
 * Bundles each function with its packages' notices and the station files. Returns the sizes. Throws
 * above a limit.
 */
export async function buildFunctions(outDir = ".build/functions"): Promise<Record<string, number>> {
  const { build } = await import("esbuild");
  const result = await build({
    entryPoints: [
      ...endpointGroups.map((name) => ({ in: here(handlers[name]), out: `${name}/index` })),
      ...generationNames.map((name) => ({
        in: here(`./src/generation/${name}.ts`),
        out: `${name}/index`,
      })),
    ],
    outdir: outDir,
    outExtension: { ".js": ".mjs" },
    ...functionBuildOptions,
    metafile: true,
    logLevel: "warning",
  });
  for (const [path, { inputs }] of Object.entries(result.metafile.outputs)) {
    writeFileSync(join(dirname(path), noticesFile), thirdPartyNotices(Object.keys(inputs)));
  }
  copyStationFiles(join(outDir, "garages"));
  return sizesWithinLimits(result);
}

/**
 * Copies the output of `npm run stations`, and deletes copies of an earlier build whose source is
 * gone.
 */
function copyStationFiles(folder: string): void {
  for (const name of Object.values(stationFileNames)) {
    const source = join(stationsFolder(), name);
    if (existsSync(source)) copyFileSync(source, join(folder, name));
    else rmSync(join(folder, name), { force: true });
  }
}

function sizesWithinLimits({ metafile }: BuildResult<{ metafile: true }>): Record<string, number> {
  const sizes = Object.entries(metafile.outputs).map(
    ([path, { bytes }]) => [basename(dirname(path)), bytes] as const,
  );
  const kindOf = (name: string) => {
    if (generationNames.some((step) => step === name)) return "step";
    return name === "garages" ? "garages" : "api";
  };
  const tooLarge = sizes.filter(([name, bytes]) => bytes > maxBundleBytes[kindOf(name)]);
  if (tooLarge.length > 0) throw new Error(`Bundles over their size limit: ${tooLarge.join("; ")}`);
  return Object.fromEntries(sizes);
}
