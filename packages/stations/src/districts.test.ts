import { expect, test } from "vitest";
import { foldName } from "@vanfettle/contract/geo/fold-name";
import { findablePlaces } from "@vanfettle/contract/geo/place-list";
import { sectorsOfDistricts } from "./districts.ts";
import { find } from "./find.ts";

test("every district is folded, has no page and leads to the places nearest to its sector", () => {
  const keys = new Set(findablePlaces().flatMap((place) => place.keys));
  for (const [name, sector] of sectorsOfDistricts) {
    expect([foldName(name), keys.has(name)]).toEqual([name, false]);
    const { outcome, places } = find({}, name);
    const nearest = find({}, sector).places.slice(0, 3);
    expect([name, outcome, ...places.map(({ slug }) => slug)]).toEqual([
      name,
      "around",
      ...nearest.map(({ slug }) => slug),
    ]);
  }
});
