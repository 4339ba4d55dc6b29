import { afterAll, beforeAll, expect, test } from "vitest";
import { regions } from "@vanfettle/contract/location/regions";
import type { StoredLocation } from "../../location/location-row.ts";
import { findLocation } from "../../location/location.ts";
import { addLocations } from "../../testing/add-locations.ts";
import {
  buildCountySeed,
  buildPlaceSeed,
  buildRegionSeed,
} from "../../testing/seed-row-builders.ts";
import { startDatabase, type TestDatabase } from "../../testing/test-database.ts";
import {
  buildFactRecord,
  buildFilledText,
  buildLocationText,
} from "../../testing/text-builders.ts";
import { fillText } from "../text/location-text.ts";
import { slotValues } from "../text/slots.ts";
import { signatureOf, signatureParts } from "./signature.ts";
import { otherSignatures, reserveSignature, storeSignature } from "./signatures.ts";

/** The South East has more texts than any other region. */
const largestRegion = 680;
const written = fillText(buildLocationText(), slotValues(buildFactRecord()));
const usual = signatureOf(written ?? buildFilledText(), buildFactRecord());
const another = { ...usual, mot: "" };

let database: TestDatabase;
let place: StoredLocation;
let now = new Date("2026-11-22T12:00:00Z");
const deps = () => ({ table: database.table, clock: () => now });
beforeAll(async () => {
  database = await startDatabase();
  await addLocations(database, [
    buildRegionSeed(),
    buildCountySeed(),
    buildPlaceSeed(),
    buildPlaceSeed({ canonicalSlug: "solihull" }),
    buildPlaceSeed({ canonicalSlug: "reigate", regionSlug: "south-east", region: "South East" }),
  ]);
  place = await findLocation(database, "birmingham");
});
afterAll(() => database.stop());

const elsewhere = async () => findLocation(database, "reigate");
const slugsFor = async (location: StoredLocation) =>
  (await otherSignatures(deps(), location)).map(({ slug }) => slug);

test("compares with the other texts of the location's region and of all other regions", async () => {
  await storeSignature(database, place, usual);
  await storeSignature(database, await findLocation(database, "solihull"), usual);
  await storeSignature(database, await findLocation(database, "west-midlands-county"), usual);
  await storeSignature(database, await elsewhere(), usual);
  expect((await slugsFor(place)).toSorted()).toEqual([
    "reigate",
    "solihull",
    "west-midlands-county",
  ]);
});

test("the other regions are read once in ten minutes, the location's own each time", async () => {
  now = new Date(now.getTime() + 11 * 60_000);
  await otherSignatures(deps(), place);
  database.takeCommands();
  await otherSignatures(deps(), place);
  expect(database.takeCommands()).toEqual(["QueryCommand"]);
  now = new Date(now.getTime() + 11 * 60_000);
  await otherSignatures(deps(), place);
  expect(database.takeCommands()).toHaveLength(regions.length);
});

test("all texts of the largest region are read in one page", async () => {
  const { row } = place as Extract<StoredLocation, { kind: "place" }>;
  for (let n = 0; n < largestRegion; n++) {
    await storeSignature(
      database,
      { kind: "place", row: { ...row, canonicalSlug: `sibling-${n}` } },
      usual,
    );
  }
  database.takeCommands();
  const others = await otherSignatures(deps(), place);
  expect(database.takeCommands()).toEqual(["QueryCommand"]);
  expect(others.filter(({ slug }) => slug.startsWith("sibling-"))).toHaveLength(largestRegion);
  expect(others.every((other) => signatureParts.every((part) => other[part] === usual[part]))).toBe(
    true,
  );
});

test("of two texts of a region checked at the same time in two processes, at least one is compared with the other", async () => {
  const slugs = ["at-once", "as-well"];
  await addLocations(
    database,
    slugs.map((canonicalSlug) =>
      buildPlaceSeed({ canonicalSlug, regionSlug: "wales", region: "Wales" }),
    ),
  );
  const locations = await Promise.all(slugs.map((slug) => findLocation(database, slug)));
  const others = await Promise.all(
    locations.map((each) => reserveSignature(deps(), each).exchangeSignature(usual)),
  );
  expect(others.flat().filter(({ slug }) => slugs.includes(slug)).length).toBeGreaterThan(0);
});

test("withdrawing a signature restores the previous signature, however many were stored meanwhile", async () => {
  await storeSignature(database, place, usual);
  const { exchangeSignature, withdraw } = reserveSignature(deps(), place);
  await exchangeSignature(another);
  await exchangeSignature({ ...another, faqs: "" });
  await withdraw();
  expect(await storeSignature(database, place, usual)).toMatchObject(usual);
});

test("withdrawing before a signature is stored, or the first signature of a location, changes nothing", async () => {
  const { withdraw } = reserveSignature(deps(), place);
  await withdraw();
  expect(await storeSignature(database, place, usual)).toMatchObject(usual);
  const first = reserveSignature(deps(), {
    kind: "place",
    row: { ...place.row, canonicalSlug: "first" },
  } as StoredLocation);
  await first.exchangeSignature(another);
  await first.withdraw();
  expect(await slugsFor(place)).toContain("first");
});

test("a region that could not be read is read again the next time", async () => {
  now = new Date(now.getTime() + 11 * 60_000);
  const fail = () => () => Promise.reject(new Error("The connection is lost."));
  database.client.middlewareStack.add(fail, { step: "initialize", name: "fail" });
  await expect(otherSignatures(deps(), place)).rejects.toThrow("The connection is lost.");
  database.client.middlewareStack.remove("fail");
  database.takeCommands();
  await otherSignatures(deps(), place);
  expect(database.takeCommands()).toHaveLength(regions.length);
});

test("a place and a county of one slug are compared with each other", async () => {
  const county = await findLocation(database, "west-midlands-county");
  const twin = {
    kind: "place",
    row: { ...place.row, canonicalSlug: "west-midlands-county" },
  } as StoredLocation;
  await storeSignature(database, county, usual);
  expect(await slugsFor(twin)).toContain("west-midlands-county");
  expect(await slugsFor(county)).not.toContain("west-midlands-county");
});
