import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

/** A script of this folder ended with an exit code other than 0. It has printed the reason itself. */
class ScriptFailed extends Error {}

/**
 * Runs a script of this folder in a process of its own and passes each line of its stdout to `log`; its stderr goes to
 * ours. Throws `ScriptFailed` when it ends with an exit code other than 0.
 */
export function runScript(script: string, args: string[], log: (line: string) => void): Promise<void> {
  const env: NodeJS.ProcessEnv = { ...process.env };
  delete env.NODE_ENV;
  const child = spawn(process.execPath, [script, ...args], { stdio: ["ignore", "pipe", "inherit"], env });
  createInterface({ input: child.stdout }).on("line", (line) => log(line.replace(/^\[\w+\] /, "")));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) =>
      code === 0 ? resolve() : reject(new ScriptFailed(`${script} ended with code ${code}.`)),
    );
  });
}

/** Ends this process with code 1 and one line, without a stack trace, when a script that `work` runs has failed. */
export async function exitOnFailedScript(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ScriptFailed)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
