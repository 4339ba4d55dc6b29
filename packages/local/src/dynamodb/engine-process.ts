import { spawn, type ChildProcess } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { freePort } from "@vanfettle/commands/free-port";

/**
 * The error of a database engine that cannot start. Its message gives the reason and the remedy.
 */
export class EngineError extends Error {
  override readonly name = "EngineError";
}

export interface EngineProcessOptions {
  /**
   * Returns a script for Node and its arguments. The script must exit when its standard input
   * closes. If it runs the engine as a child process, it prints the child's id.
   */
  script: (host: string, port: number) => string[];
  /**
   * True to restart a process that ends. Do not set it for a store in memory, whose loss would go
   * unnoticed.
   */
  restarts: boolean;
  advice?: string | undefined;
  log: (line: string) => void;
}

const startTimeoutMs = 10_000;
/**
 * The number of exits before listening that are tolerated. Beyond it, the engine cannot read its
 * data.
 */
const maxEarlyEnds = 5;
const restartDelayMs = 100;
const closeTimeoutMs = 5_000;

/**
 * Returns a loopback address that web pages, whose requests engines accept, cannot guess. Linux has
 * 16 million.
 */
function hiddenHost(): string {
  const part = () => randomInt(1, 255);
  return process.platform === "linux" ? `127.${part()}.${part()}.${part()}` : "127.0.0.1";
}

/**
 * Starts an engine on a free port. Throws an `EngineError` with the end of its error output if it
 * does not start.
 */
export async function engineProcess({ script, restarts, advice = "", log }: EngineProcessOptions) {
  const host = hiddenHost();
  const port = await freePort(host);
  const endpoint = `http://${host}:${port}`;
  let closing = false;
  let started = false;
  let earlyEnds = 0;
  let errorOutput = "";
  let child = run();

  function run(): ChildProcess {
    // Detached, so that Ctrl-C in the terminal does not reach the engine before the requests in
    // progress are done.
    const engine = spawn(process.execPath, script(host, port), {
      stdio: ["pipe", "pipe", "pipe"],
      detached: true,
    });
    let output = "";
    let enginePid: number | undefined;
    engine.stdout?.once("data", (text: Buffer) => {
      enginePid = Number.parseInt(text.toString(), 10);
    });
    engine.stderr?.on("data", (text: Buffer) => {
      output = (output + text.toString()).slice(-500);
    });
    // The exit of the engine is handled below.
    engine.stdin?.on("error", () => undefined);
    engine.on("exit", (_, signal) => {
      // The script was killed before it could end the engine, which would block port and data for
      // the next engine.
      if (signal !== null && enginePid !== undefined) endProcess(enginePid);
    });
    engine.on("close", (code, signal) => {
      // A process that exits without output must not hide the reason of earlier exits.
      errorOutput = output.trim() || errorOutput;
      if (closing || engine !== child) return;
      if (started) log(`database engine ended (${signal ?? code}): ${errorOutput}`);
      else earlyEnds += 1;
      if (restarts) setTimeout(restart, restartDelayMs);
    });
    return engine;
  }

  function restart(): void {
    if (!closing) child = run();
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
    const hasEnded = !restarts && child.exitCode !== null;
    if (hasEnded || earlyEnds > maxEarlyEnds || Date.now() > deadline) {
      await close();
      const reason = `The database engine did not start. ${errorOutput} ${advice}`;
      throw new EngineError(reason.replace(/\s+/g, " ").trim());
    }
    await delay(10);
  }
  started = true;
  return { endpoint, close };
}

/** Ends a process, if it is still running. */
export function endProcess(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // The process has already ended.
  }
}

const isListening = (endpoint: string): Promise<boolean> =>
  fetch(endpoint, { signal: AbortSignal.timeout(1_000) }).then(
    () => true,
    () => false,
  );
