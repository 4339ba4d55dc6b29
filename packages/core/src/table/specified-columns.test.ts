import { ScanCommand, type AttributeValue } from "@aws-sdk/client-dynamodb";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { requestBooking } from "../booking/booking.ts";
import { findLocation } from "../location/location.ts";
import { addLocations } from "../testing/add-locations.ts";
import { buildBookingDeps } from "../testing/booking-deps.ts";
import { publishText } from "../testing/location-texts.ts";
import { buildCountySeed, buildPlaceSeed, buildRegionSeed } from "../testing/seed-row-builders.ts";
import { startDatabase, type TestDatabase } from "../testing/test-database.ts";

const columns = (names: string): string[] => names.split(" ");

/** The required columns of the stored tables. */
const specified = {
  region: columns("id name slug"),
  county: columns("id name slug regionId"),
  place: [
    columns(
      "id originalId name slug canonicalSlug countyId regionId type country latitude longitude",
    ),
    columns(
      "postcodeArea localGovernmentArea nutsRegion isCentre centreId isActive servicingContent motContent",
    ),
    columns(
      "faqContent servicingMetaTitle servicingMetaDescription motMetaTitle motMetaDescription",
    ),
  ].flat(),
  content: columns(
    "id service placeId html wordCount tokens metaTitle metaDescription version generatedAt",
  ),
  hub: columns("id service scope scopeId html version updatedAt"),
  booking: columns("id registration postcode serviceType location customerDetails createdAt"),
} as const;
type Kind = keyof typeof specified;
type Row = Record<string, AttributeValue>;

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const isoTime = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

let database: TestDatabase;
let deps: ReturnType<typeof buildBookingDeps>;
let rows: Row[];
beforeAll(async () => {
  database = await startDatabase();
  deps = buildBookingDeps(database.table);
  const birmingham = { name: "Birmingham", slug: "birmingham" };
  const sutton = buildPlaceSeed({
    canonicalSlug: "sutton-coldfield",
    name: "Sutton Coldfield",
    type: "district",
    isCentre: false,
    centre: birmingham,
    originalId: 2_636_564,
  });
  await addLocations(database, [buildRegionSeed(), buildCountySeed(), buildPlaceSeed(), sutton]);
  await publishText(deps, await findLocation(database, "sutton-coldfield"));
  await publishText(deps, await findLocation(database, "west-midlands", "region"));
  const payload = {
    registration: "AB12CDE",
    postcode: "SW1A1AA",
    serviceType: "mot",
    location: "Birmingham",
  };
  // A field without a column, which the schema does not have yet.
  await requestBooking(deps, {
    payload: { ...payload, name: "Ann" } as typeof payload,
    idempotencyKey: "a new key",
  });
  rows = await scan();
});
afterAll(() => database.stop());

async function scan(): Promise<Row[]> {
  const { Items = [] } = await database.client.send(
    new ScanCommand({ TableName: database.tableName }),
  );
  return Items;
}

function rowOf(kind: Kind, values: Record<string, string> = {}): Row {
  const row = rows.find(
    (each) =>
      each["__edb_e__"]?.S === kind &&
      Object.entries(values).every(([name, text]) => each[name]?.S === text),
  );
  if (!row) throw new Error(`No row of ${kind} is stored.`);
  return row;
}

const place = () => rowOf("place", { canonicalSlug: "sutton-coldfield" });

test.each(Object.keys(specified) as Kind[])("a stored %s has every required column", (kind) => {
  const row = kind === "place" ? place() : rowOf(kind);
  expect(specified[kind].filter((column) => !(column in row))).toEqual([]);
});

test("rows refer to each other by id", () => {
  const id = (kind: Kind, canonicalSlug: string) => rowOf(kind, { canonicalSlug })["id"];
  for (const each of [rowOf("region"), rowOf("county"), place(), rowOf("content"), rowOf("hub")]) {
    expect(each["id"]?.S).toMatch(uuid);
  }
  expect(rowOf("county")["regionId"]).toEqual(id("region", "west-midlands"));
  expect(place()).toMatchObject({
    regionId: id("region", "west-midlands"),
    countyId: id("county", "west-midlands-county"),
    centreId: id("place", "birmingham"),
  });
  expect(rowOf("content")["placeId"]).toEqual(place()["id"]);
  expect(rowOf("hub")).toMatchObject({
    scope: { S: "region" },
    scopeId: id("region", "west-midlands"),
  });
});

test("stores a place with the gazetteer's values and at most eight decimals in coordinates", () => {
  expect(place()).toMatchObject({
    originalId: { N: "2636564" },
    name: { S: "Sutton Coldfield" },
    slug: { S: "sutton-coldfield" },
    type: { S: "district" },
    country: { S: "England" },
    latitude: { N: "52.48142" },
    longitude: { N: "-1.89983" },
    postcodeArea: { S: "B" },
    localGovernmentArea: { S: "Birmingham City Council" },
    nutsRegion: { S: "UKG" },
    isCentre: { BOOL: false },
    isActive: { BOOL: true },
  });
});

test("stores a version with its number, time and cost", () => {
  for (const service of ["servicing", "mot"]) {
    const version = rowOf("content", { service });
    expect(version).toMatchObject({
      version: { N: "1" },
      generatedAt: { S: "2026-11-21T12:00:00.000Z" },
    });
    expect([Number(version["wordCount"]?.N) > 0, version["html"]?.S?.startsWith("<")]).toEqual([
      true,
      true,
    ]);
  }
  expect(rowOf("content", { service: "servicing" })["tokens"]).toEqual({ N: "1500" });
  expect(rowOf("hub")).toMatchObject({
    version: { N: "1" },
    updatedAt: { S: "2026-11-21T12:00:00.000Z" },
  });
});

test("stores a booking with the values sent, the time, and details if given", () => {
  expect(rowOf("booking")).toMatchObject({
    registration: { S: "AB12CDE" },
    postcode: { S: "SW1A1AA" },
    serviceType: { S: "mot" },
    location: { S: "Birmingham" },
    createdAt: { S: "2026-11-21T10:05:00.000Z" },
    customerDetails: { M: { name: { S: "Ann" } } },
  });
});

describe("default values of an inserted row", () => {
  test("place: isCentre false, isActive true", async () => {
    const { place: entity } = database.table.entities;
    const { isCentre, isActive, isCore, ...row } = (
      await entity.get({ canonicalSlug: "birmingham" }).go()
    ).data!;
    expect([isCentre, isActive, isCore]).toEqual([true, true, true]);
    const { data } = await entity.put({ ...row, canonicalSlug: "defaults" }).go();
    expect(data).toMatchObject({ isCentre: false, isActive: true });
  });

  test("content: id, version 1, generatedAt now", async () => {
    const { data } = await database.table.entities.content
      .create({ service: "mot", placeId: "defaults" })
      .go();
    expect(data).toMatchObject({ version: 1, id: expect.stringMatching(uuid) as string });
    expect(data.generatedAt).toMatch(isoTime);
  });

  test("hub: id, version 1, updatedAt", async () => {
    const inserted = { service: "mot", scope: "county", scopeId: "defaults" } as const;
    const { data } = await database.table.entities.hub.create(inserted).go();
    expect(data).toMatchObject({ version: 1, id: expect.stringMatching(uuid) as string });
    expect(data.updatedAt).toMatch(isoTime);
  });
});
