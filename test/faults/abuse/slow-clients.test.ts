import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isLong } from "../../suite-length.ts";
import { openConnection, receiveUntilClosed, statusOf } from "../harness/raw-request.ts";
import { bootSite, type Site } from "../harness/site.ts";
import { temporaryFolder } from "../harness/temporary-folder.ts";

let site: Site;
beforeAll(async () => {
  site = await bootSite({ dataDir: temporaryFolder() });
});
afterAll(() => site.close());

const maxMs = 10_000;

/**
 * Sends `begin`, then `drip` repeatedly. Returns the site's response and the time until it closed
 * the connection.
 */
async function holdOpen(begin: string, drip: string) {
  const socket = await openConnection(site.url);
  const startedAt = performance.now();
  socket.write(begin);
  const dripping = setInterval(() => socket.writable && socket.write(drip), 400);
  const late = delay(maxMs, "late" as const, { ref: false });
  const received = await Promise.race([receiveUntilClosed(socket), late]);
  clearInterval(dripping);
  socket.destroy();
  return { received, ms: performance.now() - startedAt };
}

const head =
  "POST /api/book-my-garage HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n";

const endlessBodies: [what: string, begin: string, drip: string][] = [
  ["a body that never ends", `${head}content-length: 4000\r\n\r\n{`, " "],
  ["chunks that never end", `${head}transfer-encoding: chunked\r\n\r\n`, "1\r\nx\r\n"],
];

test
  .runIf(isLong)
  .each([
    ["nothing at all after connecting", "", ""],
    ["headers that never end", head, "x-a: b\r\n"],
    ...endlessBodies,
  ])(
  "disconnects a client that sends %s within 10 seconds",
  { concurrent: true },
  async (_, begin, drip) => {
    const { received, ms } = await holdOpen(begin, drip);
    expect(ms).toBeLessThan(maxMs);
    expect([0, 400, 408]).toContain(statusOf(received));
  },
);

test.runIf(isLong)(
  "serves other clients during two hundred slow connections",
  { concurrent: true },
  async () => {
    const sockets = await Promise.all(Array.from({ length: 200 }, () => openConnection(site.url)));
    for (const socket of sockets) socket.write(head);
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => fetch(`${site.url}/api/services`)),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    for (const socket of sockets) socket.destroy();
  },
);
