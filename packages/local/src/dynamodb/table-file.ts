import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { EngineError } from "./engine-process.ts";

/** SQLite's codes for damaged pages, and for a file of another kind. */
const damageCodes = [11, 26];

/**
 * Throws an `EngineError` if the pages of an existing table file are damaged, which requests would
 * notice only later. Waits for an engine that is ending, and leaves a table that stays in use to
 * the engine.
 */
export function checkTableFile(file: string, { waitMs = 5_000 } = {}): void {
  const problem = existsSync(file) ? problemOf(file, waitMs) : undefined;
  if (problem === undefined) return;
  throw new EngineError(
    `The table in ${file} is damaged: ${problem}. Restore the file from a copy. Or move it away, with the files of the same name that end in -wal and -shm, to start with an empty table.`,
  );
}

function problemOf(file: string, waitMs: number): string | undefined {
  try {
    const database = new DatabaseSync(file, { timeout: waitMs });
    try {
      const { quick_check: result } = database.prepare("PRAGMA quick_check(1)").get() ?? {};
      return result === "ok" ? undefined : String(result).split("\n").at(-1);
    } finally {
      database.close();
    }
  } catch (error) {
    const { errcode = 0, message } = error as Error & { errcode?: number };
    return damageCodes.includes(errcode) ? message : undefined;
  }
}
