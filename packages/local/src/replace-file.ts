import { renameSync, writeFileSync } from "node:fs";

/**
 * Replaces a file, which only this user can read, as a whole: a process that is killed meanwhile leaves the old file or
 * none.
 */
export function replaceFile(file: string, text: string): void {
  writeFileSync(`${file}.tmp`, text, { mode: 0o600 });
  renameSync(`${file}.tmp`, file);
}
