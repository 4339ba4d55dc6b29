import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { DeployedFunction } from "../assembly/functions.ts";
import { pipeLines, type LineSink } from "./function-log.ts";
import {
  FunctionFailure,
  type InvocationError,
  type WorkerMessage,
  type WorkerSettings,
} from "./messages.ts";

export interface SandboxOptions {
  deployed: Pick<DeployedFunction, "id" | "directory" | "handler" | "memoryMb" | "timeoutMs">;
  environment: Record<string, string>;
  log: LineSink;
  plainHttpHost?: string | undefined;
  /**
   * The load time in milliseconds that does not count towards an event's timeout, as on Lambda;
   * defaults to 10,000.
   */
  freeLoadMs?: number;
}

export type Sandbox = ReturnType<typeof startSandbox>;

interface Pending extends PromiseWithResolvers<string> {
  timer?: NodeJS.Timeout;
}

/**
 * Starts a function's code in a worker thread, with a separate environment and heap limit, for
 * concurrent events.
 */
export function startSandbox(options: SandboxOptions, onExit: () => void) {
  const { deployed, environment, log, plainHttpHost, freeLoadMs = 10_000 } = options;
  const { id: functionName, directory, handler, memoryMb, timeoutMs } = deployed;
  /** Never settles if the code cannot be loaded; the events in `pending` are then rejected. */
  const ready = Promise.withResolvers<void>();
  // After this time, Lambda restarts loading within the first event, and on the event's time.
  const freeLoad = delay(freeLoadMs, undefined, { ref: false });
  const pending = new Map<string, Pending>();
  let isReady = false;
  let isRetired = false;
  const worker = new Worker(new URL("./worker.ts", import.meta.url), {
    workerData: {
      directory,
      handler,
      functionName,
      memoryMb,
      plainHttpHost,
    } satisfies WorkerSettings,
    env: environment,
    execArgv: [],
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  pipeLines(worker.stdout, log);
  pipeLines(worker.stderr, log);
  worker.on("message", receive);
  worker.on("error", ({ name: errorType, message: errorMessage, stack }: Error) => {
    log(JSON.stringify({ level: "ERROR", errorType, errorMessage, stack }));
    void end({ errorType, errorMessage });
  });
  worker.on("exit", (code) => {
    void end({
      errorType: "Runtime.ExitError",
      errorMessage: `The function's runtime exited with code ${code}.`,
    });
    onExit();
  });
  worker.unref();

  function receive(message: WorkerMessage): void {
    if (message.kind === "load-failed") return void end(message.error);
    if (message.kind === "ready") {
      isReady = true;
      return ready.resolve();
    }
    const waiting = settle(message.id);
    if (message.kind === "result") waiting?.resolve(message.result);
    else waiting?.reject(new FunctionFailure(message.error));
  }

  function settle(id: string): Pending | undefined {
    const settled = pending.get(id);
    pending.delete(id);
    clearTimeout(settled?.timer);
    if (pending.size === 0) worker.unref();
    if (isRetired) retire();
    return settled;
  }

  /** Rejects the events in progress with `error`, and resolves when the thread has ended. */
  function end(error: InvocationError): Promise<unknown> {
    isRetired = true;
    for (const id of pending.keys()) settle(id)?.reject(new FunctionFailure(error));
    return worker.terminate();
  }

  /** Stops accepting events, and ends after the events in progress. */
  function retire(): void {
    isRetired = true;
    if (pending.size === 0) void worker.terminate();
  }

  function timeOut(id: string): void {
    // Other events in progress may still succeed, as in separate sandboxes on AWS; new events go to
    // another sandbox.
    isRetired = true;
    const errorMessage = `${id} Task timed out after ${(timeoutMs / 1000).toFixed(2)} seconds`;
    const error = { errorType: "Sandbox.Timedout", errorMessage };
    log(JSON.stringify({ level: "ERROR", ...error }));
    settle(id)?.reject(new FunctionFailure(error));
  }

  /**
   * Sends an event to the thread once it is ready. Its time starts then, or when the free load time
   * is over.
   */
  async function send(id: string, event: string): Promise<void> {
    if (!isReady) await Promise.race([ready.promise, freeLoad]);
    const waiting = pending.get(id);
    if (!waiting) return;
    const deadline = Date.now() + timeoutMs;
    waiting.timer = setTimeout(() => timeOut(id), timeoutMs);
    if (!isReady) await ready.promise;
    if (pending.has(id)) worker.postMessage({ id, event, deadline });
  }

  return {
    /** Invokes the function; event and result are JSON text. Rejects with a `FunctionFailure`. */
    invoke(event: string): Promise<string> {
      const id = randomUUID();
      const waiting: Pending = Promise.withResolvers<string>();
      pending.set(id, waiting);
      worker.ref();
      void send(id, event);
      return waiting.promise;
    },
    /**
     * Returns whether it accepts no more events, because it crashed, was ended, or an event timed
     * out.
     */
    isRetired: () => isRetired,
    retire,
    end,
  };
}
