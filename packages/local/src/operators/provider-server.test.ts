import type { IncomingMessage, ServerResponse } from "node:http";
import type { Provider } from "oidc-provider";
import { expect, onTestFinished, test } from "vitest";
import { providerServer } from "./provider-server.ts";

test("only the site reaches the identity provider behind it; the public keys are for everybody on this machine", async () => {
  const respond = async ({ url }: IncomingMessage, response: ServerResponse) => void response.end(url);
  const server = await providerServer({ callback: () => respond } as unknown as Provider, { host: "localhost:3000" });
  onTestFinished(() => server.close());
  const forwarded = await server.forward({
    method: "GET",
    path: "/local-operators/auth",
    query: "",
    headers: {},
    body: Buffer.alloc(0),
    clientIp: "127.0.0.1",
  });
  expect([forwarded.status, forwarded.body.toString()]).toEqual([200, "/auth"]);
  expect((await fetch(`${server.url}/auth`)).status).toBe(403);
  expect((await fetch(`${server.url}/auth`, { headers: { "x-local-site": "guessed" } })).status).toBe(403);
  expect(await (await fetch(`${server.url}/jwks`)).text()).toBe("/jwks");
});
