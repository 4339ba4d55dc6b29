import type { LocationPage } from "@vanfettle/contract/schemas";
import { describe, expect, test } from "vitest";
import { buildCounty, buildLocation, buildRegion } from "../testing/build-location.ts";
import { renderDocument, visibleText } from "../testing/render-document.ts";

const prefixes = ["van-servicing", "van-mot"] as const;
type Prefix = (typeof prefixes)[number];

/** Returns the words of a location's page, and its general questions with their answers. */
async function questionsAt(prefix: Prefix, location: LocationPage) {
  const { body } = await renderDocument(`/${prefix}/${location.slug}/`, {
    [`/api/locations/${location.slug}`]: location,
  });
  const section = /<section[^>]*aria-labelledby="general-questions">.*?<\/section>/s.exec(body)?.[0] ?? "";
  return { words: visibleText(body), section: visibleText(section).trim() };
}

const belfast = buildLocation({
  name: "Belfast",
  slug: "belfast",
  region: "Northern Ireland",
  regionSlug: "northern-ireland",
  county: "County Antrim",
  countySlug: "county-antrim",
  garageCount: 0,
  class7Count: 0,
  nearestStationMiles: null,
  nearestClass7Miles: null,
  nearby: [{ name: "Holywood", slug: "holywood", miles: 4.6 }],
});
const ryde = buildLocation({ name: "Ryde", slug: "ryde", island: "the Isle of Wight" });

const stationsOf = (name: string) => `How many MOT stations are there for vans around ${name}?`;

/** Locations without FAQs, with what their page says that is computed for them. */
const computed: [kind: string, location: LocationPage, answers: string[]][] = [
  [
    "a town",
    buildLocation(),
    [
      stationsOf("Maidstone"),
      "63 MOT test stations listed by DVSA test vans within 5 miles of Maidstone.",
      "16 of them test class 7 vans",
      "Source: DVSA list of active MOT test stations, April 2025.",
      "Which places are near Maidstone?",
      "Straight-line distances in miles: Aylesford (3).",
    ],
  ],
  [
    "a region",
    buildRegion(),
    [
      stationsOf("South East"),
      "63 MOT test stations listed by DVSA test vans in and around South East.",
      "2 counties are listed on this page, with the number of places in each.",
    ],
  ],
  ["a county", buildCounty(130), [stationsOf("Kent"), "130 places have their own pages, listed on this page."]],
  ["a county of one place", buildCounty(1), ["1 place has its own page, listed on this page."]],
  ["an island", ryde, [stationsOf("Ryde"), "Ryde is on the Isle of Wight. Distances are in a straight line"]],
  ["Belfast", belfast, ["Which places are near Belfast?", "Holywood (4.6)."]],
];

describe.each(prefixes)("under /%s/", (prefix) => {
  test.each(computed)("the page of %s without FAQs says so, and answers general questions", async (_, ...rest) => {
    const [location, answers] = rest;
    const { words, section } = await questionsAt(prefix, location);
    expect(words).toContain(`FAQs for ${location.name} are being generated. Check back soon!`);
    expect(section).toMatch(/^In the meantime/);
    for (const answer of answers) expect(section).toContain(answer);
  });

  test("a page with FAQs has no general questions", async () => {
    const faq_content = JSON.stringify([{ question: "How long?", answer: "An hour." }]);
    for (const location of [buildLocation({ faq_content }), { ...belfast, faq_content }]) {
      const { words, section } = await questionsAt(prefix, location);
      expect(section).toBe("");
      expect(words).toContain("How long? An hour.");
      expect(words).not.toMatch(/In the meantime|are being generated|Which places are near/);
    }
  });

  test("no rule, count or distance of Great Britain is among those of Belfast", async () => {
    const { section } = await questionsAt(prefix, belfast);
    expect(section).not.toMatch(
      /class [47]|£54\.85|£58\.60|3,000 kg|month early|less a day|10 working days|GOV\.UK|How many MOT stations|DVSA/i,
    );
  });
});

test("a servicing page says what happens after a request", async () => {
  const { section } = await questionsAt("van-servicing", buildLocation());
  expect(section).toContain("What happens after I ask for a quote?");
  expect(section).toContain("Is an MOT the same as a service?");
});

test("an MOT page answers from the law of its country, with the exemption of islands first on an island", async () => {
  const { section: maidstone } = await questionsAt("van-mot", buildLocation());
  expect(maidstone).toContain("Does a trailer need an MOT?");
  const { section: island } = await questionsAt("van-mot", ryde);
  const [exemption, trailer] = ["Does a van on an island need an MOT?", "Does a trailer need an MOT?"].map((question) =>
    island.indexOf(question),
  );
  expect(exemption).toBeGreaterThan(0);
  expect(exemption).toBeLessThan(trailer ?? 0);
  expect(island.split("Does a van on an island need an MOT?")).toHaveLength(2);
  const { section: inBelfast } = await questionsAt("van-mot", belfast);
  expect(inBelfast).toContain("Where is a van tested in Northern Ireland?");
  expect(inBelfast).toContain("DVA charges £38");
});
