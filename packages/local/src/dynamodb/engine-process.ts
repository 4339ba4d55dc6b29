import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { freePort } from "../free-port.ts";

export interface EngineProcess {
  endpoint: string;
  close: () => Promise<void>;
}

export interface EngineProcessOptions {
  /** Returns a script for Node and its arguments. The script must exit when its standard input closes. */
  script: (port: number) => [string, ...string[]];
  /** Whether a process that ends is started again. Not for a store in memory, whose loss it would hide. */
  restarts: boolean;
  log: (line: string) => void;
}

const startTimeoutMs = 10_000;
const restartDelayMs = 100;
const closeTimeoutMs = 5_000;

/** Starts an engine on a free port. Throws with the end of its error output if it does not start. */
export async function engineProcess({ script, restarts, log }: EngineProcessOptions): Promise<EngineProcess> {
  const port = await freePort();
  const endpoint = `http://127.0.0.1:${port}`;
  let closing = false;
  let started = false;
  let errorOutput = "";
  let child = run();

  function run(): ChildProcess {
    // Detached, so that Ctrl-C in the terminal does not reach the engine before the requests in progress are done.
    const engine = spawn(process.execPath, script(port), { stdio: ["pipe", "ignore", "pipe"], detached: true });
    let output = "";
    engine.stderr?.on("data", (text: Buffer) => (output = (output + text.toString()).slice(-500)));
    // The end of the engine is handled below.
    engine.stdin?.on("error", () => undefined);
    engine.on("close", (code, signal) => {
      errorOutput = output.trim();
      if (closing || engine !== child) return;
      if (started) log(`database engine ended (${signal ?? code}): ${errorOutput}`);
      if (restarts) setTimeout(() => !closing && (child = run()), restartDelayMs);
    });
    return engine;
  }

  async function close(): Promise<void> {
    closing = true;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.stdin?.end();
    const timeout = delay(closeTimeoutMs, "timeout", { ref: false });
    if ((await Promise.race([ended, timeout])) === "timeout") child.kill("SIGKILL");
  }

  const deadline = Date.now() + startTimeoutMs;
  while (!(await isListening(endpoint))) {
    if (Date.now() > deadline || (!restarts && child.exitCode !== null)) {
      await close();
      throw new Error(`The database engine did not start. ${errorOutput}`);
    }
    await delay(10);
  }
  started = true;
  return { endpoint, close };
}

async function isListening(endpoint: string): Promise<boolean> {
  try {
    await fetch(endpoint, { signal: AbortSignal.timeout(1_000) });
    return true;
  } catch {
    return false;
  }
}
