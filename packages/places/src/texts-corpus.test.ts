import { expect, test } from "vitest";
import { isHeld } from "@vanfettle/core/content/checks/check";
import { checkSentence } from "@vanfettle/core/content/checks/check-sentence";
import { checkText } from "@vanfettle/core/content/checks/check-text";
import { textSentences } from "@vanfettle/core/content/checks/text-sentences";
import type { LocationText } from "@vanfettle/core/content/text/location-text";
import { factRecord, type FactRecord } from "@vanfettle/core/location/facts/facts";
import { seededLocation } from "@vanfettle/core/testing/seeded-location";
import spoilt from "../../core/src/content/checks/corpus/spoilt.json" with { type: "json" };
import writtenTexts from "../../core/src/content/checks/corpus/written.json" with { type: "json" };
import { loadGazetteer } from "./gazetteer.ts";
import { buildSeedRows } from "./seed-rows.ts";

/** The texts that a model wrote and that no check holds, and sentences that spoil such texts. */

interface Spoilt {
  place: string;
  text: string;
  /** The verdict of the reader, which was asked only about what the checks let pass. */
  verdict?: string;
}

const written = Object.entries(writtenTexts as Record<string, LocationText>);

const rows = new Map(
  buildSeedRows(loadGazetteer()).map((row) => [`${row.kind}/${row.canonicalSlug}`, row]),
);
function factsOf(key: string): FactRecord {
  const row = rows.get(key);
  if (!row) throw new Error(`no ${key}`);
  return factRecord(seededLocation(row, "2026-11-21"));
}

test("holds written texts of regions, counties, towns and Northern Ireland", () => {
  expect(written.length).toBeGreaterThanOrEqual(10);
  const places = written.map(([place]) => place.split("/")[0]);
  expect(new Set(places)).toEqual(new Set(["place", "county", "region"]));
  expect(written.map(([place]) => factsOf(place).region)).toContain("Northern Ireland");
});

test.each(written)("every sentence of the text of %s passes the checks", async (place, text) => {
  const { objections } = await checkText(text, factsOf(place), {
    exchangeSignature: () => Promise.resolve([]),
  });
  expect(objections.filter(isHeld)).toEqual([]);
});

test("of twenty sentences that spoil a text, the checks or the reader hold nineteen", () => {
  const missed = (spoilt as Spoilt[]).filter(({ place, text, verdict }) => {
    const facts = factsOf(place);
    const none = {
      servicing: [],
      faqs: [],
      servicingMetaTitle: "",
      servicingMetaDescription: "",
      motMetaTitle: "",
      motMetaDescription: "",
    };
    const mot = [{ heading: "", paragraphs: [[{ text }]] }];
    const sentence = textSentences({ ...none, mot }, facts).find(
      ({ template }) => template === text,
    );
    const isChecked = sentence && checkSentence(sentence, facts).some(isHeld);
    return !isChecked && (verdict === undefined || verdict === "supported");
  });
  expect(spoilt).toHaveLength(20);
  expect(missed.length).toBeLessThanOrEqual(1);
});
