import { expect, test } from "vitest";
import { parsePostcode } from "@vanfettle/contract/geo/postcode";
import { dvaCentreTowns } from "@vanfettle/vans/law/law-northern-ireland";
import { centrePosition, nearestTestCentres } from "./dva-centres.ts";

const centresOf = (text: string) => {
  const postcode = parsePostcode(text);
  if (!postcode) throw new Error(`${text} is not a postcode`);
  return nearestTestCentres(postcode);
};

test.each([
  ["BT28 2SA", "Lisburn", ["Lisburn", "Belfast"]],
  ["BT1", "Belfast", ["Belfast", "Mallusk"]],
  ["BT48 7NN", "Londonderry", ["Londonderry", "Coleraine"]],
  ["BT93 1AA", "Enniskillen", ["Enniskillen", "Omagh"]],
  ["BT54 6BA", "Ballycastle", ["Coleraine", "Ballymena"]],
  ["BT66", "Craigavon", ["Craigavon", "Armagh"]],
])("lists the centres nearest to %s, which is in %s", (postcode, from, first) => {
  const found = centresOf(postcode);
  expect(found?.from).toBe(from);
  expect(found?.centres.slice(0, 2).map(({ name }) => name)).toEqual(first);
  expect(found?.centres).toHaveLength(5);
  const miles = found?.centres.map((centre) => centre.miles) ?? [];
  expect(miles).toEqual(miles.toSorted((a, b) => a - b));
});

test("measures a known distance, and no more than Northern Ireland's width", () => {
  expect(centresOf("BT28 2SA")?.centres[1]?.miles).toBeCloseTo(6.8, 1);
  for (const town of dvaCentreTowns) {
    const { latitude, longitude } = centrePosition(town);
    expect([latitude > 54 && latitude < 55.4, longitude > -8.2 && longitude < -5.4]).toEqual([
      true,
      true,
    ]);
  }
});

test("has no post town for a district without addresses", () => {
  for (const postcode of ["BT58", "BT99 1AA", "BT50"]) expect(centresOf(postcode)).toBeNull();
});
