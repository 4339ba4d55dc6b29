import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** Matches files next to the sources that are not part of the build. */
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
 * Returns a SHA-256 hash of the files' names and contents, also in folders. A missing path is an
 * empty folder.
 */
export function hashFiles(paths: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of paths.flatMap(filesUnder).filter((name) => !notBuilt.test(name))) {
    hash.update(file).update("\0").update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}
