import { copyFileSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

/**
 * Keeps a copy of the booted code, because the next build replaces the assembly's folders while the site runs, and
 * functions are loaded at their first event. The copy is in the data folder, or else in a temporary folder.
 */
export function bootedCode(dataDir: string | undefined) {
  const folder = dataDir === undefined ? mkdtempSync(join(tmpdir(), "booted-")) : join(dataDir, "booted");
  const remove = () => rmSync(folder, { recursive: true, force: true });
  // A killed site leaves its copy behind.
  remove();
  return {
    /** Copies a function's code and additional files. Returns the folder of the copy. */
    copy(functionId: string, directory: string, filesBeside: readonly string[]): string {
      const copy = join(folder, functionId);
      cpSync(directory, copy, { recursive: true, dereference: true });
      for (const file of filesBeside) copyFileSync(file, join(copy, basename(file)));
      return copy;
    },
    remove,
  };
}
