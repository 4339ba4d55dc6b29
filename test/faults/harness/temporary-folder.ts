import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Creates a folder that is removed when the test process ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "faults-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
