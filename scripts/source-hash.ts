import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** Files that lie beside the sources without being part of what is built. */
const notBuilt = /(\.test\.tsx?|\.md)$/;

function filesUnder(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path)
    .filter((name) => name !== "node_modules")
    .sort();
  return names.flatMap((name) => filesUnder(join(path, name)));
}

/**
 * Returns one SHA-256 hash, in hex, over the names and contents of the files and of all files in the folders given.
 * A path that does not exist counts as an empty folder. Dates do not count, because a checkout changes every date.
 */
export function hashFiles(paths: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of paths.flatMap(filesUnder).filter((name) => !notBuilt.test(name))) {
    hash.update(file).update("\0").update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}
