import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "@vanfettle/commands/free-port";
import { checkDatabase } from "./run-site.ts";

test("resolves without a database address", async () => {
  await expect(checkDatabase(undefined)).resolves.toBeUndefined();
});

test("reports an address without a listener in one line that names the setting", async () => {
  const endpoint = `http://127.0.0.1:${await freePort()}`;
  await expect(checkDatabase(endpoint)).rejects.toMatchObject({
    name: "StartError",
    message: `DYNAMODB_ENDPOINT is ${endpoint}, where no DynamoDB engine responds (ECONNREFUSED).`,
  });
});

test("reports an address with another service in one line that names the setting", async () => {
  const server = createServer((_, response) =>
    response.writeHead(404, { "content-type": "text/html" }).end("<html>"),
  );
  onTestFinished(() => void server.close());
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await expect(checkDatabase(endpoint)).rejects.toMatchObject({
    name: "StartError",
    message: expect.stringContaining(
      `DYNAMODB_ENDPOINT is ${endpoint}, where no DynamoDB engine responds`,
    ) as string,
  });
});
