import { readFileSync } from "node:fs";

/** Returns the stamp of completed work, or undefined without completed work. */
export function readStamp(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
