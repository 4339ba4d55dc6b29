import { copyFileSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { DeployedFunction } from "./assembly/functions.ts";

/**
 * Additional files for a function's code, keyed by the end of the function's name. Deployed code
 * does not have them.
 */
export type FilesBesideCode = Record<string, readonly string[]>;

/**
 * Copies the functions' code to the data folder or a temporary one, because the next build replaces
 * the assembly.
 */
export function bootedCode<F extends Pick<DeployedFunction, "id" | "name" | "directory">>(
  functions: readonly F[],
  { dataDir, filesBesideCode = {} }: { dataDir?: string; filesBesideCode?: FilesBesideCode },
) {
  const folder =
    dataDir === undefined ? mkdtempSync(join(tmpdir(), "booted-")) : join(dataDir, "booted");
  const remove = () => rmSync(folder, { recursive: true, force: true });
  // A killed site leaves its copy behind.
  remove();
  const beside = (name: string) =>
    Object.entries(filesBesideCode).flatMap(([ending, files]) =>
      name.endsWith(`-${ending}`) ? files : [],
    );
  const copies = functions.map((deployed) => {
    const directory = join(folder, deployed.id);
    cpSync(deployed.directory, directory, { recursive: true, dereference: true });
    for (const file of beside(deployed.name)) copyFileSync(file, join(directory, basename(file)));
    return { ...deployed, directory };
  });
  return { functions: copies, remove };
}
