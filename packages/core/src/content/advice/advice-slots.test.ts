import { describe, expect, test } from "vitest";
import {
  adviceIds,
  adviceLibrary,
  adviceOf,
  adviceSlot,
  adviceSlots,
  adviceWording,
  fitsLocation,
  hasAdvice,
  isAdviceSlot,
  withoutRetired,
} from "./advice-library.ts";

test("a chosen sentence is the slot of its entry, without any other words", () => {
  expect(adviceSlot("oil-grade")).toBe("{{advice.oil-grade}}");
  expect(adviceOf("{{advice.oil-grade}}")).toBe("oil-grade");
  for (const other of [
    "{{advice.oil-grade}}.",
    " {{advice.oil-grade}}",
    "{{advice.none}}",
    "{{advice.toString}}",
    "",
  ]) {
    expect(adviceOf(other)).toBeUndefined();
  }
});

test("distinguishes slots of the library from slots of facts, also for removed entries", () => {
  expect(["advice.oil-grade", "advice.gone"].map(isAdviceSlot)).toEqual([true, true]);
  expect(["nearby.1", "place.advice.1", "advice"].map(isAdviceSlot)).toEqual([false, false, false]);
  expect(["One. {{advice.gone}}", "{{nearby.1}} advice.oil-grade"].map(hasAdvice)).toEqual([
    true,
    false,
  ]);
});

test("retired sentences are removed with the space before them", () => {
  const text = "One. {{advice.oil-grade}} {{advice.plan-handbook}} Two. {{nearby.1}}";
  expect(withoutRetired(text, new Set())).toBe(text);
  expect(withoutRetired(text, new Set(["oil-grade"]))).toBe(
    "One. {{advice.plan-handbook}} Two. {{nearby.1}}",
  );
  expect(withoutRetired("{{advice.oil-grade}} {{advice.gone}} Two.", new Set(["oil-grade"]))).toBe(
    "Two.",
  );
});

describe("the wording of an entry", () => {
  const places = Array.from({ length: 60 }, (_, i) => ({ name: `Town ${i}`, county: "Kent" }));

  test("is the same at each reading, and every wording is shown somewhere", () => {
    for (const id of adviceIds) {
      const shown = places.map((place) => adviceWording(id, place));
      expect(places.map((place) => adviceWording(id, place))).toEqual(shown);
      expect(new Set(shown)).toEqual(new Set(adviceLibrary[id].wordings));
    }
  });

  test("depends on the county and on the entry, too", () => {
    const indexes = (ids: typeof adviceIds, county: string | null) =>
      ids.map((id) =>
        adviceLibrary[id].wordings.indexOf(adviceWording(id, { name: "Ashford", county })),
      );
    expect(indexes(adviceIds, "Kent")).not.toEqual(indexes(adviceIds, "Surrey"));
    expect(indexes(adviceIds, null)).not.toEqual(indexes(adviceIds, "Surrey"));
    expect(new Set(indexes(adviceIds, "Kent")).size).toBeGreaterThan(1);
  });

  test("does not change with a release, because pages would change without a new text", () => {
    expect(adviceWording("oil-grade", { name: "Reigate", county: "Surrey" })).toBe(
      adviceLibrary["oil-grade"].wordings[0],
    );
  });

  test("is found by the slot of its entry", () => {
    const slots = adviceSlots({ name: "Reigate", county: "Surrey" });
    expect([...slots.keys()]).toEqual(adviceIds.map((id) => `advice.${id}`));
    expect(slots.get("advice.oil-grade")).toBe(
      adviceWording("oil-grade", { name: "Reigate", county: "Surrey" }),
    );
  });
});

describe("an entry fits a location", () => {
  const stations = {
    count: 1,
    class7: 0,
    withinMiles: 5,
    nearestMiles: 1,
    nearestClass7Miles: null,
    tenthMiles: null,
  };
  const britain = { island: null, vanStations: { ...stations, source: "DVSA", year: 2026 } };
  const fitting = (facts: Parameters<typeof fitsLocation>[1], words: RegExp) =>
    adviceIds.filter(
      (id) =>
        fitsLocation(id, facts) &&
        adviceLibrary[id].wordings.some((wording) => words.test(wording)),
    );
  const all = (words: RegExp) =>
    adviceIds.filter((id) => adviceLibrary[id].wordings.some((wording) => words.test(wording)));

  test("that is about stations, their classes or the DVSA only outside Northern Ireland", () => {
    const words = /\bstations?\b|\bclass\b|\bDVSA\b/;
    expect(fitting(britain, words)).toEqual(all(words));
    expect(all(words).length).toBeGreaterThan(6);
    expect(fitting({ island: null, vanStations: null }, words)).toEqual([]);
  });

  test("that is about the DVA only in Northern Ireland", () => {
    expect(fitting({ island: null, vanStations: null }, /\bDVA\b/)).toEqual(all(/\bDVA\b/));
    expect(all(/\bDVA\b/).length).toBeGreaterThan(3);
    expect(fitting(britain, /\bDVA\b/)).toEqual([]);
  });

  test("that is about a crossing only on an island", () => {
    const words = /\bferry\b|\bcrossing\b|\bisland\b/;
    expect(fitting({ ...britain, island: "Anglesey" }, words)).toEqual(all(words));
    expect(fitting({ island: "Rathlin", vanStations: null }, words)).toEqual(all(words));
    expect(fitting(britain, words)).toEqual([]);
  });

  test("that does not need a fact, everywhere", () => {
    expect(fitsLocation("oil-grade", britain)).toBe(true);
    expect(fitsLocation("oil-grade", { island: null, vanStations: null })).toBe(true);
  });
});
