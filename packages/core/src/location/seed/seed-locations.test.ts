import { UpdateItemCommand } from "@aws-sdk/client-dynamodb";
import { afterEach, beforeEach, expect, test } from "vitest";
import { getPage } from "../../content/text/location-page.ts";
import {
  buildCountySeed,
  buildPlaceSeed,
  buildRegionSeed,
} from "../../testing/seed-row-builders.ts";
import { startDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { listIndexed } from "../location-lists.ts";
import { listCore } from "../location.ts";
import { seedLocations } from "./seed-locations.ts";

let database: TestDatabase;
beforeEach(async () => {
  database = await startDatabase();
});
afterEach(() => database.stop());

const rows = [
  buildRegionSeed(),
  buildCountySeed(),
  buildPlaceSeed(),
  buildPlaceSeed({ canonicalSlug: "solihull", name: "Solihull" }),
];
const writes = (commands: string[]) => commands.filter((name) => name !== "QueryCommand");

test("writes nothing on a second run", async () => {
  expect(await seedLocations(database, rows)).toEqual({ written: 4, unchanged: 0 });
  database.takeCommands();
  expect(await seedLocations(database, rows)).toEqual({ written: 0, unchanged: 4 });
  expect(writes(database.takeCommands())).toEqual([]);
});

test("adds only missing rows", async () => {
  await seedLocations(database, rows.slice(0, 2));
  expect(await seedLocations(database, rows)).toEqual({ written: 2, unchanged: 2 });
  expect((await getPage(database, "solihull")).name).toBe("Solihull");
});

test("writes only changed rows and keeps their published texts", async () => {
  await seedLocations(database, rows);
  const { place } = database.table.entities;
  await place.patch({ canonicalSlug: "birmingham" }).set({ servicingContent: "<p>Text</p>" }).go();
  const changed = buildPlaceSeed({ population: null, garageCount: 121, postcodeArea: null });
  expect(await seedLocations(database, rows.with(2, changed))).toEqual({
    written: 1,
    unchanged: 3,
  });
  expect(await getPage(database, "birmingham")).toMatchObject({
    garageCount: 121,
    population: null,
    postcode: null,
    servicing_content: "<p>Text</p>",
  });
});

test("keeps the published texts of all rows when a seed changes more rows than a batch holds", async () => {
  const slugs = Array.from({ length: 510 }, (_, number) => `place-${number}`);
  const seedWith = (garageCount: number) =>
    slugs.map((slug) => buildPlaceSeed({ canonicalSlug: slug, name: slug, garageCount }));
  await seedLocations(database, seedWith(3));
  const { place } = database.table.entities;
  const textOf = (slug: string) => `<p>The text of ${slug}</p>`;
  const published = [slugs[0], slugs[26], slugs[509]].map(String);
  for (const slug of published) {
    await place
      .patch({ canonicalSlug: slug })
      .set({ motContent: textOf(slug) })
      .go();
  }
  expect(await seedLocations(database, seedWith(8))).toEqual({ written: 510, unchanged: 0 });
  const pages = await Promise.all(published.map((slug) => getPage(database, slug)));
  expect(pages.map(({ mot_content: text, garageCount }) => ({ text, garageCount }))).toEqual(
    published.map((slug) => ({ text: textOf(slug), garageCount: 8 })),
  );
});

test("adds a row that is not yet in the index without losing its texts", async () => {
  await seedLocations(database, rows);
  const { place } = database.table.entities;
  await place.patch({ canonicalSlug: "birmingham" }).set({ servicingContent: "<p>Text</p>" }).go();
  const hidden = await database.client.send(
    new UpdateItemCommand({
      TableName: database.tableName,
      Key: { pk: { S: "location#birmingham" }, sk: { S: "$location#place_1" } },
      UpdateExpression: "REMOVE gsi1pk",
      ReturnValues: "ALL_OLD",
    }),
  );
  expect(hidden.Attributes).toHaveProperty("gsi1pk");
  await seedLocations(database, [buildPlaceSeed({ garageCount: 7 })]);
  expect(await getPage(database, "birmingham")).toMatchObject({
    garageCount: 7,
    servicing_content: "<p>Text</p>",
  });
});

test("removes a place from the core list when it leaves the core set", async () => {
  await seedLocations(database, rows);
  await seedLocations(database, [buildPlaceSeed({ isCore: false })]);
  expect((await listCore(database)).map((place) => place.slug)).toEqual(["solihull"]);
});

test("lists a place that changes region only in the new region", async () => {
  await seedLocations(database, rows);
  await seedLocations(database, [buildPlaceSeed({ region: "London", regionSlug: "london" })]);
  expect((await listIndexed(database, "london")).map(({ slug }) => slug)).toEqual(["birmingham"]);
  expect((await listIndexed(database, "west-midlands")).map(({ slug }) => slug)).not.toContain(
    "birmingham",
  );
});

test("coordinates keep eight decimals and their range", async () => {
  await seedLocations(database, [
    buildPlaceSeed({ latitude: 52.123456789, longitude: -1.12345678 }),
  ]);
  expect(await getPage(database, "birmingham")).toMatchObject({
    latitude: 52.12345679,
    longitude: -1.12345678,
  });
  await expect(seedLocations(database, [buildPlaceSeed({ latitude: 91 })])).rejects.toThrow(
    /Invalid value/,
  );
});

test("rejects a page that is too large for a row before writing anything", async () => {
  const places = Array.from({ length: 4_000 }, (_, i) => ({
    name: `Place ${i}`,
    slug: `place-${i}`.padEnd(30, "x"),
    type: "village",
  }));
  await expect(
    seedLocations(database, [buildRegionSeed(), buildCountySeed({ places })]),
  ).rejects.toThrow(/larger than/);
  await expect(getPage(database, "west-midlands")).rejects.toMatchObject({
    code: "location_not_found",
  });
});

test("drops attributes that are not in the contract", async () => {
  const link = { name: "Birmingham", slug: "birmingham", type: "city", note: "internal" };
  await seedLocations(database, [buildCountySeed({ places: [link] })]);
  const [stored] = (await getPage(database, "west-midlands-county")).places;
  expect(stored).toEqual({
    id: expect.any(String),
    name: "Birmingham",
    slug: "birmingham",
    type: "city",
  });
});

test("reports progress up to the number of changed rows", async () => {
  const seen: { done: number; total: number }[] = [];
  await seedLocations({ ...database, onProgress: (progress) => seen.push(progress) }, rows);
  expect(seen).toEqual([
    { done: 0, total: 4 },
    { done: 4, total: 4 },
  ]);
});
