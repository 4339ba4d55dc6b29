import { expect, test } from "vitest";
import { findablePlaces } from "@vanfettle/contract/geo/place-list";
import { createDistinctNames } from "./distinct-names.ts";
import { loadGazetteer } from "./gazetteer.ts";

const gazetteer = loadGazetteer();

test("every region, county and place can be found once, by its page's slug, unique name and area", () => {
  const distinctName = createDistinctNames(gazetteer);
  const found = new Map(findablePlaces().map((place) => [place.slug, place]));
  const areas = [...gazetteer.regions, ...gazetteer.counties];
  const areaSlugs = new Set(areas.map(({ slug }) => slug));
  const shown = gazetteer.places.filter(({ canonicalSlug }) => !areaSlugs.has(canonicalSlug));
  expect(found.size).toBe(areas.length + shown.length);
  expect(findablePlaces()).toHaveLength(found.size);
  expect(shown.length).toBeGreaterThan(4_000);
  for (const area of areas) expect(found.get(area.slug)?.name).toBe(distinctName(area));
  for (const place of shown) {
    const { name, area, region } = found.get(place.canonicalSlug) ?? {};
    expect([name, region]).toEqual([distinctName(place), place.region.name]);
    expect(area).toContain(distinctName(place.county));
  }
});

test("every place has its population in hundreds to two figures, and counties are larger than places", () => {
  const sizes = new Map(findablePlaces().map(({ slug, size }) => [slug, size]));
  const areaSlugs = new Set([...gazetteer.regions, ...gazetteer.counties].map(({ slug }) => slug));
  const shown = gazetteer.places.filter(({ canonicalSlug }) => !areaSlugs.has(canonicalSlug));
  for (const { canonicalSlug, population } of shown) {
    expect([canonicalSlug, sizes.get(canonicalSlug)]).toEqual([
      canonicalSlug,
      Number(Math.round((population ?? 0) / 100).toPrecision(2)),
    ]);
  }
  expect(sizes.get("kent")).toBeGreaterThan(
    Math.max(...shown.map(({ population }) => population ?? 0)),
  );
});
