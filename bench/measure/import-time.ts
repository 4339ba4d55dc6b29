import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Imports a bundle in a new process and returns the milliseconds that `import()` took. */
export async function importTime(file: string, env: Record<string, string> = {}): Promise<number> {
  const code = `const t = performance.now(); await import(${JSON.stringify(`file://${file}`)}); const ms = performance.now() - t; process.stdout.write("\\n" + ms + "\\n", () => process.exit(0));`;
  const { stdout } = await run(process.execPath, ["--input-type=module", "-e", code], {
    env: { PATH: process.env["PATH"], NODE_ENV: "production", ...env },
  });
  return Number(stdout.trim().split("\n").at(-1));
}
