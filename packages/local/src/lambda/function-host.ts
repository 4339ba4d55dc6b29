import { FunctionFailure, type InvocationError } from "./messages.ts";
import { startSandbox, type Sandbox, type SandboxOptions } from "./sandbox.ts";

export type FunctionHost = ReturnType<typeof hostFunction>;

/** The error of events that are cut off when the host closes; its type is the type of a crash. */
const stopped: InvocationError = {
  errorType: "Runtime.ExitError",
  errorMessage: "The function was stopped.",
};

/**
 * Runs a function in a sandbox, which another replaces after a crash, a timeout or a change of its
 * code.
 */
export function hostFunction(options: SandboxOptions) {
  /** The sandbox for new events, and the sandboxes that only finish their events. */
  const sandboxes = new Set<Sandbox>();
  let closed = false;

  function current(): Sandbox {
    const usable = [...sandboxes].find((each) => !each.isRetired());
    const sandbox = usable ?? startSandbox(options, () => sandboxes.delete(sandbox));
    sandboxes.add(sandbox);
    return sandbox;
  }

  return {
    /** Invokes the function; event and result are JSON text. Rejects with a `FunctionFailure`. */
    async invoke(event: string): Promise<string> {
      if (closed) throw new FunctionFailure(stopped);
      return current().invoke(event);
    },
    /** Loads the code before the first event. A load error fails the first invocation. */
    preload(): void {
      if (!closed) current();
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
