import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { StartError } from "./settings.ts";

export const repository = fileURLToPath(new URL("../../../../", import.meta.url));

interface ScriptOptions {
  env?: Record<string, string>;
  signal: AbortSignal;
}

/** Runs a script of the repository with its output on this terminal. Throws a `StartError` if it fails. */
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
  // An abort is reported both by `once` and by the child; the child's event would otherwise be unhandled.
  child.on("error", () => undefined);
  const [code, exitSignal] = (await once(child, "exit", { signal })) as [number | null, string | null];
  if (code !== 0) throw new StartError(`${[script, ...args].join(" ")} ended with ${code ?? exitSignal}.`);
}
