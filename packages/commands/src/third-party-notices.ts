import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

/** The name of the file beside each bundle. The browser's file is served at this path. */
export const noticesFile = "third-party-notices.txt";

const packageFolder = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/;
const licenceFile = /^(licen[cs]e|copying|notice)/i;
const heading =
  "The software of other authors in this bundle, each with its licence. The site's own code is under the MIT licence.\n";

interface Package {
  name: string;
  version: string;
  license?: string;
}

/**
 * Returns the licences and notices of the modules' packages by name. Throws if a package lacks a
 * licence.
 */
export function thirdPartyNotices(modulePaths: Iterable<string>): string {
  const folders = new Set<string>();
  for (const path of modulePaths) {
    const [folder] = packageFolder.exec(resolve(path.replace(/^\0|\?.*$/g, ""))) ?? [];
    if (folder) folders.add(folder);
  }
  const notices = [...folders].map((folder): [string, string] => {
    const { name, version, license } = JSON.parse(
      readFileSync(join(folder, "package.json"), "utf8"),
    ) as Package;
    const texts = readdirSync(folder)
      .filter((file) => licenceFile.test(file))
      .map((file) => readFileSync(join(folder, file), "utf8").trim());
    if (!license && texts.length === 0) {
      throw new Error(`The package ${name} in the bundle has no licence.`);
    }
    return [
      `${name} ${version}`,
      [`${name} ${version} (${license ?? "see below"})`, ...texts].join("\n\n"),
    ];
  });
  const sorted = new Map(notices.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return [heading, ...sorted.values()].join(`\n${"-".repeat(80)}\n\n`) + "\n";
}

/**
 * Writes the notices of a Vite build. `also` adds modules that do not appear in chunks, such as
 * styles.
 */
export function thirdPartyNoticesPlugin({ also = [] }: { also?: readonly string[] } = {}): Plugin {
  return {
    name: "vanfettle-third-party-notices",
    apply: "build",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const source = thirdPartyNotices([...chunks.flatMap(({ moduleIds }) => moduleIds), ...also]);
      this.emitFile({ type: "asset", fileName: noticesFile, source });
    },
  };
}
