import { expect, test } from "vitest";
import type { Behaviour } from "../assembly/distribution.ts";
import type { HttpRequest, HttpResponse } from "../http.ts";
import { cdn } from "./cdn.ts";

const origin = { id: "api", bucket: undefined, domainName: "api", path: "", customHeaders: {}, listsObjects: false };
const none = {
  CookiesConfig: { CookieBehavior: "none" },
  QueryStringsConfig: { QueryStringBehavior: "none" },
} as const;
const behaviour: Behaviour = {
  pathPattern: undefined,
  origin,
  methods: ["GET", "HEAD"],
  compress: true,
  cachePolicy: {
    MinTTL: 0,
    DefaultTTL: 0,
    MaxTTL: 1000,
    ParametersInCacheKeyAndForwardedToOrigin: {
      ...none,
      HeadersConfig: { HeaderBehavior: "whitelist", Headers: ["Authorization"] },
      EnableAcceptEncodingGzip: true,
      EnableAcceptEncodingBrotli: true,
    },
  },
  originRequestPolicy: undefined,
  responseHeadersPolicy: undefined,
  edgeFunctionId: undefined,
};

/** A distribution before one origin, with the clock in hand. */
function before(gateway: (request: HttpRequest, count: number) => Partial<HttpResponse>) {
  const clock = { now: 0 };
  let calls = 0;
  const { handle } = cdn({
    distribution: { id: "d", behaviours: [behaviour], defaultRootObject: undefined, errorTtl: new Map([[503, 0]]) },
    buckets: new Map(),
    gateway: async (request) => ({ status: 200, headers: {}, body: Buffer.alloc(0), ...gateway(request, ++calls) }),
    domainName: "localhost",
    invoke: async () => "null",
    log: () => undefined,
    now: () => clock.now,
  });
  const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    handle({ method, path, query: "", headers, body: Buffer.alloc(0), clientIp: "127.0.0.1" });
  return { clock, get, calls: () => calls };
}

const counted = (cacheControl: string) => (_: HttpRequest, count: number) => ({
  headers: { "cache-control": cacheControl, "content-type": "text/plain" },
  body: Buffer.from(String(count)),
});

test("a stale answer is given out at once and replaced behind the viewer's back", async () => {
  const site = before(counted("s-maxage=10, stale-while-revalidate=100"));
  expect(String((await site.get("/a")).body)).toBe("1");
  site.clock.now = 15_000;
  const stale = await site.get("/a");
  expect([String(stale.body), stale.headers.age]).toEqual(["1", "15"]);
  await expect.poll(async () => String((await site.get("/a")).body)).toBe("2");
  expect(site.calls()).toBe(2);
});

test("an answer for one viewer alone is fetched for each, even at the same moment", async () => {
  const site = before(counted("private"));
  const bodies = await Promise.all([site.get("/me"), site.get("/me"), site.get("/me")]);
  expect(bodies.map(({ body }) => String(body)).toSorted()).toEqual(["1", "2", "3"]);
});

test("viewers with another token get another answer", async () => {
  const site = before(counted("s-maxage=60"));
  const [a, b, again] = [
    await site.get("/a", { authorization: "one" }),
    await site.get("/a", { authorization: "two" }),
    await site.get("/a", { authorization: "one" }),
  ];
  expect([a, b, again].map((r) => String(r?.body))).toEqual(["1", "2", "1"]);
});

test("an error that ends is not remembered", async () => {
  const site = before((_, count) => (count === 1 ? { status: 503 } : { status: 200 }));
  expect((await site.get("/a")).status).toBe(503);
  expect((await site.get("/a")).status).toBe(200);
});

test("an answer to HEAD is never given out for GET", async () => {
  const site = before(({ method }) => ({
    status: method === "HEAD" ? 404 : 200,
    headers: { "cache-control": "s-maxage=60" },
  }));
  expect((await site.get("/a", {}, "HEAD")).status).toBe(404);
  expect((await site.get("/a")).status).toBe(200);
  expect((await site.get("/a", {}, "HEAD")).status).toBe(200);
});

test("text is packed the best way its viewer takes, short texts and pictures not at all", async () => {
  const long = Buffer.from("van ".repeat(500));
  const site = before(({ path }) => ({
    headers: { "content-type": path === "/picture" ? "image/png" : "text/html; charset=utf-8" },
    body: path === "/short" ? Buffer.from("van") : long,
  }));
  const encoding = async (path: string, accepted: string) =>
    (await site.get(path, { "accept-encoding": accepted })).headers["content-encoding"];
  expect(await encoding("/long", "gzip, deflate, br")).toBe("br");
  expect(await encoding("/long", "gzip;q=0.5, br;q=0")).toBe("gzip");
  expect(await encoding("/long", "deflate")).toBeUndefined();
  expect(await encoding("/short", "br")).toBeUndefined();
  expect(await encoding("/picture", "br")).toBeUndefined();
});
