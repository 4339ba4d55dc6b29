import { afterAll, beforeAll, expect, test } from "vitest";
import { LocationPage } from "@vanfettle/contract/location/location-schemas";
import { parseFaqs } from "@vanfettle/contract/location/location-text";
import { addLocations } from "../../testing/add-locations.ts";
import {
  buildCountySeed,
  buildPlaceSeed,
  buildRegionSeed,
} from "../../testing/seed-row-builders.ts";
import { startDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { getPage } from "./location-page.ts";

/** Figures of which no two are equal. */
const figures = {
  latitude: 52.48142,
  longitude: -1.89983,
  population: 1_157_603,
  garageCount: 120,
  class7Count: 30,
  garageCountSource: "DVSA list",
  garageCountYear: 2025,
  nearestStationMiles: 0.5,
  nearestClass7Miles: 0.7,
  island: "the Isle of Test",
};
const texts = {
  servicingContent: "<p>Servicing.</p>",
  motContent: "<p>MOT.</p>",
  faqContent: "[]",
  servicingMetaTitle: "Servicing title",
  servicingMetaDescription: "Servicing description",
  motMetaTitle: "MOT title",
  motMetaDescription: "MOT description",
};

let database: TestDatabase;
beforeAll(async () => {
  database = await startDatabase();
  await addLocations(database, [
    buildRegionSeed(),
    buildRegionSeed({
      canonicalSlug: "yorkshire",
      name: "Yorkshire & Humber",
      region: "Yorkshire & Humber",
    }),
    buildCountySeed(),
    buildPlaceSeed({ ...figures, slug: "birmingham-city" }),
    buildPlaceSeed({ canonicalSlug: "yorkshire", name: "Yorkshire", isCore: false }),
    buildPlaceSeed({
      canonicalSlug: "digbeth",
      name: "Digbeth",
      isCore: false,
      type: "district",
      population: null,
    }),
    buildPlaceSeed({ canonicalSlug: "closed", isActive: false }),
  ]);
});
afterAll(() => database.stop());

test("getPage returns everything that a place's page shows", async () => {
  await database.table.entities.place.patch({ canonicalSlug: "birmingham" }).set(texts).go();
  const page = await getPage(database, "birmingham");
  expect(LocationPage.parse(page)).toEqual(page);
  expect(page).toMatchObject({
    ...figures,
    name: "Birmingham",
    slug: "birmingham",
    type: "city",
    region: "West Midlands",
    regionSlug: "west-midlands",
    county: "West Midlands County",
    countySlug: "west-midlands-county",
    postcode: "B",
    nearby: [{ name: "Solihull", slug: "solihull", miles: 6.9, acrossWater: false }],
    alphabetical: [{ name: "Bilston", slug: "bilston" }],
    servicing_content: texts.servicingContent,
    mot_content: texts.motContent,
    faq_content: texts.faqContent,
    servicing_meta_title: texts.servicingMetaTitle,
    servicing_meta_description: texts.servicingMetaDescription,
    mot_meta_title: texts.motMetaTitle,
    mot_meta_description: texts.motMetaDescription,
  });
});

test("a place that gets no text has questions over its facts, and others wait for theirs", async () => {
  const { faq_content } = await getPage(database, "digbeth");
  expect(parseFaqs(faq_content)).toEqual([
    {
      question: "How many MOT stations near Digbeth test vans?",
      answer: "120 MOT stations within 5 miles of Digbeth test vans.",
    },
    {
      question: "Where can a class 7 van be tested near Digbeth?",
      answer:
        "30 of the 120 MOT stations within 5 miles of Digbeth test class 7 vans. The nearest that does is 0.6 miles from the centre of Digbeth in a straight line.",
    },
    {
      question: "How far from Digbeth is the nearest MOT station for vans?",
      answer:
        "The nearest MOT station for vans is 0.5 miles from the centre of Digbeth in a straight line.",
    },
  ]);
  expect((await getPage(database, "west-midlands-county")).faq_content).toBeNull();
});

test("the links of a county have the ids of their places", async () => {
  const county = await getPage(database, "west-midlands-county");
  const place = await getPage(database, "birmingham");
  expect(county.type).toBe("county");
  expect(county.places).toEqual([
    { id: place.id, name: "Birmingham", slug: "birmingham", type: "city", population: 1_157_603 },
  ]);
});

test("a region takes precedence over a place with the same slug", async () => {
  expect((await getPage(database, "yorkshire")).type).toBe("region");
});

test.each(["yorkshire-and-the-humber", "YORKSHIRE", "Yorkshire-And-The-Humber"])(
  "the slug or alias %s opens the region",
  async (slug) => {
    expect((await getPage(database, slug)).slug).toBe("yorkshire");
  },
);

test("getPage makes one database request", async () => {
  database.takeCommands();
  await getPage(database, "birmingham");
  expect(database.takeCommands()).toEqual(["QueryCommand"]);
});

test.each(["nowhere", "closed", "birm", "birmingham ", "\u0000", "..", "x".repeat(100)])(
  "getPage throws location_not_found for %j",
  async (slug) => {
    await expect(getPage(database, slug)).rejects.toMatchObject({ code: "location_not_found" });
  },
);
