import { randomUUID } from "node:crypto";
import { Worker } from "node:worker_threads";
import type { DeployedFunction } from "../assembly/functions.ts";
import type { LineSink } from "./function-log.ts";
import { pipeLines } from "./function-log.ts";
import { FunctionFailure, type InvocationError, type WorkerAnswer, type WorkerSettings } from "./messages.ts";

export interface SandboxOptions {
  deployed: Omit<DeployedFunction, "name" | "reservedConcurrency">;
  environment: Record<string, string>;
  log: LineSink;
  plainHttpHost?: string | undefined;
  /** Told of each call to DynamoDB that was turned away. */
  onTableThrottle?: (operation: string) => void;
}

export interface Sandbox {
  /** Event and answer as JSON text. Rejects with a `FunctionFailure`. */
  invoke: (event: string) => Promise<string>;
  /** Events under way. */
  busy: () => number;
  isReady: () => boolean;
  /** Takes no more events: it crashed, was ended, or let an event run over its time. */
  isRetired: () => boolean;
  /** Whoever waits is told; done when the thread is gone. */
  end: (error: InvocationError) => Promise<unknown>;
}

interface Pending {
  resolve(answer: string): void;
  reject(error: FunctionFailure): void;
  timer?: NodeJS.Timeout;
}

const loadLimitMs = 10_000;

function timedOut(what: string, ms: number): InvocationError {
  return { errorType: "Sandbox.Timedout", errorMessage: `${what} timed out after ${(ms / 1000).toFixed(2)} seconds` };
}

/**
 * A function's code in a worker thread: threads pass text in microseconds, have an environment and a heap limit of
 * their own, can be ended in the middle of a loop, and cannot outlive this process. Unlike Lambda's, it serves several
 * events at once.
 */
export function startSandbox(options: SandboxOptions, onGone: () => void): Sandbox {
  const { deployed, environment, log, plainHttpHost, onTableThrottle } = options;
  /** Never settles if the code cannot be loaded; whoever waits is told through `pending`. */
  const ready = Promise.withResolvers<void>();
  const pending = new Map<string, Pending>();
  let isReady = false;
  let isRetired = false;
  const workerData: WorkerSettings = {
    directory: deployed.directory,
    handler: deployed.handler,
    functionName: deployed.id,
    functionArn: `arn:aws:lambda:${deployed.region}:000000000000:function:${deployed.id}`,
    memoryMb: deployed.memoryMb,
    plainHttpHost,
  };
  const worker = new Worker(new URL("./worker.ts", import.meta.url), {
    workerData,
    env: environment,
    execArgv: [],
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: deployed.memoryMb },
  });
  const loading = setTimeout(() => void end(timedOut("Loading the code", loadLimitMs)), loadLimitMs).unref();
  pipeLines(worker.stdout, log);
  pipeLines(worker.stderr, log);
  worker.on("message", receive);
  worker.on("error", (error: Error) => {
    log(JSON.stringify({ level: "ERROR", errorType: error.name, errorMessage: error.message, stack: error.stack }));
    void end({ errorType: error.name, errorMessage: error.message });
  });
  worker.on("exit", (code) => {
    const errorMessage = `The function's runtime exited with code ${code}.`;
    void end({ errorType: "Runtime.ExitError", errorMessage });
    onGone();
  });
  worker.unref();

  function receive(answer: WorkerAnswer): void {
    if (answer.kind === "table-throttle") return onTableThrottle?.(answer.operation);
    if (answer.kind === "failed") return void end(answer.error);
    if (answer.kind === "ready") {
      clearTimeout(loading);
      isReady = true;
      return ready.resolve();
    }
    const waiting = settle(answer.id);
    if (answer.kind === "answer") waiting?.resolve(answer.answer);
    else waiting?.reject(new FunctionFailure(answer.error));
  }

  function settle(id: string): Pending | undefined {
    const settled = pending.get(id);
    pending.delete(id);
    if (settled) clearTimeout(settled.timer);
    if (pending.size === 0) worker.unref();
    if (isRetired && pending.size === 0) void worker.terminate();
    return settled;
  }

  function end(error: InvocationError): Promise<unknown> {
    isRetired = true;
    clearTimeout(loading);
    for (const id of pending.keys()) settle(id)?.reject(new FunctionFailure(error));
    return worker.terminate();
  }

  function expire(id: string): void {
    // Its other events may still end well, as they would in sandboxes of their own; new ones go elsewhere.
    isRetired = true;
    const error = timedOut(`${id} Task`, deployed.timeoutMs);
    log(JSON.stringify({ level: "ERROR", ...error }));
    settle(id)?.reject(new FunctionFailure(error));
  }

  function invoke(event: string): Promise<string> {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const id = randomUUID();
    const waiting: Pending = { resolve, reject };
    pending.set(id, waiting);
    worker.ref();
    void ready.promise.then(() => {
      if (!pending.has(id)) return;
      // As on AWS, the time it took to load the code is not the event's.
      waiting.timer = setTimeout(() => expire(id), deployed.timeoutMs);
      worker.postMessage({ id, event, deadline: Date.now() + deployed.timeoutMs });
    });
    return promise;
  }

  return { invoke, busy: () => pending.size, isReady: () => isReady, isRetired: () => isRetired, end };
}
