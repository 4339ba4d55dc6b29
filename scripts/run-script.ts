import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

/** Runs one of these scripts to its end and passes on its lines. What it says on stderr goes straight through. */
export function runScript(script: string, args: string[], log: (line: string) => void): Promise<void> {
  const env: NodeJS.ProcessEnv = { ...process.env };
  delete env.NODE_ENV;
  const child = spawn(process.execPath, [script, ...args], { stdio: ["ignore", "pipe", "inherit"], env });
  createInterface({ input: child.stdout }).on("line", (line) => log(line.replace(/^\[\w+\] /, "")));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => (code === 0 ? resolve() : reject(new Error(`${script} ended with code ${code}`))));
  });
}
