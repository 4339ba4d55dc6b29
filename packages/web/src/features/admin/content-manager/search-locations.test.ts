import { expect, test } from "vitest";
import { aContentLocation } from "../testing/admin-responses.ts";
import { searchIndex, searchLocations } from "./search-locations.ts";

const index = searchIndex([
  aContentLocation(1, { name: "Newport", county: "Gwent", region: "Wales" }),
  aContentLocation(2, { name: "Hayle", county: "Cornwall", region: "South West" }),
  aContentLocation(3, { name: "Ynys Môn", county: "Anglesey", region: "Wales" }),
]);
const found = (text: string) => searchLocations(index, text).map(({ name }) => name);

test.each([
  ["newp", ["Newport"]],
  ["WALL", ["Hayle"]],
  ["wales", ["Newport", "Ynys Môn"]],
  ["a", ["Newport", "Hayle", "Ynys Môn"]],
  ["MÔN", ["Ynys Môn"]],
  ["  hayle ", ["Hayle"]],
  ["", ["Newport", "Hayle", "Ynys Môn"]],
  ["newport gwent", []],
  [".*", []],
])("%o finds %o", (text, names) => {
  expect(found(text)).toEqual(names);
});
