/** A child process's response to a message: the handler's result, or the stack of its error. */
export interface ServedMessage {
  result?: unknown;
  error?: string;
}

/**
 * Responds to the parent's messages with the results of `handle`, and ends this process when the
 * parent disconnects.
 */
export function serveMessages<M>(
  handle: (message: M) => unknown,
  close?: () => Promise<void>,
): void {
  const send = (message: ServedMessage) => process.send?.(message);
  process.on("message", (message: M) => {
    Promise.resolve()
      .then(() => handle(message))
      .then(
        (result) => send({ result: result ?? null }),
        (error: unknown) =>
          send({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
      );
  });
  process.once("disconnect", () => {
    const end = () => process.exit(0);
    Promise.resolve(close?.()).then(end, end);
  });
}
