import { readFileSync } from "node:fs";
import { fileImported, importsOf, isTest, sources } from "../../../../test/repository.ts";

const storageFile = "packages/web/src/ui/device-storage.ts";

/** The files of web that may write to the storage. */
export const production = sources.filter(
  (file) => file.startsWith("packages/web/") && !isTest(file) && file !== storageFile,
);

export const textOf = (file: string): string => readFileSync(file, "utf8");
export const withoutComments = (text: string): string =>
  text.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, "");

/** Returns the exported functions of a file that return something, by their declared types. */
const functionsWithResult = (text: string): string[] =>
  [
    ...text.matchAll(
      /^export (?:async )?(?:function (\w+)|const (\w+) = )\([^]*?\n?\): (?!void\b)/gm,
    ),
  ].map((match) => (match[1] ?? match[2]) as string);

/** Returns whether a file calls a function whose result tells whether a text was stored. */
const callsAny = (text: string, names: readonly string[]): boolean =>
  new RegExp(String.raw`\b(?:${names.join("|")})\(`).test(text);

/**
 * Returns the functions that return the result of a write, by file: those of the storage and, over
 * all imports, those that call them.
 */
export function findWriters(): Map<string, string[]> {
  const writers = new Map([[storageFile, ["storeText", "canStore"]]]);
  for (let before = 0; before < writers.size;) {
    before = writers.size;
    for (const file of production.filter((each) => each.endsWith(".ts") && !writers.has(each))) {
      const names = namesUsed(file, writers);
      const text = withoutComments(textOf(file));
      if (names.length === 0 || !callsAny(text, names)) continue;
      writers.set(file, functionsThatWrite(text, names));
    }
  }
  return writers;
}

/** Returns the writers that a file imports. */
export const namesUsed = (
  file: string,
  writers: ReadonlyMap<string, readonly string[]>,
): string[] => {
  const text = textOf(file);
  return importsOf(file)
    .flatMap((used) => writers.get(fileImported(used) ?? "") ?? [])
    .filter((name) => new RegExp(String.raw`\b${name}\b`).test(text));
};

/** Returns the exported functions with a result that call a writer, also through a private one. */
function functionsThatWrite(text: string, names: readonly string[]): string[] {
  const declarations = text.split(/\n(?=(?:export )?(?:async )?(?:function|const|let) )/);
  const found = new Set(names);
  for (let before = 0; before < found.size;) {
    before = found.size;
    for (const declaration of declarations) {
      const name = /^(?:export )?(?:async )?(?:function|const) (\w+)/.exec(declaration)?.[1];
      if (name && callsAny(declaration, [...found])) found.add(name);
    }
  }
  // A hook returns its state, and tells of writes itself.
  return functionsWithResult(text).filter(
    (name) => found.has(name) && !names.includes(name) && !/^use[A-Z]/.test(name),
  );
}
