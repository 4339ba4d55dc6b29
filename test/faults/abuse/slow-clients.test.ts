import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { temporaryFolder } from "../harness/temporary-folder.ts";
import { heardUntilClosed, openConnection, statusOf } from "../harness/raw-request.ts";
import { bootSite, type Site } from "../harness/site.ts";

let site: Site;
beforeAll(async () => {
  site = await bootSite({ dataDir: temporaryFolder() });
});
afterAll(() => site.close());

const longestMs = 10_000;

/** How long the site puts up with it, and what it says in the end. */
async function heldOpen(begin: string, drip: string) {
  const socket = await openConnection(site.url);
  const startedAt = performance.now();
  socket.write(begin);
  const dripping = setInterval(() => socket.writable && socket.write(drip), 400);
  const late = delay(longestMs, "late" as const, { ref: false });
  const heard = await Promise.race([heardUntilClosed(socket), late]);
  clearInterval(dripping);
  socket.destroy();
  return { heard, ms: performance.now() - startedAt };
}

const head = "POST /api/book-my-garage HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n";

test.each([
  ["nothing at all after connecting", "", ""],
  ["headers that never end", head, "x-a: b\r\n"],
  ["a body that never ends", `${head}content-length: 4000\r\n\r\n{`, " "],
  ["chunks that never end", `${head}transfer-encoding: chunked\r\n\r\n`, "1\r\nx\r\n"],
])("F44 a client that sends %s is cut off within 10 seconds", { concurrent: true }, async (_, begin, drip) => {
  const { heard, ms } = await heldOpen(begin, drip);
  expect(ms).toBeLessThan(longestMs);
  expect([0, 400, 408]).toContain(statusOf(heard));
});

test("F44 two hundred slow clients do not keep others from the site", { concurrent: true }, async () => {
  const sockets = await Promise.all(Array.from({ length: 200 }, () => openConnection(site.url)));
  for (const socket of sockets) socket.write(head);
  const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(`${site.url}/api/services`)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  for (const socket of sockets) socket.destroy();
});
