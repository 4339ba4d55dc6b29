import { randomBytes } from "node:crypto";
import { readFileSync, renameSync, writeFileSync } from "node:fs";

/**
 * Returns the secret in a file, without the line break that an editor adds at its end. Makes and stores one if there is
 * no file; a process killed meanwhile leaves no part of one.
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
