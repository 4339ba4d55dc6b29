import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** The files of the checkout that git does not ignore. */
export const files: string[] = execFileSync(
  "git",
  ["ls-files", "--cached", "--others", "--exclude-standard"],
  {
    encoding: "utf8",
  },
)
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

/** The TypeScript files. */
export const sources = files.filter((file) => /\.(ts|tsx|mts)$/.test(file));
/** Returns whether the file is a test, a test's environment or a benchmark. */
export const isTest = (file: string): boolean =>
  /\.(test|e2e)\.tsx?$/.test(file) ||
  file.startsWith("test/") ||
  file.startsWith("bench/") ||
  file.includes("/testing/");

const importPattern =
  /(?:^|\n)\s*(?:import|export)\s[^;'"]*?from\s+["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']\s*\)/g;

/** The source and target of an import or re-export. */
export interface Import {
  file: string;
  /** The specifier in the source. */
  specifier: string;
  typeOnly: boolean;
}

/**
 * Returns the imports and re-exports of a source file, including dynamic imports with a literal
 * path.
 */
export function importsOf(file: string): Import[] {
  const text = readFileSync(file, "utf8");
  return [...text.matchAll(importPattern)].map((match) => ({
    file,
    specifier: (match[1] ?? match[2]) as string,
    typeOnly: /^\s*(?:import|export)\s+type\s/.test(match[0]),
  }));
}

/** Returns the file of this repository that an import resolves to, or undefined for a library's. */
export function fileImported({ file, specifier }: Import): string | undefined {
  const [, area, path] = /^@vanfettle\/([^/]+)\/(.+)$/.exec(specifier) ?? [];
  if (area) {
    return [`packages/${area}/src/${path}.ts`, `packages/${area}/src/${path}.tsx`].find(fileExists);
  }
  if (!specifier.startsWith(".")) return undefined;
  return new URL(specifier, `file:///${file}`).pathname.slice(1);
}

/** Returns the package that a file belongs to, or else its top-level folder. */
export function areaOf(file: string): string {
  return /^packages\/([^/]+)\//.exec(file)?.[1] ?? file.split("/")[0] ?? file;
}

/**
 * Returns the package or top-level folder that an import leads to, or undefined for the file's own
 * or a library.
 */
export function areaImported(used: Import): string | undefined {
  const workspace = /^@vanfettle\/([^/]+)/.exec(used.specifier)?.[1];
  if (workspace) return workspace;
  const target = fileImported(used);
  const area = target && areaOf(target);
  return area === areaOf(used.file) ? undefined : area;
}
