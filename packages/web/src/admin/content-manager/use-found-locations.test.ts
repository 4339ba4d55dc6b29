import { expect, test } from "vitest";
import { buildContentLocation } from "../testing/admin-responses.ts";
import { createSearchIndex, searchLocations } from "./use-found-locations.ts";

const index = createSearchIndex([
  buildContentLocation(1, { name: "Newport", county: "Gwent", region: "Wales" }),
  buildContentLocation(2, { name: "Hayle", county: "Cornwall", region: "South West" }),
  buildContentLocation(3, { name: "Ynys Môn", county: "Anglesey", region: "Wales" }),
  buildContentLocation(4, { name: "King's Lynn", county: "Norfolk", region: "East of England" }),
]);
const found = (text: string) => searchLocations(index, text).map(({ name }) => name);

test.each([
  ["newp", ["Newport"]],
  ["WALL", ["Hayle"]],
  ["wales", ["Newport", "Ynys Môn"]],
  ["a", ["Newport", "Hayle", "Ynys Môn", "King's Lynn"]],
  ["kings lynn", ["King's Lynn"]],
  ["ynys mon", ["Ynys Môn"]],
  ["MÔN", ["Ynys Môn"]],
  ["  hayle ", ["Hayle"]],
  ["", ["Newport", "Hayle", "Ynys Môn", "King's Lynn"]],
  ["newport gwent", []],
  [".*", []],
])("%o finds %o", (text, names) => {
  expect(found(text)).toEqual(names);
});
