import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { cacheControl } from "@vanfettle/contract/cache-times";
import { endpoints } from "@vanfettle/contract/endpoints";
import { LocationPage } from "@vanfettle/contract/location/location-schemas";
import { services } from "@vanfettle/contract/services";
import { startVisitorApp } from "../testing/visitor-app.ts";

let app: Awaited<ReturnType<typeof startVisitorApp>>;
beforeAll(async () => {
  app = await startVisitorApp();
});
afterAll(() => app.database.stop());
beforeEach(() => {
  app.requests.length = 0;
  app.failures.length = 0;
  app.database.takeCommands();
});

const json = (response: { body?: string | undefined }) =>
  JSON.parse(response.body ?? "") as unknown;

test("lists the services with their prices, without a database request", async () => {
  const response = await app.get("/api/services");
  expect(response.statusCode).toBe(200);
  expect(json(response)).toEqual(services);
  expect(app.database.takeCommands()).toEqual([]);
});

test("lists the core places with five fields each", async () => {
  expect(json(await app.get("/api/locations"))).toEqual([
    {
      id: expect.any(String),
      name: "Birmingham",
      slug: "birmingham",
      county: "West Midlands County",
      garageCount: 120,
    },
  ]);
});

test("lists regions by their MOT slugs", async () => {
  expect(json(await app.get("/api/regions"))).toEqual([
    { name: "Yorkshire & Humber", slug: "yorkshire-and-the-humber", countiesCount: 2 },
    { name: "West Midlands", slug: "west-midlands", countiesCount: 1 },
  ]);
});

test("returns exactly the contract's fields of a location page, with one database request", async () => {
  const response = await app.get("/api/locations/birmingham");
  expect(response.statusCode).toBe(200);
  expect(app.database.takeCommands()).toEqual(["QueryCommand"]);
  const page = json(response);
  expect(LocationPage.strict().parse(page)).toEqual(page);
});

test.each(["/api/locations/BIRMINGHAM", "/api/locations/%62irmingham"])(
  "%s opens Birmingham",
  async (path) => {
    expect(json(await app.get(path))).toMatchObject({ slug: "birmingham" });
  },
);

test.each(["yorkshire", "yorkshire-and-the-humber"])(
  "both slugs of a region open it: %s",
  async (slug) => {
    expect(json(await app.get(`/api/locations/${slug}`))).toMatchObject({
      slug: "yorkshire",
      type: "region",
    });
  },
);

test.each([
  ["/api/services", "listing"],
  ["/api/locations", "listing"],
  ["/api/locations/birmingham", "location"],
  ["/api/regions", "listing"],
  ["/sitemap.xml", "listing"],
] as const)("%s may be cached as a %s and names its request", async (path, kind) => {
  const { headers } = await app.get(path);
  expect(headers).toMatchObject({ "cache-control": cacheControl[kind], "x-request-id": "req-1" });
});

test("the CDN keeps an old text of a location for at most a minute, which limits new pages made from it", () => {
  const [, seconds] = /s-maxage=(\d+)/.exec(cacheControl.location) ?? [];
  expect(Number(seconds)).toBeLessThanOrEqual(60);
  expect(cacheControl.location).not.toContain("stale");
});

test("returns 404 for an unknown location with the specified message, cached only for seconds", async () => {
  const response = await app.get("/api/locations/nowhere");
  expect(response.statusCode).toBe(404);
  expect(json(response)).toEqual({
    code: "location_not_found",
    message: "Location not found",
    requestId: "req-1",
  });
  expect(response.headers?.["cache-control"]).toBe(cacheControl.brief);
});

const oddPaths = [
  "/api/locations/%2562irmingham",
  "/api/locations/%00",
  "/api/locations/%",
  "/api/locations/%E0%A4%A",
  "/api/locations/%ff",
  "/api/locations/..%2f..%2fetc%2fpasswd",
  "/api/locations/../services/../x",
  "/api/locations//",
  "/api/locations/a/b",
  "/api/locations/ ",
  `/api/locations/${"x".repeat(3_000)}`,
  `/api/locations/${"%41".repeat(1_000)}`,
  "/api/locations/<script>alert(1)</script>",
  "/api/locations/birmingham%3Fx",
  "/api/locations/location%23birmingham",
  "//evil.example/api",
  "/api/locations/__proto__",
  "/api/locations/constructor",
  "/api/locations/\u{1F690}",
  "/API/LOCATIONS",
  "/api/unknown",
  "/",
  "",
  "/sitemaps/%00.xml",
  "/sitemaps/nowhere.xml",
  "/sitemaps/london",
  "/sitemaps/..%2fpages.xml",
  `/sitemaps/${"x".repeat(3_000)}.xml`,
];
test.each(oddPaths)("returns a plain 404 for the odd path %j", async (path) => {
  const response = await app.get(path);
  expect(response.statusCode).toBe(404);
  expect(json(response)).toMatchObject({
    code: expect.stringContaining("not_found"),
    requestId: "req-1",
  });
  expect(app.failures).toEqual([]);
});

test.each(["/api/services", "/api/locations/birmingham", "/sitemap.xml", "/api/locations/nowhere"])(
  "returns the headers of GET without a body for HEAD of %s",
  async (path) => {
    const [got, headed] = [await app.get(path), await app.send("HEAD", path)];
    expect(got.body).not.toBe("");
    expect(headed).toEqual({ ...got, body: "" });
  },
);

test.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])(
  "rejects %s where only GET is allowed",
  async (method) => {
    const response = await app.send(method, "/api/services");
    expect(response.statusCode).toBe(405);
    expect(json(response)).toMatchObject({ code: "method_not_allowed" });
  },
);

test("rejects a method that a Request cannot have", async () => {
  expect((await app.send("TRACE", "/api/services")).statusCode).toBe(400);
});

test("returns 404 for the booking endpoints", async () => {
  expect((await app.send("POST", endpoints.requestBooking.path)).statusCode).toBe(404);
});

test("logs one line per request, without a visitor's input", async () => {
  await app.get("/api/locations/AB12CDE", {
    headers: { cookie: "secret=1" },
    query: "postcode=SW1A1AA",
  });
  expect(app.requests).toEqual([
    {
      requestId: "req-1",
      route: "getLocation",
      status: 404,
      ms: expect.any(Number),
      code: "location_not_found",
    },
  ]);
});
