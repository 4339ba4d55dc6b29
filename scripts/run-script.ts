import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

/** A script in this folder that exited with a code other than 0. It has already printed the reason. */
class ScriptFailed extends Error {}

/**
 * Runs a script in this folder in a child process. Passes each line of its stdout to `log`; inherits stderr. Throws
 * `ScriptFailed` for an exit code other than 0.
 */
export function runScript(script: string, args: string[], log: (line: string) => void): Promise<void> {
  const env: NodeJS.ProcessEnv = { ...process.env };
  delete env.NODE_ENV;
  const child = spawn(process.execPath, [script, ...args], { stdio: ["ignore", "pipe", "inherit"], env });
  createInterface({ input: child.stdout }).on("line", (line) => log(line.replace(/^\[\w+\] /, "")));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) =>
      code === 0 ? resolve() : reject(new ScriptFailed(`${script} exited with code ${code}.`)),
    );
  });
}

/** Runs `work`. If a script fails, exits this process with code 1 and a single line, without a stack trace. */
export async function exitOnFailedScript(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ScriptFailed)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
