import { expect, test } from "vitest";
import type { Behaviour } from "../assembly/distribution.ts";
import type { HttpRequest, HttpResponse } from "../http.ts";
import { cloudFront } from "./cloudfront.ts";

const origin = {
  bucket: undefined,
  domainName: "api",
  path: "",
  customHeaders: {},
  listsObjects: false,
};
const noCookiesOrQuery = {
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
      ...noCookiesOrQuery,
      HeadersConfig: { HeaderBehavior: "whitelist", Headers: ["Authorization"] },
      EnableAcceptEncodingGzip: true,
      EnableAcceptEncodingBrotli: true,
    },
  },
  originRequestPolicy: undefined,
  responseHeadersPolicy: undefined,
  edgeFunctionId: undefined,
};

/** Sets up a distribution with one origin and a clock controlled by the test. */
function distributionOver(gateway: (request: HttpRequest, count: number) => Partial<HttpResponse>) {
  const clock = { now: 0 };
  let calls = 0;
  const { handle } = cloudFront({
    distribution: { id: "d", behaviours: [behaviour], errorTtl: new Map([[503, 0]]) },
    buckets: new Map(),
    gateway: async (request) => ({
      status: 200,
      headers: {},
      body: Buffer.alloc(0),
      ...gateway(request, ++calls),
    }),
    domainName: "localhost",
    invoke: async () => "null",
    record: () => undefined,
    log: () => undefined,
    now: () => clock.now,
  });
  const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    handle({ method, path, query: "", headers, body: Buffer.alloc(0), clientIp: "127.0.0.1" });
  return { clock, get, calls: () => calls };
}

const countingOrigin = (cacheControl: string) => (_: HttpRequest, count: number) => ({
  headers: { "cache-control": cacheControl, "content-type": "text/plain" },
  body: Buffer.from(String(count)),
});

test("serves a stale response at once and revalidates it in the background", async () => {
  const site = distributionOver(countingOrigin("s-maxage=10, stale-while-revalidate=100"));
  expect(String((await site.get("/a")).body)).toBe("1");
  site.clock.now = 15_000;
  const stale = await site.get("/a");
  expect([String(stale.body), stale.headers.age]).toEqual(["1", "15"]);
  await expect.poll(async () => String((await site.get("/a")).body)).toBe("2");
  expect(site.calls()).toBe(2);
});

test("fetches a private response for each viewer, even for concurrent requests", async () => {
  const site = distributionOver(countingOrigin("private"));
  const bodies = await Promise.all([site.get("/me"), site.get("/me"), site.get("/me")]);
  expect(bodies.map(({ body }) => String(body)).toSorted()).toEqual(["1", "2", "3"]);
});

test("separates cached responses by a header in the cache key", async () => {
  const site = distributionOver(countingOrigin("s-maxage=60"));
  const [a, b, again] = [
    await site.get("/a", { authorization: "one" }),
    await site.get("/a", { authorization: "two" }),
    await site.get("/a", { authorization: "one" }),
  ];
  expect([a, b, again].map((r) => String(r?.body))).toEqual(["1", "2", "1"]);
});

test("does not cache an error with a TTL of 0", async () => {
  const site = distributionOver((_, count) => (count === 1 ? { status: 503 } : { status: 200 }));
  expect((await site.get("/a")).status).toBe(503);
  expect((await site.get("/a")).status).toBe(200);
});

test("never serves a response to HEAD for GET", async () => {
  const site = distributionOver(({ method }) => ({
    status: method === "HEAD" ? 404 : 200,
    headers: { "cache-control": "s-maxage=60" },
  }));
  expect((await site.get("/a", {}, "HEAD")).status).toBe(404);
  expect((await site.get("/a")).status).toBe(200);
  expect((await site.get("/a", {}, "HEAD")).status).toBe(200);
});

test("compresses text with the best accepted encoding, and leaves short texts and images uncompressed", async () => {
  const long = Buffer.from("van ".repeat(500));
  const site = distributionOver(({ path }) => ({
    headers: { "content-type": path === "/image" ? "image/png" : "text/html; charset=utf-8" },
    body: path === "/short" ? Buffer.from("van") : long,
  }));
  const encoding = async (path: string, accepted: string) =>
    (await site.get(path, { "accept-encoding": accepted })).headers["content-encoding"];
  expect(await encoding("/long", "gzip, deflate, br")).toBe("br");
  expect(await encoding("/long", "gzip;q=0.5, br;q=0")).toBe("gzip");
  expect(await encoding("/long", "deflate")).toBeUndefined();
  expect(await encoding("/short", "br")).toBeUndefined();
  expect(await encoding("/image", "br")).toBeUndefined();
});

test("responds with 502 to response headers over CloudFront's limit for origins", async () => {
  const site = distributionOver(({ path }) => ({
    headers: { "x-a": "a".repeat(path === "/long" ? 20_480 : 20_000) },
  }));
  expect((await site.get("/short")).status).toBe(200);
  expect((await site.get("/long")).status).toBe(502);
});
