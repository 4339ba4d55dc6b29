import { availableParallelism } from "node:os";
import { FunctionFailure, type InvocationError } from "./messages.ts";
import { startSandbox, type Sandbox, type SandboxOptions } from "./sandbox.ts";

export interface FunctionHost {
  /** Event and answer as JSON text. Rejects with a `FunctionFailure`. */
  invoke: (event: string) => Promise<string>;
  /** Loads the code before the first event; a fault in it shows at the first invocation. */
  warm: () => void;
  close: () => Promise<void>;
}

export interface FunctionHostOptions extends SandboxOptions {
  /** Sandboxes at most; as many as there are cores, unless told. */
  most?: number;
}

/** Events that one sandbox works on before another is started beside it. */
const fewEvents = 4;

/** By whoever closed the host. The name is that of a crash, since what was under way is lost alike. */
const stopped: InvocationError = { errorType: "Runtime.ExitError", errorMessage: "The function was stopped." };

/**
 * One function in as many sandboxes as it has use for: each event goes to the least busy of those that are ready, and
 * one more is started, behind the scenes, once they all have enough to do.
 */
export function hostFunction({ most = availableParallelism(), ...options }: FunctionHostOptions): FunctionHost {
  const open = new Set<Sandbox>();
  let closed = false;

  const usable = () => [...open].filter((sandbox) => !sandbox.isRetired());

  function start(): Sandbox {
    const sandbox = startSandbox(options, () => open.delete(sandbox));
    open.add(sandbox);
    return sandbox;
  }

  function leastBusy(): Sandbox {
    const all = usable();
    const ready = all.filter((sandbox) => sandbox.isReady());
    const [chosen] = (ready.length > 0 ? ready : all).toSorted((one, other) => one.busy() - other.busy());
    if (!chosen) return start();
    if (chosen.busy() >= fewEvents && ready.length === all.length && all.length < most) start();
    return chosen;
  }

  return {
    invoke: (event) => (closed ? Promise.reject(new FunctionFailure(stopped)) : leastBusy().invoke(event)),
    warm: () => {
      if (!closed && usable().length === 0) start();
    },
    close: async () => {
      closed = true;
      await Promise.all(Array.from(open, (sandbox) => sandbox.end(stopped)));
    },
  };
}
