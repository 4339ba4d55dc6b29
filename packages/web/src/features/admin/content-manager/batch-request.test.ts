import { expect, test } from "vitest";
import { someLocations } from "../testing/admin-responses.ts";
import { batchLabel, batchRequest, slugsToGenerate } from "./batch-request.ts";

const { locations } = someLocations(80);
const slugs = (from: number, to: number) => locations.slice(from, to).map(({ slug }) => slug);

test("with nothing selected it is the first ten of what is shown, or all of them where they are fewer", () => {
  expect(slugsToGenerate(locations, locations.slice(20), new Set())).toEqual(slugs(20, 30));
  expect(slugsToGenerate(locations, locations.slice(20, 23), new Set())).toEqual(slugs(20, 23));
  expect(slugsToGenerate(locations, [], new Set())).toEqual([]);
});

test("a selection counts whole, shown or not, in the order of the list", () => {
  const selected = new Set(["place-7", "place-70", "place-3"]);
  expect(slugsToGenerate(locations, locations.slice(0, 5), selected)).toEqual(["place-3", "place-7", "place-70"]);
});

test("all slugs are sent, with the smaller of their number and fifty as the limit", () => {
  expect(batchRequest(slugs(0, 10))).toEqual({ locationSlugs: slugs(0, 10), limit: 10 });
  expect(batchRequest(slugs(0, 50)).limit).toBe(50);
  expect(batchRequest(slugs(0, 70))).toEqual({ locationSlugs: slugs(0, 70), limit: 50 });
});

test("the button says what a press would do", () => {
  expect(batchLabel(3, 80)).toBe("Generate 3 selected");
  expect(batchLabel(4_100, 80)).toBe("Generate 4,100 selected");
  expect(batchLabel(0, 80)).toBe("Generate first 10");
  expect(batchLabel(0, 4)).toBe("Generate first 4");
});
