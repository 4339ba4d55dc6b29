import { statedPoints, statedPostcodeAreas } from "../facts/corrections.ts";
import { counties } from "../facts/counties.ts";
import { nutsOfRegion } from "../facts/nuts.ts";
import type { PlaceRow } from "../place-row.ts";
import { slugify } from "../slugify.ts";
import { canonicalSlugs } from "./canonical-slugs.ts";
import { coreSet } from "./core-set.ts";
import type { Draft } from "./draft.ts";
import type { Facts } from "./facts.ts";
import { placeGarageCounts } from "./garage-counts.ts";
import { postcodeAreas } from "./postcode-area.ts";
import { londonCouncil } from "./source-place.ts";

/** Rows by county, in the order of the county table, then by slug: a changed figure never moves a line. */
export function placeRows(facts: Facts, places: readonly Draft[]): PlaceRow[] {
  const slugs = canonicalSlugs(facts, places);
  const core = coreSet(places);
  const garages = placeGarageCounts();
  const postcodeArea = postcodeAreas();
  const order = new Map(counties.map((county, i) => [county.slug, { ...county, i }]));
  const orderOf = (slug: string) => {
    const county = order.get(slug);
    if (!county) throw new Error(`no county ${slug}`);
    return county;
  };

  const slugOf = (place: Draft) => slugs.get(place) ?? "";
  const rows = places.map((place): PlaceRow => {
    const canonicalSlug = slugOf(place);
    const { regionSlug } = orderOf(place.county);
    const { latitude, longitude } = statedPoints.get(canonicalSlug) ?? place;
    return {
      canonicalSlug,
      name: place.name,
      slug: slugify(place.name),
      county: place.county,
      type: place.type,
      centre: place.centre && slugOf(place.centre),
      isCentre: place.isCentre,
      isCore: core.has(place),
      latitude,
      longitude,
      population: place.population || null,
      postcodeArea: statedPostcodeAreas.get(canonicalSlug) ?? postcodeArea({ latitude, longitude }, regionSlug),
      localGovernmentArea: councilName(facts, place),
      nutsRegion: facts.councils.get(place.council)?.nuts ?? nutsOfRegion[regionSlug] ?? "",
      ...garages(canonicalSlug),
      originalId: place.geonamesId,
    };
  });
  return rows.sort((a, b) => orderOf(a.county).i - orderOf(b.county).i || (a.canonicalSlug < b.canonicalSlug ? -1 : 1));
}

function councilName(facts: Facts, place: Draft): string {
  const borough = place.council === londonCouncil ? facts.boroughs.get(place.borough)?.name : undefined;
  return borough ?? facts.councils.get(place.council)?.name ?? "";
}
