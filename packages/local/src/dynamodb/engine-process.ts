import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { freePort } from "../free-port.ts";

export interface EngineProcess {
  endpoint: string;
  close: () => Promise<void>;
}

export interface EngineProcessOptions {
  /** What Node runs, for a port: a script and its arguments. It must end when its standard input does. */
  script: (port: number) => [string, ...string[]];
  /** A store in memory is lost with its process, so starting another would only hide that. */
  restarts: boolean;
  log: (line: string) => void;
}

const startLimitMs = 10_000;
const restartPauseMs = 100;

export async function engineProcess({ script, restarts, log }: EngineProcessOptions): Promise<EngineProcess> {
  const port = await freePort();
  const endpoint = `http://127.0.0.1:${port}`;
  let closing = false;
  let started = false;
  let lastWords = "";
  let child = run();

  function run(): ChildProcess {
    // A group of its own: Ctrl-C in the terminal must reach the engine after the requests under way, not before.
    const engine = spawn(process.execPath, script(port), { stdio: ["pipe", "ignore", "pipe"], detached: true });
    let said = "";
    engine.stderr?.on("data", (text: Buffer) => (said = (said + text.toString()).slice(-500)));
    // Writing to an engine that has just died is not news; its end is.
    engine.stdin?.on("error", () => undefined);
    engine.on("close", (code, signal) => {
      lastWords = said.trim();
      if (closing || engine !== child) return;
      if (started) log(`database engine ended (${signal ?? code}): ${lastWords}`);
      if (restarts) setTimeout(() => !closing && (child = run()), restartPauseMs);
    });
    return engine;
  }

  async function close(): Promise<void> {
    closing = true;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.stdin?.end();
    const patience = delay(5_000, "late", { ref: false });
    if ((await Promise.race([ended, patience])) === "late") child.kill("SIGKILL");
  }

  const limit = Date.now() + startLimitMs;
  while (!(await answers(endpoint))) {
    if (Date.now() > limit || (!restarts && child.exitCode !== null)) {
      await close();
      throw new Error(`The database engine did not start. ${lastWords}`);
    }
    await delay(10);
  }
  started = true;
  return { endpoint, close };
}

async function answers(endpoint: string): Promise<boolean> {
  try {
    await fetch(endpoint, { signal: AbortSignal.timeout(1_000) });
    return true;
  } catch {
    return false;
  }
}
