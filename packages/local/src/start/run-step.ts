import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { StartError } from "./settings.ts";

export const repository = fileURLToPath(new URL("../../../../", import.meta.url));

export interface StepOptions {
  env?: Record<string, string>;
  signal: AbortSignal;
}

/** Runs one of the repository's scripts to its end, with its lines on this terminal. */
export async function runStep(script: string, args: string[], { env = {}, signal }: StepOptions): Promise<void> {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: repository,
    env: { ...process.env, ...env },
    stdio: ["ignore", "inherit", "inherit"],
    signal,
  });
  const [code, by] = (await once(child, "exit", { signal })) as [number | null, string | null];
  if (code !== 0) throw new StartError(`${[script, ...args].join(" ")} ended with ${code ?? by}.`);
}
