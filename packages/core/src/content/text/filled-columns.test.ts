import { parseFaqs } from "@vanfettle/contract/locations/location-text";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getPage } from "../../location/location.ts";
import { seedLocations } from "../../location/seed/seed-locations.ts";
import { buildWritableTown } from "../../testing/generation-harness.ts";
import { publishText } from "../../testing/location-texts.ts";
import { startDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { buildLocationText } from "../../testing/text-builders.ts";
import { findLocation } from "../versions/find-location.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await startDatabase();
  await seedLocations(database, [buildWritableTown("Horley", "south-east")]);
  const clock = () => new Date("2026-11-21T12:00:00Z");
  await publishText({ table: database.table, clock }, await findLocation(database, "horley"), {
    text: buildLocationText({ name: "Horley" }),
  });
});
afterAll(() => database.stop());

test("a page shows the published text with the figures of its row", async () => {
  const page = await getPage(database, "horley");
  const stations = "37 van MOT stations within 5 miles";
  expect(page.servicing_content).toContain(`<p>There are ${stations} of the centre of Horley`);
  expect(page.mot_content).toContain(stations);
  expect(page.mot_meta_description).toContain(stations);
  expect(parseFaqs(page.faq_content)[0]?.answer).toBe(`By the newest list there are ${stations} of the centre.`);
  expect(JSON.stringify(page)).not.toContain("{{");
});

test("when a figure changes, the page shows the new one without a new text", async () => {
  await seedLocations(database, [buildWritableTown("Horley", "south-east", { garageCount: 41 })]);
  expect((await getPage(database, "horley")).mot_content).toContain("41 van MOT stations within 5 miles");
});

test("a part with a fact that the place no longer has is not shown", async () => {
  await seedLocations(database, [buildWritableTown("Horley", "south-east", { class7Count: 0 })]);
  const page = await getPage(database, "horley");
  expect(page.mot_content).toBeNull();
  expect(page.servicing_content).toContain("Horley");
});
