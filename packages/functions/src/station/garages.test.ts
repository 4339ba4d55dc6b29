import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cacheControl } from "@vanfettle/contract/cache-times";
import { FindPlaces } from "@vanfettle/contract/find/find-schemas";
import { searchHoldsRegistration } from "@vanfettle/contract/find/holds-registration";
import { NearStations } from "@vanfettle/contract/station/station-schemas";
import {
  buildEstuaryStationData,
  buildSmallStationData,
} from "@vanfettle/stations/testing/small-station-data";
import { anyCharacter } from "@vanfettle/vans/testing/any-character";
import { startGaragesApp } from "../testing/garages-app.ts";

const app = startGaragesApp(buildSmallStationData());
const json = (response: { body?: string | undefined }) =>
  JSON.parse(response.body ?? "") as unknown;

test("lists the stations near a postcode with the contract's fields, cacheable until the next edition", async () => {
  const response = await app.near("QX1 1AA", "class=7&limit=3");
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({ "cache-control": cacheControl.edition });
  const answer = json(response);
  expect(NearStations.strict().parse(answer)).toEqual(answer);
  expect(answer).toMatchObject({ class: "7", within5Miles: 6 });
  expect((answer as NearStations).stations.map(({ site }) => site)).toEqual([
    "SMP01",
    "SMP03",
    "SMP04",
  ]);
});

test("gives equal responses equal entity tags and different responses different tags", async () => {
  const tagOf = async (query: string) => (await app.near("QX1 1AA", query)).headers?.["etag"];
  for (const query of ["class=4", "class=7"]) expect(await tagOf(query)).toMatch(/^"[\w-]{22}"$/);
  expect(await tagOf("class=7")).toBe(await tagOf("class=7"));
  expect(await tagOf("class=4")).not.toBe(await tagOf("class=7"));
});

test("lists 20 stations that test any van by default", async () => {
  const answer = json(await app.near("QX1 1AA")) as NearStations;
  expect(answer.class).toBeNull();
  expect(answer.stations).toHaveLength(20);
});

test.each(["class=5", "class=", "limit=0", "limit=51", "limit=2.5", "limit=many", "class=4,7"])(
  "rejects the query %s on its field",
  async (query) => {
    const response = await app.near("QX1 1AA", query);
    expect(response.statusCode).toBe(400);
    expect(json(response)).toMatchObject({
      code: "invalid_request",
      issues: [{ field: query.split("=")[0] }],
    });
  },
);

test.each([
  ["Leeds", 400, "invalid_postcode"],
  ["LS1 4A", 400, "invalid_postcode"],
  ["🚐", 400, "invalid_postcode"],
  ["A".repeat(200), 400, "invalid_postcode"],
  ["' OR 1=1 --", 400, "invalid_postcode"],
  ["ZZ99", 404, "postcode_not_found"],
  ["ZZ99 9ZZ", 404, "postcode_not_found"],
])(
  "responds to %j with %i %s and a sentence on the field, uncached",
  async (postcode, status, code) => {
    const response = await app.near(postcode);
    expect(response.statusCode).toBe(status);
    expect(response.headers).toMatchObject({ "cache-control": "no-store" });
    expect(json(response)).toMatchObject({
      code,
      issues: [{ field: "postcode", message: expect.stringMatching(/\.$/) }],
    });
    expect(response.body).not.toContain(postcode);
  },
);

test.each([
  ["BT1 1AA", "northern-ireland"],
  ["GY1", "elsewhere"],
  ["GIR 0AA", "elsewhere"],
])("responds to %s without stations, as in %s", async (postcode, jurisdiction) => {
  const response = await app.near(postcode);
  expect(response.statusCode).toBe(200);
  expect(json(response)).toMatchObject({ jurisdiction, stations: [], centre: null });
});

test("lists the station across an estuary last and marks it", async () => {
  const response = await startGaragesApp(buildEstuaryStationData()).near("QX5 1AA");
  expect(json(response)).toMatchObject({
    stations: [
      { site: "SOUTH", acrossWater: false },
      { site: "BRIDGE", acrossWater: false },
      { site: "UPRIVER", acrossWater: false },
      { site: "NORTH", miles: 1.6, acrossWater: true },
    ],
  });
});

test("locates a postcode that is newer than the files by its sector, and reports the precision", async () => {
  expect(json(await app.near("QX1 1ZZ"))).toMatchObject({ placed: "sector" });
});

test("locates a postcode without naming stations if no files are imported", async () => {
  const response = await startGaragesApp().near("LS1 4AP");
  expect(response.statusCode).toBe(200);
  expect(json(response)).toMatchObject({ placed: "sector", stations: [], list: null });
});

const map = (point: string, query = "") =>
  app.send("GET", `/api/stations/map/${point}`, { query, pathParameters: { point } });

test("returns the map of the stations near a point as an SVG, cacheable until the next edition", async () => {
  const response = await map("53.8,-1.55", "class=7&limit=3&edition=2026-02");
  expect(response).toMatchObject({
    statusCode: 200,
    headers: {
      "content-type": "image/svg+xml; charset=utf-8",
      "cache-control": cacheControl.edition,
    },
  });
  const markers = [
    ...(response.body ?? "").matchAll(/class="marker"[^>]*>(\d+)(?:<tspan[^>]*> \+(\d+))?/g),
  ];
  expect(markers.reduce((stations, [, , more = "0"]) => stations + 1 + Number(more), 0)).toBe(3);
});

