import { spawn, type ChildProcess } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { freePort } from "../free-port.ts";

/** A database engine that cannot start. Its message says why, and what to do. */
export class EngineError extends Error {
  override readonly name = "EngineError";
}

export interface EngineProcess {
  endpoint: string;
  close: () => Promise<void>;
}

export interface EngineProcessOptions {
  /**
   * Returns a script for Node and its arguments. The script must exit when its standard input closes. If the engine is a
   * process of its own, the script prints its id.
   */
  script: (host: string, port: number) => [string, ...string[]];
  /** Whether a process that ends is started again. Not for a store in memory, whose loss it would hide. */
  restarts: boolean;
  /** What to do if the engine does not start. */
  advice?: string | undefined;
  log: (line: string) => void;
}

const startTimeoutMs = 10_000;
/** How often an engine may end before it listens. More often means that it cannot read its data. */
const maxEarlyEnds = 5;
const restartDelayMs = 100;
const closeTimeoutMs = 5_000;

/**
 * Returns a loopback address that no web page finds. An engine responds to anybody, and to pages of every site at that,
 * so it must not be where a page can look for it: of these addresses there are 16 million, each with its own ports. Only
 * Linux has more than one without being told.
 */
function hiddenHost(): string {
  const part = () => randomInt(1, 255);
  return process.platform === "linux" ? `127.${part()}.${part()}.${part()}` : "127.0.0.1";
}

/** Starts an engine on a free port. Throws an `EngineError` with the end of its error output if it does not start. */
export async function engineProcess({
  script,
  restarts,
  advice = "",
  log,
}: EngineProcessOptions): Promise<EngineProcess> {
  const host = hiddenHost();
  const port = await freePort(host);
  const endpoint = `http://${host}:${port}`;
  let closing = false;
  let started = false;
  let earlyEnds = 0;
  let errorOutput = "";
  let child = run();

  function run(): ChildProcess {
    // Detached, so that Ctrl-C in the terminal does not reach the engine before the requests in progress are done.
    const engine = spawn(process.execPath, script(host, port), { stdio: ["pipe", "pipe", "pipe"], detached: true });
    let output = "";
    let enginePid: number | undefined;
    engine.stdout?.once("data", (text: Buffer) => (enginePid = Number.parseInt(text.toString(), 10)));
    engine.stderr?.on("data", (text: Buffer) => (output = (output + text.toString()).slice(-500)));
    // The end of the engine is handled below.
    engine.stdin?.on("error", () => undefined);
    engine.on("exit", (_, signal) => {
      // The script was killed before it could end the engine, which would keep port and data from the next one.
      if (signal !== null && enginePid !== undefined) endProcess(enginePid);
    });
    engine.on("close", (code, signal) => {
      // A process that is ended before it has printed anything must not hide why the ones before it ended.
      errorOutput = output.trim() || errorOutput;
      if (closing || engine !== child) return;
      if (!started) earlyEnds += 1;
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
    if (Date.now() > deadline || (!restarts && child.exitCode !== null) || earlyEnds > maxEarlyEnds) {
      await close();
      throw new EngineError(`The database engine did not start. ${errorOutput} ${advice}`.replace(/\s+/g, " ").trim());
    }
    await delay(10);
  }
  started = true;
  return { endpoint, close };
}

/** Ends a process, unless it has ended already. */
export function endProcess(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It has ended.
  }
}

async function isListening(endpoint: string): Promise<boolean> {
  try {
    await fetch(endpoint, { signal: AbortSignal.timeout(1_000) });
    return true;
  } catch {
    return false;
  }
}
