import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { cacheControl } from "@vanfettle/contract/cache-times";
import { ContentLocations } from "@vanfettle/contract/content/content-schemas";
import { ContentProgress } from "@vanfettle/contract/generation/generation-schemas";
import { regions } from "@vanfettle/contract/location/regions";
import { signIn, startVisitorApp } from "../testing/visitor-app.ts";

let app: Awaited<ReturnType<typeof startVisitorApp>>;
beforeAll(async () => {
  app = await startVisitorApp();
});
afterAll(() => app.database.stop());
beforeEach(() => app.database.takeCommands());

const json = (response: { body?: string | undefined }) =>
  JSON.parse(response.body ?? "") as unknown;

test("all places are listed for operators with exactly the contract's fields, each counted once", async () => {
  const response = await app.get("/api/content/locations");
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({ "cache-control": cacheControl.brief });
  const list = ContentLocations.strict().parse(json(response));
  expect(list).toEqual(json(response));
  expect(list.total).toBe(2);
  const { towns, villages, districts, unclassified } = list;
  expect(towns + villages + districts + unclassified).toBe(list.total);
  expect(list.locations.map(({ slug }) => slug).toSorted()).toEqual(["birmingham", "solihull"]);
  expect(list.locations[0]).toMatchObject({
    county: "West Midlands County",
    region: "West Midlands",
    hasContent: false,
  });
  expect(app.database.takeCommands()).toHaveLength(regions.length);
});

test("lists the 12 regions with the number of their core places, the size of their runs", async () => {
  const list = json(await app.get("/api/content-regions")) as {
    name: string;
    locationCount: number;
  }[];
  expect(list.map(({ name }) => name)).toEqual(regions.map(({ name }) => name));
  expect(list.filter(({ locationCount }) => locationCount > 0)).toEqual([
    { name: "West Midlands", locationCount: 1 },
  ]);
});

test("progress before any run is idle", async () => {
  const response = await app.get("/api/content-progress");
  expect(response.headers).toMatchObject({ "cache-control": cacheControl.live });
  expect(ContentProgress.strict().parse(json(response))).toMatchObject({
    isRunning: false,
    completed: 0,
    regionProgress: [],
  });
});

test("returns where operators sign in and which scopes to request", async () => {
  expect(json(await app.get("/api/operator-sign-in"))).toEqual({
    ...signIn,
    scopes: ["openid", "content/read", "content/write", "bookings/read"],
  });
});
