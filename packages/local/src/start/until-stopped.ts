import { StartError } from "./settings.ts";

const closeTimeoutMs = 8_000;

/**
 * Runs until a termination signal, then closes. Ignores further signals: Ctrl-C under npm arrives
 * twice.
 */
export async function untilStopped(
  start: (signal: AbortSignal) => Promise<{ close: () => Promise<void> }>,
): Promise<void> {
  if (Number.parseInt(process.versions.node, 10) < 24) {
    console.error(
      `This requires Node 24, which \`npm start\` uses; you are running ${process.versions.node}.`,
    );
    process.exit(1);
  }
  // The same time zone as Lambda.
  process.env.TZ = "UTC";
  // `npm start | head` must not end in a stack trace.
  process.stdout.on("error", () => undefined);
  const stop = new AbortController();
  const stopped = Promise.withResolvers<void>();
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(name, () => {
      setTimeout(() => process.exit(1), closeTimeoutMs).unref();
      stop.abort();
      stopped.resolve();
    });
  }
  try {
    const running = await start(stop.signal);
    await stopped.promise;
    await running.close();
    process.exit(0);
  } catch (error) {
    if (stop.signal.aborted) process.exit(0);
    console.error(error instanceof StartError ? error.message : error);
    process.exit(1);
  }
}
