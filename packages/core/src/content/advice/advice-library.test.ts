import { describe, expect, test } from "vitest";
import { law } from "@vanfettle/vans/law/law";
import { adviceIds, adviceLibrary, isAdviceId } from "./advice-library.ts";
import { motAdvice } from "./mot-advice.ts";
import { servicingAdvice } from "./servicing-advice.ts";
import { visitAdvice } from "./visit-advice.ts";

const entries = adviceIds.map((id) => [id, adviceLibrary[id]] as const);
const wordings = entries.flatMap(([id, entry]) =>
  entry.wordings.map((wording) => [wording, id] as const),
);
const wordsOf = (text: string) => text.split(/\s+/);

test("has 80 to 150 entries with unique ids", () => {
  expect(adviceIds.length).toBeGreaterThanOrEqual(80);
  expect(adviceIds.length).toBeLessThanOrEqual(150);
  const parts = [servicingAdvice, visitAdvice, motAdvice];
  expect(parts.reduce((sum, part) => sum + Object.keys(part).length, 0)).toBe(adviceIds.length);
});

test("does not repeat a sentence", () => {
  expect(new Set(wordings.map(([wording]) => wording.toLowerCase())).size).toBe(wordings.length);
});

test("an id is words in lower case, and only ids of the library are known", () => {
  for (const id of adviceIds) expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)+$/);
  expect(adviceIds.every(isAdviceId)).toBe(true);
  expect(isAdviceId("toString")).toBe(false);
});

test("each subject belongs to one page or to both", () => {
  const pages = Map.groupBy(entries, ([, { subject, page }]) => `${page}: ${subject}`);
  expect([...pages.keys()].toSorted()).toEqual([
    "both: at the garage",
    "both: booking",
    "both: brakes",
    "both: lights and screen",
    "both: tyres and steering",
    "mot: Northern Ireland",
    "mot: after the test",
    "mot: before the test",
    "mot: class 7",
    "mot: islands",
    "mot: test booking",
    "servicing: battery and electrics",
    "servicing: body and load",
    "servicing: engine and exhaust",
    "servicing: gearbox and clutch",
    "servicing: islands",
    "servicing: oil and fluids",
    "servicing: quotes",
    "servicing: records",
    "servicing: season",
    "servicing: service plan",
  ]);
});

test("entries on classes and on the DVA rest on the law, all others on the practice of workshops", () => {
  const laws = new Map(
    entries.map(([, { subject, source }]) => [
      subject,
      source === "workshop practice" ? "" : source.law,
    ]),
  );
  expect([...laws].filter(([, rule]) => rule !== "")).toEqual([
    ["class 7", "class7"],
    ["Northern Ireland", "dvaCentres"],
  ]);
});

describe.each(entries)("%s", (_, { source, reviewBy, wordings: own }) => {
  test("has one to three wordings, a source that exists and a day of review within two years", () => {
    expect(own.length).toBeLessThanOrEqual(3);
    expect(["workshop practice", ...Object.keys(law)]).toContain(
      source === "workshop practice" ? source : source.law,
    );
    expect(reviewBy).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(reviewBy <= "2028-11-23").toBe(true);
  });
});

describe.each(wordings)("%j", (wording) => {
  test("is one plain sentence of 40 to 140 characters and at most 24 words, without a figure", () => {
    expect(wording.length).toBeGreaterThanOrEqual(40);
    expect(wording.length).toBeLessThanOrEqual(140);
    expect(wordsOf(wording).length).toBeLessThanOrEqual(24);
    expect(wording).toMatch(/^[A-Z][^.;!?()]*\.$/);
    expect(wording.replace(/\bclass [47]\b/g, "")).not.toMatch(/\d/);
  });

  test("has no contractions that are hard to read, praise or promises", () => {
    expect(wording).not.toMatch(
      /\b(?:can't|don't|won't|best|cheapest|guarantee|always|free|ensure|utilise)\b/i,
    );
  });
});
