import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { StartError } from "./settings.ts";

export const repository = fileURLToPath(new URL("../../../../", import.meta.url));

interface ScriptOptions {
  env?: Record<string, string>;
  signal: AbortSignal;
}

/**
 * Runs a script of the repository with its output on this terminal. Throws a `StartError` if it
 * fails.
 */
export async function runOnTerminal(
  script: string,
  args: string[],
  { env = {}, signal }: ScriptOptions,
): Promise<void> {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: repository,
    env: { ...process.env, ...env },
    stdio: ["ignore", "inherit", "inherit"],
    signal,
  });
  // An abort is reported both by `once` and by the child; the child's event would otherwise be
  // unhandled.
  child.on("error", () => undefined);
  const [code, exitSignal] = (await once(child, "exit", { signal })) as [
    number | null,
    string | null,
  ];
  if (code !== 0) {
    throw new StartError(`${[script, ...args].join(" ")} ended with ${code ?? exitSignal}.`);
  }
}

interface Work {
  /** The file of the stamp, which holds the hash of the sources of the completed work. */
  stamp: string;
  hash: string;
  /** True if the result is missing, whatever the stamp. */
  isMissing: boolean;
}

/**
 * Runs the work if its result is missing or its sources have changed, and then writes the stamp.
 */
export async function runIfStale(
  { stamp, hash, isMissing }: Work,
  run: () => Promise<void>,
): Promise<void> {
  if (!isMissing && existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return;
  // The stamp of earlier work must not cover interrupted work.
  rmSync(stamp, { force: true });
  await run();
  writeFileSync(stamp, hash);
}
