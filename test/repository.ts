import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** What the structure tests read: the tracked and new files of the checkout, and the imports of each source file. */
export const files: string[] = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => file !== "" && fileExists(file));

function fileExists(file: string): boolean {
  try {
    readFileSync(file);
    return true;
  } catch {
    return false;
  }
}

export const sources = files.filter((file) => /\.(ts|tsx|mts)$/.test(file));
export const isTest = (file: string): boolean =>
  /\.(test|e2e)\.tsx?$/.test(file) ||
  file.startsWith("test/") ||
  file.startsWith("bench/") ||
  file.includes("/testing/");

const importPattern =
  /(?:^|\n)\s*(?:import|export)\s[^;'"]*?from\s+["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']\s*\)/g;

export interface Import {
  file: string;
  specifier: string;
  typeOnly: boolean;
}

export function importsOf(file: string): Import[] {
  const text = readFileSync(file, "utf8");
  return [...text.matchAll(importPattern)].map((match) => ({
    file,
    specifier: (match[1] ?? match[2]) as string,
    typeOnly: /^\s*(?:import|export)\s+type\s/.test(match[0]),
  }));
}

/** The source file of this repository that an import reads; undefined for a library's. */
export function fileImported({ file, specifier }: Import): string | undefined {
  const [, area, path] = /^@vanfettle\/([^/]+)\/(.+)$/.exec(specifier) ?? [];
  if (area) return [`packages/${area}/src/${path}.ts`, `packages/${area}/src/${path}.tsx`].find(fileExists);
  if (!specifier.startsWith(".")) return undefined;
  return new URL(specifier, `file:///${file}`).pathname.slice(1);
}

/** The area a source file or an import belongs to: a package's name, or a top-level folder. */
export function areaOf(file: string): string {
  return /^packages\/([^/]+)\//.exec(file)?.[1] ?? file.split("/")[0] ?? file;
}

export function areaImported(used: Import): string | undefined {
  const workspace = /^@vanfettle\/([^/]+)/.exec(used.specifier)?.[1];
  if (workspace) return workspace;
  const target = fileImported(used);
  const area = target && areaOf(target);
  return area === areaOf(used.file) ? undefined : area;
}
