import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/**
 * A script in this folder that exited with a code other than 0. It has already printed the reason.
 */
class ScriptFailed extends Error {}

/**
 * Runs a script in a child process with its stdout in `log`. Throws `ScriptFailed` for an exit code
 * other than 0.
 */
export async function runScript(
  script: string,
  args: string[],
  log: (line: string) => void,
): Promise<void> {
  const env: NodeJS.ProcessEnv = { ...process.env };
  delete env.NODE_ENV;
  const child = spawn(process.execPath, [script, ...args], {
    stdio: ["ignore", "pipe", "inherit"],
    env,
  });
  createInterface({ input: child.stdout }).on("line", (line) => log(line.replace(/^\[\w+\] /, "")));
  const [code] = (await once(child, "close")) as [number | null];
  if (code !== 0) throw new ScriptFailed(`${script} exited with code ${code}.`);
}

/**
 * Runs `work`. If a script fails, exits this process with code 1 and a single line, without a stack
 * trace.
 */
export async function exitOnFailedScript(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ScriptFailed)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
