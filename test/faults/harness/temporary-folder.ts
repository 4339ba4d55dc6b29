import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A folder that is gone with the test process. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "faults-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
