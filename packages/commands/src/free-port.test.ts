import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { freePort } from "./free-port.ts";

test("returns a port that can be listened on, outside the range of outgoing connections", async () => {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const port = await freePort();
    expect(port).toBeLessThan(32_768);
    const server = createServer().listen(port, "127.0.0.1");
    await once(server, "listening");
    server.close();
    await once(server, "close");
  }
});
