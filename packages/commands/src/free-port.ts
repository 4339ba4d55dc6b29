import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/**
 * The ports to choose from, below the ports for outgoing connections, which clients may take at any
 * time.
 */
const range = { from: 20_000, to: 32_000 };
const attempts = 50;

/**
 * Finds a port of a loopback address on which no server listens. It may be taken before it is used.
 */
export async function freePort(host = "127.0.0.1"): Promise<number> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const port = randomInt(range.from, range.to);
    if (await isFree(port, host)) return port;
  }
  throw new Error(`No free port was found from ${range.from} to ${range.to}.`);
}

function isFree(port: number, host: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const server = createServer();
  server.once("error", () => resolve(false));
  server.listen(port, host, () => server.close(() => resolve(true)));
  return promise;
}
