import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "../free-port.ts";
import { checkDatabase } from "./check-database.ts";

test("without an address of a database there is nothing to check", async () => {
  await expect(checkDatabase(undefined)).resolves.toBeUndefined();
});

test("an address where nothing listens is one line that names the setting", async () => {
  const endpoint = `http://127.0.0.1:${await freePort()}`;
  await expect(checkDatabase(endpoint)).rejects.toMatchObject({
    name: "StartError",
    message: `DYNAMODB_ENDPOINT is ${endpoint}, where no DynamoDB engine responds (ECONNREFUSED).`,
  });
});

test("an address where something else responds is one line that names the setting", async () => {
  const server = createServer((_, response) => response.writeHead(404, { "content-type": "text/html" }).end("<html>"));
  onTestFinished(() => void server.close());
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await expect(checkDatabase(endpoint)).rejects.toMatchObject({
    name: "StartError",
    message: expect.stringContaining(`DYNAMODB_ENDPOINT is ${endpoint}, where no DynamoDB engine responds`) as string,
  });
});
