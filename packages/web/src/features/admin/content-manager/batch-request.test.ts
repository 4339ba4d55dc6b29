import { expect, test } from "vitest";
import { buildContentLocations } from "../testing/admin-responses.ts";
import { batchLabel, toBatchRequest, slugsToGenerate } from "./batch-request.ts";

const { locations } = buildContentLocations(80);
const slugs = (from: number, to: number) => locations.slice(from, to).map(({ slug }) => slug);

test("without a selection the first ten locations found are generated, or all of them if they are fewer", () => {
  expect(slugsToGenerate(locations, locations.slice(20), new Set())).toEqual(slugs(20, 30));
  expect(slugsToGenerate(locations, locations.slice(20, 23), new Set())).toEqual(slugs(20, 23));
  expect(slugsToGenerate(locations, [], new Set())).toEqual([]);
});

test("the whole selection is generated in the order of the list, found by the search or not", () => {
  const selected = new Set(["place-7", "place-70", "place-3"]);
  expect(slugsToGenerate(locations, locations.slice(0, 5), selected)).toEqual(["place-3", "place-7", "place-70"]);
});

test("all slugs are sent, with the smaller of their count and fifty as the limit", () => {
  expect(toBatchRequest(slugs(0, 10))).toEqual({ locationSlugs: slugs(0, 10), limit: 10 });
  expect(toBatchRequest(slugs(0, 50)).limit).toBe(50);
  expect(toBatchRequest(slugs(0, 70))).toEqual({ locationSlugs: slugs(0, 70), limit: 50 });
});

test("the label says what will be generated", () => {
  expect(batchLabel(3, 80)).toBe("Generate 3 selected");
  expect(batchLabel(4_100, 80)).toBe("Generate 4,100 selected");
  expect(batchLabel(0, 80)).toBe("Generate first 10");
  expect(batchLabel(0, 4)).toBe("Generate first 4");
});
