import { describe, expect, test } from "vitest";
import type { LocationPage } from "@vanfettle/contract/location/location-schemas";
import { buildCounty, buildLocation, buildRegion } from "../testing/build-location.ts";
import { renderDocument, visibleText } from "../testing/render-document.ts";

const prefixes = ["van-servicing", "van-mot"] as const;
type Prefix = (typeof prefixes)[number];

/** Returns the words of a location's page and of its general questions. */
async function questionsAt(prefix: Prefix, location: LocationPage) {
  const { body } = await renderDocument(`/${prefix}/${location.slug}/`, {
    [`/api/locations/${location.slug}`]: location,
  });
  const section =
    /<section[^>]*aria-labelledby="general-questions">.*?<\/section>/s.exec(body)?.[0] ?? "";
  return { body, words: visibleText(body), section: visibleText(section).trim() };
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
  nearby: [{ name: "Holywood", slug: "holywood", miles: 4.6, acrossWater: false }],
});
const ryde = buildLocation({ name: "Ryde", slug: "ryde", island: "the Isle of Wight" });

describe.each(prefixes)("under /%s/", (prefix) => {
  const generated = JSON.stringify([
    { question: "How long?", answer: "An hour." },
    { question: "is an MOT the same as a service?", answer: "It is." },
  ]);

  test.each([
    ["a town", buildLocation()],
    ["a region", buildRegion()],
    ["a county", buildCounty(130)],
    ["an island", ryde],
    ["Belfast", belfast],
  ])(
    "has the same explanations on the page of %s with and without generated texts",
    async (_, location) => {
      const text = `<p>${"A generated text. ".repeat(10)}</p>`;
      const texts = { servicing_content: text, mot_content: text, faq_content: generated };
      const without = await questionsAt(prefix, location);
      const withTexts = await questionsAt(prefix, { ...location, ...texts });
      const afterQuestions = without.words.split("Is an MOT the same as a service?")[1];
      expect(afterQuestions).toContain(
        `FAQs for ${location.name} are being generated. Check back soon!`,
      );
      expect(withTexts.words).not.toContain("are being generated");
      expect(withTexts.words).toContain("How long? An hour.");
      expect(without.section).toMatch(/^Good to know .*Is an MOT the same as a service\?/);
      expect(withTexts.section).toBe(without.section);
    },
  );

  test("omits a stored question that repeats an explanation, from its structured data too", async () => {
    const { body, words } = await questionsAt(prefix, buildLocation({ faq_content: generated }));
    expect(words.match(/is an MOT the same as a service\?/gi)).toHaveLength(1);
    expect(body).toContain('"text":"An hour."');
    expect(body).not.toContain("It is.");
  });

  test("omits British rules, counts and distances in Belfast", async () => {
    const { section } = await questionsAt(prefix, belfast);
    expect(section).not.toMatch(
      /class [47]|£54\.85|£58\.60|3,000 kg|month early|less a day|10 working days|GOV\.UK|How many MOT stations|DVSA/i,
    );
  });
});

test("explains the steps after a request once on a servicing page, and not on an MOT page", async () => {
  for (const location of [buildLocation(), buildRegion(), belfast]) {
    const { words, section } = await questionsAt("van-servicing", location);
    expect(words.split("What happens next")).toHaveLength(2);
    expect(words).toMatch(
      /What happens next We save your request\. It is not a booking yet\. You complete the booking on our partner's site\. Agree the work and the price with the garage before it starts\./,
    );
    expect(section).not.toMatch(/partner/);
    expect((await questionsAt("van-mot", location)).words).not.toContain("What happens next");
  }
});

test("answers from the law of the country on an MOT page, starting on an island with the exemption", async () => {
  const { section: maidstone } = await questionsAt("van-mot", buildLocation());
  for (const question of [
    "Which class is my van?",
    "Which class is an electric van?",
    "How much does a van MOT cost?",
    "When does a new van need its first MOT?",
    "How early can I have the MOT?",
    "What if my van fails?",
    "Does a trailer need an MOT?",
  ]) {
    expect(maidstone).toContain(question);
  }
  expect(maidstone).not.toContain("Does a van on an island need an MOT?");
  const { section: island } = await questionsAt("van-mot", ryde);
  const [exemption, trailer] = [
    "Does a van on an island need an MOT?",
    "Does a trailer need an MOT?",
  ].map((question) => island.indexOf(question));
  expect(exemption).toBeGreaterThan(0);
  expect(exemption).toBeLessThan(trailer ?? 0);
  expect(island.split("Does a van on an island need an MOT?")).toHaveLength(2);
  const { section: inBelfast } = await questionsAt("van-mot", belfast);
  expect(inBelfast).toContain("Where is a van tested in Northern Ireland?");
  expect(inBelfast).toContain("DVA charges £38");
});
