import { expect, test } from "vitest";
import { regions } from "@vanfettle/contract/location/regions";
import {
  buildContentProgress,
  buildRegionProgress,
} from "@vanfettle/contract/testing/content-progress";
import { contentRegions } from "../testing/admin-responses.ts";
import {
  countInState,
  regionStateOf,
  remainingNames,
  toRegionStatuses,
} from "./region-statuses.ts";

const running = buildContentProgress({
  isRunning: true,
  currentRegion: "Wales",
  regionProgress: [
    buildRegionProgress("London"),
    buildRegionProgress("Scotland", { successful: 8, error: "The text service is not working." }),
  ],
});
const statusOf = (name: string) =>
  toRegionStatuses(running, contentRegions).find((region) => region.name === name);

test("a region in the progress list is completed, or failed if it has an error; other regions are remaining", () => {
  expect(regionStateOf(buildRegionProgress("London"))).toBe("completed");
  expect(regionStateOf(buildRegionProgress("London", { error: "no" }))).toBe("failed");
  expect(regionStateOf(undefined)).toBe("remaining");
});

test("there is a status with counts for each of the twelve regions", () => {
  expect(toRegionStatuses(running, contentRegions).map(({ name }) => name)).toEqual(
    regions.map(({ name }) => name),
  );
  expect(statusOf("London")).toMatchObject({
    state: "completed",
    successful: 20,
    total: 20,
    isRunning: false,
  });
  expect(statusOf("Scotland")).toMatchObject({ state: "failed", successful: 8, total: 20 });
  expect(statusOf("Wales")).toMatchObject({
    state: "remaining",
    successful: 0,
    total: 20,
    isRunning: true,
  });
});

test("before any response all twelve regions are remaining, with an unknown total", () => {
  const statuses = toRegionStatuses(undefined, undefined);
  expect(statuses).toHaveLength(12);
  expect(statuses.every(({ state, total }) => state === "remaining" && total === null)).toBe(true);
});

test("the counts add up to twelve, and the running region is not among the remaining names", () => {
  const statuses = toRegionStatuses(running, contentRegions);
  expect([
    countInState(statuses, "completed"),
    countInState(statuses, "failed"),
    countInState(statuses, "remaining"),
  ]).toEqual([1, 1, 10]);
  expect(remainingNames(statuses)).toHaveLength(9);
  expect(remainingNames(statuses)).not.toContain("Wales");
  expect(remainingNames(statuses)).not.toContain("Scotland");
});

test("the current region of a run that has ended is not running", () => {
  const statuses = toRegionStatuses({ ...running, isRunning: false }, contentRegions);
  expect(statuses.filter(({ isRunning }) => isRunning)).toEqual([]);
});
