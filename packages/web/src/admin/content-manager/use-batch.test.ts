import { expect, test } from "vitest";
import { buildContentLocations } from "../testing/admin-responses.ts";
import { batchLabel, chooseLocations, toBatchRequest } from "./use-batch.ts";

const { locations } = buildContentLocations(80);
const slugsOf = (...args: Parameters<typeof chooseLocations>) => chooseLocations(...args).keys;
const slugs = (from: number, to: number) => locations.slice(from, to).map(({ slug }) => slug);

test("generates up to ten of the locations found without a selection", () => {
  expect(slugsOf(locations, locations.slice(20), new Set())).toEqual(slugs(20, 30));
  expect(slugsOf(locations, locations.slice(20, 23), new Set())).toEqual(slugs(20, 23));
  expect(slugsOf(locations, [], new Set())).toEqual([]);
});

test("the whole selection is generated in the order of the list, found by the search or not", () => {
  const selected = new Set(["place-7", "place-70", "place-3"]);
  expect(slugsOf(locations, locations.slice(0, 5), selected)).toEqual([
    "place-3",
    "place-7",
    "place-70",
  ]);
});

test("all slugs are sent, with the smaller of their count and fifty as the limit", () => {
  expect(toBatchRequest(slugs(0, 10))).toEqual({ locationSlugs: slugs(0, 10), limit: 10 });
  expect(toBatchRequest(slugs(0, 50)).limit).toBe(50);
  expect(toBatchRequest(slugs(0, 70))).toEqual({ locationSlugs: slugs(0, 70), limit: 50 });
});

test("the label counts the selected texts", () => {
  const label = (count: number, isSelection: boolean) =>
    batchLabel({ keys: Array(count).fill("leeds"), isSelection });
  expect(label(3, true)).toBe("Generate 3 selected");
  expect(label(4_100, true)).toBe("Generate 4,100 selected");
  expect(label(10, false)).toBe("Generate first 10");
  expect(label(4, false)).toBe("Generate first 4");
});

test("takes the first ten found, counties and regions among them", () => {
  const county = {
    ...buildContentLocations(1).locations[0]!,
    kind: "county",
    slug: "kent",
    type: "county",
  } as const;
  const found = [county, ...locations.slice(0, 11)];
  expect(chooseLocations([...found, ...locations.slice(11)], found, new Set())).toEqual({
    keys: ["county/kent", ...slugs(0, 9)],
    isSelection: false,
    hidden: 0,
  });
  expect(chooseLocations(found, [county], new Set(["county/kent", "place-1"]))).toEqual({
    keys: ["county/kent", "place-1"],
    isSelection: true,
    hidden: 1,
  });
});
