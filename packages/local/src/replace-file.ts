import { renameSync, writeFileSync } from "node:fs";

/**
 * Replaces a file as a whole, even if the process is killed meanwhile. Only this user can read the
 * file.
 */
export function replaceFile(file: string, text: string): void {
  writeFileSync(`${file}.tmp`, text, { mode: 0o600 });
  renameSync(`${file}.tmp`, file);
}
