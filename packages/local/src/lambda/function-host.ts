import { randomUUID } from "node:crypto";
import { Worker } from "node:worker_threads";
import type { DeployedFunction } from "../assembly/functions.ts";
import type { LineSink } from "./function-log.ts";
import { pipeLines } from "./function-log.ts";
import { FunctionFailure, type InvocationError, type WorkerAnswer, type WorkerSettings } from "./messages.ts";

export interface FunctionHost {
  /** Event and answer as JSON text. Rejects with a `FunctionFailure`. */
  invoke: (event: string) => Promise<string>;
  /** Loads the code before the first event; a fault in it shows at the first invocation. */
  warm: () => void;
  close: () => Promise<void>;
}

export interface FunctionHostOptions {
  deployed: Omit<DeployedFunction, "name" | "reservedConcurrency">;
  environment: Record<string, string>;
  log: LineSink;
  plainHttpHost?: string | undefined;
  /** Told of each call to DynamoDB that was turned away. */
  onTableThrottle?: (operation: string) => void;
}

interface Pending {
  resolve(answer: string): void;
  reject(error: FunctionFailure): void;
  timer?: NodeJS.Timeout;
}

interface Sandbox {
  worker: Worker;
  /** Never settles if the code cannot be loaded; whoever waits is told through `pending`. */
  ready: PromiseWithResolvers<void>;
  loading: NodeJS.Timeout;
  pending: Map<string, Pending>;
  retired: boolean;
}

const loadLimitMs = 10_000;

/** By whoever closed the host. The name is that of a crash, since what was under way is lost alike. */
const stopped: InvocationError = { errorType: "Runtime.ExitError", errorMessage: "The function was stopped." };

function timedOut(what: string, ms: number): InvocationError {
  return { errorType: "Sandbox.Timedout", errorMessage: `${what} timed out after ${(ms / 1000).toFixed(2)} seconds` };
}

/**
 * One function in a worker thread: threads pass text in microseconds, have an environment and a heap limit of their
 * own, can be ended in the middle of a loop, and cannot outlive this process. Unlike Lambda, where each sandbox
 * serves one event at a time, one worker serves all events of its function at once.
 */
export function hostFunction(options: FunctionHostOptions): FunctionHost {
  const { deployed, environment, log, plainHttpHost, onTableThrottle } = options;
  let current: Sandbox | undefined;
  let closed = false;
  const open = new Set<Sandbox>();

  function sandbox(): Sandbox {
    if (current && !current.retired) return current;
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
    const started: Sandbox = {
      worker,
      ready: Promise.withResolvers<void>(),
      loading: setTimeout(() => end(started, timedOut("Loading the code", loadLimitMs)), loadLimitMs).unref(),
      pending: new Map(),
      retired: false,
    };
    pipeLines(worker.stdout, log);
    pipeLines(worker.stderr, log);
    worker.on("message", (answer: WorkerAnswer) => receive(started, answer));
    worker.on("error", (error: Error) => {
      log(JSON.stringify({ level: "ERROR", errorType: error.name, errorMessage: error.message, stack: error.stack }));
      end(started, { errorType: error.name, errorMessage: error.message });
    });
    worker.on("exit", (code) => {
      end(started, {
        errorType: "Runtime.ExitError",
        errorMessage: `The function's runtime exited with code ${code}.`,
      });
      open.delete(started);
    });
    worker.unref();
    open.add(started);
    current = started;
    return started;
  }

  function receive(from: Sandbox, answer: WorkerAnswer): void {
    if (answer.kind === "ready") {
      clearTimeout(from.loading);
      return from.ready.resolve();
    }
    if (answer.kind === "failed") return end(from, answer.error);
    if (answer.kind === "table-throttle") return onTableThrottle?.(answer.operation);
    const pending = settle(from, answer.id);
    if (answer.kind === "answer") pending?.resolve(answer.answer);
    else pending?.reject(new FunctionFailure(answer.error));
  }

  function settle(from: Sandbox, id: string): Pending | undefined {
    const pending = from.pending.get(id);
    from.pending.delete(id);
    if (pending) clearTimeout(pending.timer);
    if (from.pending.size === 0) from.worker.unref();
    if (from.retired && from.pending.size === 0) void from.worker.terminate();
    return pending;
  }

  /** The sandbox is lost: whoever waits on it is told, and the next event gets a new one. */
  function end(lost: Sandbox, error: InvocationError): void {
    lost.retired = true;
    clearTimeout(lost.loading);
    for (const id of lost.pending.keys()) settle(lost, id)?.reject(new FunctionFailure(error));
    void lost.worker.terminate();
  }

  function expire(late: Sandbox, id: string): void {
    // Its other events may still end well, as they would in sandboxes of their own; new ones go elsewhere.
    late.retired = true;
    const error = timedOut(`${id} Task`, deployed.timeoutMs);
    log(JSON.stringify({ level: "ERROR", ...error }));
    settle(late, id)?.reject(new FunctionFailure(error));
  }

  function invoke(event: string): Promise<string> {
    if (closed) return Promise.reject(new FunctionFailure(stopped));
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const to = sandbox();
    const id = randomUUID();
    const pending: Pending = { resolve, reject };
    to.pending.set(id, pending);
    to.worker.ref();
    void to.ready.promise.then(() => {
      if (!to.pending.has(id)) return;
      // As on AWS, the time it took to load the code is not the event's.
      pending.timer = setTimeout(() => expire(to, id), deployed.timeoutMs);
      to.worker.postMessage({ id, event, deadline: Date.now() + deployed.timeoutMs });
    });
    return promise;
  }

  return {
    invoke,
    warm: () => {
      if (!closed) sandbox();
    },
    close: async () => {
      closed = true;
      await Promise.all(
        [...open].map((sandbox) => {
          end(sandbox, stopped);
          return sandbox.worker.terminate();
        }),
      );
    },
  };
}
