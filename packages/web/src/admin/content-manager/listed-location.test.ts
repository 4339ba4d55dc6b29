import { expect, test } from "vitest";
import { keyOf } from "../admin-queries.ts";
import { buildContentLocation, buildContentStates } from "../testing/admin-responses.ts";
import { isShown, sortLocations, toListed } from "./listed-location.ts";

test("a place and a region of one slug are two rows", () => {
  expect(keyOf({ slug: "london" })).toBe("london");
  expect(keyOf({ slug: "london", kind: "place" })).toBe("london");
  expect(keyOf({ slug: "london", kind: "region" })).toBe("region/london");
});

test("operators see every location with its states, and visitors the open list", () => {
  const open = [buildContentLocation(1)];
  expect(toListed(open, undefined)).toEqual(open);
  const [place, region] = toListed(
    open,
    buildContentStates([
      { states: ["draft"], draftVersion: 2 },
      { kind: "region", states: ["live"], liveVersion: 1 },
    ]),
  );
  expect([place?.hasContent, place?.review?.states]).toEqual([false, ["draft"]]);
  expect([region?.hasContent, region?.review?.draftVersion]).toEqual([true, null]);
  expect([
    region?.kind,
    region && isShown(region, "live"),
    region && isShown(region, "core"),
  ]).toEqual(["region", true, false]);
});

test("by population the largest come first, and those without one last", () => {
  const listed = [1, 2, 3].map((number) =>
    buildContentLocation(number, { population: number === 2 ? null : number }),
  );
  expect(sortLocations(listed, "population").map(({ slug }) => slug)).toEqual([
    "place-3",
    "place-1",
    "place-2",
  ]);
  expect(sortLocations(listed, "region")).toEqual(listed);
});
