import { spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

const main = fileURLToPath(new URL("../main.ts", import.meta.url));

export interface CommandResult {
  code: number | null;
  out: string;
  err: string;
}

interface RunOptions {
  input?: string;
  /** Presses Ctrl-C once standard error has these words. */
  interruptAt?: string;
}

/** Runs the command line in a separate process with only this environment. */
export async function runOps(
  args: readonly string[],
  env: Record<string, string>,
  { input = "", interruptAt }: RunOptions = {},
): Promise<CommandResult> {
  const always = {
    PATH: process.env["PATH"] ?? "",
    NODE_COMPILE_CACHE: join(tmpdir(), "ops-compile-cache"),
  };
  const child = spawn(process.execPath, [main, ...args], { env: { ...always, ...env } });
  child.stdin.end(input);
  if (interruptAt !== undefined) {
    child.stderr.on(
      "data",
      (chunk: Buffer) => chunk.toString().includes(interruptAt) && child.kill("SIGINT"),
    );
  }
  const [out, err] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit"),
  ]);
  return { code: child.exitCode, out, err };
}
