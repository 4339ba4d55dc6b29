import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startVisitorApp } from "../packages/functions/src/testing/visitor-app.ts";

type EdgeHandler = (event: object) => Promise<{ status?: string; body?: string }>;

let app: Awaited<ReturnType<typeof startVisitorApp>>;
let renderedAtEdge: EdgeHandler;
beforeAll(async () => {
  app = await startVisitorApp();
  const bundle = pathToFileURL(".build/edge/index.mjs").href;
  renderedAtEdge = ((await import(bundle)) as { handler: EdgeHandler }).handler;
  vi.stubGlobal("fetch", async (url: string) => {
    const { statusCode, body } = await app.get(new URL(url).pathname);
    return new Response(body ?? null, { status: statusCode ?? 500 });
  });
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await app.database.stop();
});

test.each([
  ["/van-servicing/solihull/", "Solihull"],
  ["/van-mot/solihull/", "Solihull"],
  ["/van-servicing/west-midlands-county/", "West Midlands County"],
  ["/van-mot/west-midlands/", "West Midlands"],
])("%s costs one database request, from the edge to the table", async (uri, name) => {
  app.database.takeCommands();
  const request = { uri, querystring: "", method: "GET", headers: {} };
  const { status, body } = await renderedAtEdge({
    Records: [{ cf: { config: { distributionDomainName: "d111.cloudfront.net" }, request } }],
  });
  expect({ status, heading: /<h1[^>]*>(.*?)<\/h1>/s.exec(body ?? "")?.[1] }).toEqual({
    status: "200",
    heading: expect.stringContaining(name),
  });
  expect(app.database.takeCommands()).toEqual(["QueryCommand"]);
});
