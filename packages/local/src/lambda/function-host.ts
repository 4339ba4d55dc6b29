import { availableParallelism } from "node:os";
import { FunctionFailure, type InvocationError } from "./messages.ts";
import { startSandbox, type Sandbox, type SandboxOptions } from "./sandbox.ts";

export type FunctionHost = ReturnType<typeof hostFunction>;

export interface FunctionHostOptions extends SandboxOptions {
  /** The maximum number of sandboxes; defaults to the number of cores. */
  maxSandboxes?: number;
}

/** The number of events in progress per sandbox from which another sandbox is started. */
const busySandboxEvents = 4;
/** The error of events that are cut off when the host closes; its type is the type of a crash. */
const stopped: InvocationError = { errorType: "Runtime.ExitError", errorMessage: "The function was stopped." };

/**
 * Runs a function in as many sandboxes as it needs. Each event goes to the least busy ready sandbox; when all are busy,
 * another is started in the background.
 */
export function hostFunction({ maxSandboxes = availableParallelism(), ...options }: FunctionHostOptions) {
  const sandboxes = new Set<Sandbox>();
  let closed = false;
  const usable = () => [...sandboxes].filter((sandbox) => !sandbox.isRetired());

  function start(): Sandbox {
    const sandbox = startSandbox(options, () => sandboxes.delete(sandbox));
    sandboxes.add(sandbox);
    return sandbox;
  }

  function leastBusy(): Sandbox {
    const all = usable();
    const ready = all.filter((sandbox) => sandbox.isReady());
    const [chosen] = (ready.length > 0 ? ready : all).toSorted((one, other) => one.inFlight() - other.inFlight());
    if (!chosen) return start();
    if (chosen.inFlight() >= busySandboxEvents && ready.length === all.length && all.length < maxSandboxes) start();
    return chosen;
  }

  return {
    /** Invokes the function; event and result are JSON text. Rejects with a `FunctionFailure`. */
    async invoke(event: string): Promise<string> {
      if (closed) throw new FunctionFailure(stopped);
      return leastBusy().invoke(event);
    },
    /** Loads the code before the first event. A load error fails the first invocation. */
    preload(): void {
      if (!closed && usable().length === 0) start();
    },
    /** Reloads the code for the next event. Events in progress finish with the old code. */
    reload(): void {
      for (const sandbox of sandboxes) sandbox.retire();
    },
    async close(): Promise<void> {
      closed = true;
      await Promise.all(Array.from(sandboxes, (sandbox) => sandbox.end(stopped)));
    },
  };
}
