import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";

interface Work {
  /** The file of the stamp, which holds the hash of the sources of the completed work. */
  stamp: string;
  hash: string;
  /** True if the result is missing, whatever the stamp. */
  isMissing: boolean;
}

/** Runs the work if its result is missing or its sources have changed, and then writes the stamp. */
export async function runIfStale({ stamp, hash, isMissing }: Work, run: () => Promise<void>): Promise<void> {
  if (!isMissing && existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return;
  // The stamp of earlier work must not cover interrupted work.
  rmSync(stamp, { force: true });
  await run();
  writeFileSync(stamp, hash);
}
