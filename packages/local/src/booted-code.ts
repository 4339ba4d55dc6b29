import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface BootedCode {
  /** Copies the code of a function. Returns the folder of the copy. */
  copy: (functionId: string, directory: string) => string;
  remove: () => void;
}

/**
 * Keeps the code that was booted, as the next build replaces the folders of the assembly while the site runs, and
 * functions are loaded as late as their first event. It is in the data folder, or else in a temporary one.
 */
export function bootedCode(dataDir: string | undefined): BootedCode {
  const folder = dataDir === undefined ? mkdtempSync(join(tmpdir(), "booted-")) : join(dataDir, "booted");
  const remove = () => rmSync(folder, { recursive: true, force: true });
  // A killed site leaves its copy.
  remove();
  return {
    copy(functionId, directory) {
      const copy = join(folder, functionId);
      cpSync(directory, copy, { recursive: true, dereference: true });
      return copy;
    },
    remove,
  };
}
