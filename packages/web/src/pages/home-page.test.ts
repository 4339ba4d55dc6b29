import { describe, expect, test } from "vitest";
import { regions } from "@vanfettle/contract/location/regions";
import { services } from "@vanfettle/contract/services";
import { popularCities } from "../api/queries.ts";
import { buildRegion } from "../testing/build-location.ts";
import { countOf, renderDocument, visibleText } from "../testing/render-document.ts";
import { json } from "../testing/stub-server.ts";

const city = (slug: string, garageCount: number) => ({
  id: "6f1c1d6e-9f0f-4c3b-8c55-0a54a0c0c001",
  name: slug.toUpperCase(),
  slug,
  county: `County of ${slug}`,
  garageCount,
});
const all = [
  "bristol",
  "york",
  "leeds",
  "liverpool",
  "manchester",
  "birmingham",
  "london",
  "glasgow",
].map(city);

describe.each(["/", "/van-servicing/"])("%s", (path) => {
  test("is the home page with the canonical address /", async () => {
    const { head, body } = await renderDocument(path, { "/api/locations": all });
    expect(head).toContain('<link rel="canonical" href="https://www.example/"/>');
    expect(countOf(body, "<h1")).toBe(1);
  });
});

test("links the regions by their home slugs on twelve cards, with description and county count", async () => {
  const { body } = await renderDocument("/", { "/api/locations": all });
  const cards = body.match(/<a class="card card-link row-link region-card".*?<\/a>/g) ?? [];
  expect(cards).toHaveLength(12);
  regions.forEach(({ name, slug, description, counties }, i) => {
    expect(cards[i]).toContain(`href="/van-servicing/${slug}/"`);
    const words = visibleText(cards[i] ?? "");
    expect(words).toContain(name);
    expect(words).toContain(description);
    expect(words).toContain(counties === 1 ? "1 county " : `${counties} counties`);
  });
});

describe("popular cities", () => {
  test("are the six featured cities in their fixed order", () => {
    expect(popularCities(all).map(({ slug }) => slug)).toEqual([
      "london",
      "birmingham",
      "manchester",
      "liverpool",
      "leeds",
      "bristol",
    ]);
    expect(popularCities([])).toEqual([]);
  });

  test("show name, county and certified garages, and are the state's only locations", async () => {
    const { body, state } = await renderDocument("/", { "/api/locations": all });
    const words = visibleText(body);
    expect(words).toContain("LEEDS County of leeds 2 certified garages");
    expect(words).not.toContain("YORK County");
    expect(state).not.toContain("glasgow");
  });

  test("are omitted if their list fails to load", async () => {
    const page = await renderDocument("/", { "/api/locations": () => json({}, 500) });
    expect(page).toMatchObject({ status: 200, complete: false });
    expect(visibleText(page.body)).not.toContain("certified garages Birmingham");
    expect(page.body).not.toContain("Popular cities");
  });
});

test("shows each service with its price in the quick form, after an empty option", async () => {
  const { body } = await renderDocument("/", { "/api/locations": all });
  const options = [...body.matchAll(/<option value="([^"]*)">(.*?)<\/option>/g)].map((m) =>
    visibleText(m[2] ?? "").trim(),
  );
  expect(options).toEqual([
    "Choose a service",
    ...services.map(({ name, price }) => `${name} - ${price}`),
  ]);
});

test("pairs each number of the claims with its label", async () => {
  const { body } = await renderDocument("/", { "/api/locations": all });
  const strip = /<dl[^>]*class="wrap claim-strip"[^>]*>(.*?)<\/dl>/.exec(body)?.[1] ?? "";
  const claims = [...strip.matchAll(/<div><dt>(.*?)<\/dt><dd>(.*?)<\/dd><\/div>/g)].map(
    ([, label, value]) => [value, label],
  );
  expect(claims).toEqual([
    ["5000+", "vans serviced"],
    ["4.9/5", "rating"],
    ["45-minute", "MOT"],
    ["12 month", "warranty"],
  ]);
});

test("names DVSA and the month of the list beside the numbers on the cards, and says when the list is old", async () => {
  const wordsOf = async (source: string) => {
    const london = buildRegion({ garageCountSource: source });
    const { body } = await renderDocument("/", {
      "/api/locations": all,
      "/api/locations/london": london,
    });
    return visibleText(body);
  };
  const recent = await wordsOf("DVSA list of active MOT test stations, November 2025");
  expect(recent).toContain("Certified here means authorised by DVSA to test vans");
  expect(recent).toContain("Counts: DVSA list of active MOT test stations, November 2025.");
  expect(recent).not.toContain("months old");
  const old = await wordsOf("DVSA list of active MOT test stations, October 2025");
  expect(old).toContain("October 2025. Over 12 months old.");
  expect(visibleText((await renderDocument("/", { "/api/locations": all })).body)).toContain(
    "authorised by DVSA",
  );
});

test("uses the singular for a city with one garage", async () => {
  const { body } = await renderDocument("/", {
    "/api/locations": [city("leeds", 1), city("london", 1378)],
  });
  expect(visibleText(body)).toContain("LEEDS County of leeds 1 certified garage ");
  expect(visibleText(body)).toContain("LONDON County of london 1,378 certified garages ");
});

test("shows the fixed claims and the age statement", async () => {
  const words = visibleText((await renderDocument("/", { "/api/locations": all })).body);
  for (const claim of [
    "5000+",
    "4.9/5",
    "45-minute",
    "12 month",
    "24/7 Online Booking",
    "Serving all UK locations",
  ]) {
    expect(words).toContain(claim);
  }
  expect(words).toContain("Warranties vary by garage");
  expect(words).toContain("You must be 18 or over.");
});