test.each([
  ["53.8,-1.55", "edition=2025-04", 404],
  ["53.8,-1.55", "limit=0", 400],
  ["53.8", "", 400],
  ["LS1", "", 400],
  ["1e9,<svg>", "", 400],
  ["-99,666", "limit=50", 400],
  // Off the coast, in the Channel Islands and in Ireland.
  ["61.1,-1", "", 400],
  ["49.2,-2.1", "", 400],
  ["53,-9", "", 400],
  // Other spellings of a point with a map.
  ["53.80,-1.55", "", 400],
  ["053.8,-1.55", "", 400],
  ["53.8,-1.550001", "", 400],
  ["53.8,-1.55,", "", 400],
  ["53.8, -1.55", "", 400],
  ["53.8,-0", "", 400],
  ["5.38e1,-1.55", "", 400],
])("returns no map for %s with %s", async (point, query, status) => {
  expect((await map(point, query)).statusCode).toBe(status);
});

test("says which points have a map", async () => {
  expect(json(await map("-99,666"))).toMatchObject({
    code: "invalid_request",
    message: expect.stringMatching(/^Send a point in the United Kingdom as latitude and longitude/),
  });
});

test.each(["60.8,-0.8", "49.9,-6.3", "52.48,1.75", "57.6,-7.7", "53.8,0", "51.48,-0.00001"])(
  "draws the map of %s",
  async (point) => {
    expect((await map(point)).statusCode).toBe(200);
  },
);

test("returns no map without a list", async () => {
  const bare = startGaragesApp();
  const response = await bare.send("GET", "/api/stations/map/53.8,-1.55", {
    pathParameters: { point: "53.8,-1.55" },
  });
  expect(response.statusCode).toBe(404);
});

test("logs neither the postcode nor the address of a request", async () => {
  await app.near("QX1 1AA", "class=7");
  await app.near("ZZ99 9ZZ");
  expect(JSON.stringify([app.requests, app.failures])).not.toMatch(/QX|ZZ|near\//);
  expect(app.requests.slice(-2)).toMatchObject([
    { route: "nearStations", status: 200 },
    { route: "nearStations", status: 404 },
  ]);
});

test("never returns a server error for any path or query", async () => {
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: "grapheme" }),
    fc.string({ unit: anyCharacter }),
  );
  await fc.assert(
    fc.asyncProperty(text, text, text, async (postcode, vanClass, limit) => {
      const query = new URLSearchParams({ class: vanClass, limit }).toString();
      const responses = [
        await app.near(postcode.toWellFormed(), query),
        await app.send("GET", `/api/stations/near/${postcode}`),
      ];
      expect(Math.max(...responses.map(({ statusCode = 0 }) => statusCode))).toBeLessThan(500);
    }),
    { numRuns: 300 },
  );
  expect(app.failures).toEqual([]);
});

describe("a search", () => {
  const search = async (q: string) =>
    json(await app.send("GET", "/api/find", { query: new URLSearchParams({ q }).toString() }));

  test("by name finds places and is cacheable", async () => {
    const response = await app.send("GET", "/api/find", { query: "q=St+Ives" });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({ "cache-control": cacheControl.listing });
    const answer = json(response);
    expect(FindPlaces.strict().parse(answer)).toEqual(answer);
    expect(answer).toMatchObject({
      outcome: "places",
      places: [{ slug: "st-ives" }, { slug: "st-ives-cornwall" }],
    });
  });

  test.each([
    ["ME14 1AA", "postcode"],
    ["BT1 1AA", "northern-ireland"],
    ["GY1", "outside-uk"],
    ["ZZ99", "unknown-postcode"],
    ["GIR 0AA", "unknown-postcode"],
    ["LS1 4A", "postcode"],
    ["SO 4AP", "not-a-postcode"],
    ["🚐", "nothing"],
    ["A".repeat(200), "nothing"],
    ["' OR 1=1 --", "no-place"],
    ["Yockenthwaite", "nothing"],
    ["asford", "similar"],
    ["whitb", "similar"],
  ])("for %j returns %s", async (text, outcome) => {
    expect(await search(text)).toMatchObject({ outcome });
  });

  test("without a text finds nothing", async () => {
    expect(json(await app.send("GET", "/api/find"))).toMatchObject({
      outcome: "nothing",
      places: [],
    });
  });

  test("is not logged", async () => {
    await search("Maidstone");
    await search("ME14 1AA");
    expect(JSON.stringify([app.requests, app.failures])).not.toMatch(/Maidstone|ME14/i);
    expect(app.requests.at(-1)).toMatchObject({ route: "findPlaces", status: 200 });
  });

  test.each(["MQ76ZZX", "mq76 zzx", "van MQ76-ZZX", "mot MQ 76 ZZX leeds"])(
    "of the registration %j is rejected without being cached, repeated or logged",
    async (registration) => {
      const query = new URLSearchParams({ q: registration }).toString();
      const response = await app.send("GET", "/api/find", { query });
      expect(response).toMatchObject({ statusCode: 400, headers: { "cache-control": "no-store" } });
      expect(JSON.stringify([response, app.requests, app.failures])).not.toMatch(/MQ.?76.?ZZX/i);
    },
  );

  test("of any text never causes a server error", async () => {
    const text = fc.oneof(
      fc.string({ maxLength: 300 }),
      fc.string({ unit: anyCharacter, maxLength: 100 }),
    );
    await fc.assert(
      fc.asyncProperty(text, async (q) => {
        const response = await app.send("GET", "/api/find", {
          query: new URLSearchParams({ q }).toString(),
        });
        expect(response.statusCode).toBe(searchHoldsRegistration(q) ? 400 : 200);
      }),
      { numRuns: 100 },
    );
  });
});
