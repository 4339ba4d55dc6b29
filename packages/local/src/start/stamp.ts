import { readFileSync } from "node:fs";

/** Returns the stamp of work that was completed, or undefined if none was. */
export function readStamp(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
