import { randomBytes } from "node:crypto";
import { readFileSync, renameSync, writeFileSync } from "node:fs";

/**
 * Returns the secret in a file, without the trailing line break that editors add. Creates the file with a new secret if
 * it does not exist; a process killed meanwhile leaves no partial file.
 */
export function storedSecret(file: string): string {
  try {
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
  const secret = randomBytes(32).toString("hex");
  writeFileSync(`${file}.tmp`, secret, { mode: 0o600 });
  renameSync(`${file}.tmp`, file);
  return secret;
}
