import { afterAll, beforeAll, expect, test } from "vitest";
import { parseFaqs } from "@vanfettle/contract/location/location-text";
import { parsePageLists, type StoredLocation } from "../../location/location-row.ts";
import { findLocation } from "../../location/location.ts";
import { seedLocations } from "../../location/seed/seed-locations.ts";
import { addLocations } from "../../testing/add-locations.ts";
import { buildWritableTown } from "../../testing/generation-harness.ts";
import { publishText } from "../../testing/location-texts.ts";
import { startDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { buildLocationText } from "../../testing/text-builders.ts";
import { filledColumns, getPage } from "./location-page.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await startDatabase();
  await addLocations(database, [buildWritableTown("Horley", "south-east")]);
  const clock = () => new Date("2026-11-21T12:00:00Z");
  await publishText({ table: database.table, clock }, await findLocation(database, "horley"), {
    text: buildLocationText({ name: "Horley" }),
  });
});
afterAll(() => database.stop());

test("a page shows the published text with the figures of its row", async () => {
  const page = await getPage(database, "horley");
  const stations = "37 MOT stations within 5 miles";
  expect(page.servicing_content).toContain(`${stations} around Horley`);
  expect(page.mot_content).toContain("0.6 miles to the nearest class 7 station");
  expect(page.mot_meta_description).toContain(stations);
  expect(parseFaqs(page.faq_content)[0]?.answer).toContain("newest list it is 0.6 miles");
  expect(JSON.stringify(page)).not.toContain("{{");
});

test("an empty description leaves the page its usual one", async () => {
  const location = await findLocation(database, "horley");
  const row = { ...location.row, motMetaDescription: "" };
  expect(filledColumns({ ...location, row } as StoredLocation).motMetaDescription).toBeNull();
});

test("when a figure changes, the page shows the new one without a new text", async () => {
  await seedLocations(database, [buildWritableTown("Horley", "south-east", { garageCount: 41 })]);
  expect((await getPage(database, "horley")).servicing_content).toContain(
    "41 MOT stations within 5 miles",
  );
});

test("a part with a fact that the place no longer has is not shown", async () => {
  await seedLocations(database, [
    buildWritableTown("Horley", "south-east", { nearestClass7Miles: null }),
  ]);
  const page = await getPage(database, "horley");
  expect(page.mot_content).toBeNull();
  expect(page.servicing_content).toContain("Horley");
});

test("a place without a text has no columns", async () => {
  await seedLocations(database, [buildWritableTown("Merstham", "south-east")]);
  expect(new Set(Object.values(filledColumns(await findLocation(database, "merstham"))))).toEqual(
    new Set([null]),
  );
});

test("values are escaped for HTML and for JSON", async () => {
  const { row } = await findLocation(database, "horley");
  const elsewhere = [{ name: 'A & "B"', miles: 2, class7: 3 }];
  const { forTexts, ...others } = parsePageLists(row);
  const lists = { ...others, forTexts: { ...forTexts, elsewhere } };
  const servicingContent = "<h2>One</h2><p>{{toTown1}}</p>";
  const faqContent = JSON.stringify([{ question: "Where?", answer: "{{toTown1}}" }]);
  const columns = {
    page: JSON.stringify(lists),
    servicingContent,
    faqContent,
    motMetaTitle: "{{toTown1}}",
  };
  const filled = filledColumns({ kind: "place", row: { ...row, ...columns } } as StoredLocation);
  expect(filled.servicingContent).toBe("<h2>One</h2><p>2 miles to A &amp; &quot;B&quot;</p>");
  expect(parseFaqs(filled.faqContent)).toEqual([
    { question: "Where?", answer: '2 miles to A & "B"' },
  ]);
  expect(filled.motMetaTitle).toBe('2 miles to A & "B"');
});
