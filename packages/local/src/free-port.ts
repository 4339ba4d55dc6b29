import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/**
 * Ports below those that systems hand out for outgoing connections. One of theirs may be taken by any client at any
 * time, and whoever is started again on the port it had would find it in use.
 */
const range = { from: 20_000, to: 32_000 };
const tries = 50;

/** A loopback port nobody listens on. It may be taken before its user gets there, who then has to ask again. */
export async function freePort(): Promise<number> {
  for (let left = tries; left > 0; left -= 1) {
    const port = randomInt(range.from, range.to);
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port was found from ${range.from} to ${range.to}.`);
}

function isFree(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const server = createServer();
  server.once("error", () => resolve(false));
  server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  return promise;
}
