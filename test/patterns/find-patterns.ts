import { readFileSync } from "node:fs";
import { parseSync } from "vite";
import { fileImported, files, importsOf, isTest } from "../repository.ts";

/**
 * The source of a regular expression with its file and line, or only its file if it was built at
 * run time.
 */
export interface FoundPattern {
  where: string;
  pattern: RegExp;
}

/** The modules of packages that read input of strangers: the commands of the repository do not. */
const modules = files.filter(
  (file) => /^packages\/(?!commands\/)[^/]+\/src\/.*\.tsx?$/.test(file) && !isTest(file),
);

/** Returns every regular expression literal in the packages. */
export const literalPatterns = (): FoundPattern[] =>
  modules.flatMap((file) => {
    const text = readFileSync(file, "utf8");
    return literalsIn(parseSync(file, text).program).map(({ start, regex }) => ({
      where: `${file}:${text.slice(0, start).split("\n").length}`,
      pattern: new RegExp(regex.pattern, regex.flags),
    }));
  });

interface Literal {
  start: number;
  regex: { pattern: string; flags: string };
}

function literalsIn(node: unknown): Literal[] {
  if (typeof node !== "object" || node === null) return [];
  if ("type" in node && node.type === "Literal" && "regex" in node) {
    return [node as unknown as Literal];
  }
  return Object.values(node).flatMap(literalsIn);
}

/**
 * Returns whether a file belongs to a mock service. These build patterns from the developer's own
 * settings.
 */
const isStandIn = (file: string): boolean =>
  /^packages\/(?:local|text-service|vehicle-services)\//.test(file);

/** The modules that build regular expressions. */
export const builders = modules.filter(
  (file) => !isStandIn(file) && /\bRegExp\(/.test(readFileSync(file, "utf8")),
);

/**
 * Returns the regular expressions that are built while the building modules load, and while `run`
 * is executed.
 */
export async function builtPatterns(run: () => Promise<unknown>): Promise<FoundPattern[]> {
  const found = new Map<string, FoundPattern>();
  const NativeRegExp = globalThis.RegExp;
  globalThis.RegExp = new Proxy(NativeRegExp, {
    construct(target, [source, flags]: [string, string]) {
      const pattern = new target(source, flags);
      const where = new Set(
        Array.from(new Error().stack?.matchAll(/packages\/[^\s:?)]+\.ts/g) ?? [], ([file]) => file),
      );
      const known = found.get(String(pattern));
      if (where.size > 0 && !known) {
        found.set(String(pattern), { where: [...where].join(" < "), pattern });
      }
      return pattern;
    },
  });
  try {
    for (const file of modules.filter(
      (each) => builders.includes(each) || importsOf(each).some(isBuilder),
    )) {
      await import(/* @vite-ignore */ new URL(`../../${file}`, import.meta.url).href);
    }
    await run();
  } finally {
    globalThis.RegExp = NativeRegExp;
  }
  return [...found.values()];
}

const isBuilder = (used: Parameters<typeof fileImported>[0]): boolean =>
  builders.includes(fileImported(used) ?? "");
