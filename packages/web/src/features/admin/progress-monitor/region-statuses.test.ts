import { buildContentProgress, buildRegionProgress } from "@vanfettle/contract/testing/content-progress";
import { regions } from "@vanfettle/contract/regions";
import { expect, test } from "vitest";
import { someRegions } from "../testing/admin-responses.ts";
import { countOf, regionRows, remainingNames, stateOfRegion } from "./region-statuses.ts";

const running = buildContentProgress({
  isRunning: true,
  currentRegion: "Wales",
  regionProgress: [
    buildRegionProgress("London"),
    buildRegionProgress("Scotland", { successful: 8, error: "The text service did not answer." }),
  ],
});
const rowOf = (name: string) => regionRows(running, someRegions).find((row) => row.name === name);

test("a region is completed in the list without an error, failed with one, remaining if it is not in it", () => {
  expect(stateOfRegion(buildRegionProgress("London"))).toBe("completed");
  expect(stateOfRegion(buildRegionProgress("London", { error: "no" }))).toBe("failed");
  expect(stateOfRegion(undefined)).toBe("remaining");
});

test("there is a row for each of the twelve regions, with its numbers", () => {
  expect(regionRows(running, someRegions).map(({ name }) => name)).toEqual(regions.map(({ name }) => name));
  expect(rowOf("London")).toMatchObject({ state: "completed", successful: 20, total: 20, isRunning: false });
  expect(rowOf("Scotland")).toMatchObject({ state: "failed", successful: 8, total: 20 });
  expect(rowOf("Wales")).toMatchObject({ state: "remaining", successful: 0, total: 20, isRunning: true });
});

test("before any answer there are the same twelve, remaining, of unknown size", () => {
  const rows = regionRows(undefined, undefined);
  expect(rows).toHaveLength(12);
  expect(rows.every(({ state, total }) => state === "remaining" && total === null)).toBe(true);
});

test("the counts add up to twelve, and the region under way is not queued a second time", () => {
  const rows = regionRows(running, someRegions);
  expect([countOf(rows, "completed"), countOf(rows, "failed"), countOf(rows, "remaining")]).toEqual([1, 1, 10]);
  expect(remainingNames(rows)).toHaveLength(9);
  expect(remainingNames(rows)).not.toContain("Wales");
  expect(remainingNames(rows)).not.toContain("Scotland");
});

test("the current region of a run that has ended is not running", () => {
  const rows = regionRows({ ...running, isRunning: false }, someRegions);
  expect(rows.filter(({ isRunning }) => isRunning)).toEqual([]);
});
