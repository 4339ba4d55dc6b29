import type { Table } from "../../table/table.ts";
import type { StoredLocation } from "../../location/location-row.ts";
import type { SiblingSketch, Sketch } from "./similarity.ts";

interface Deps {
  table: Table;
}

function familyOf(location: StoredLocation): string {
  if (location.kind === "place") return `county/${location.row.countySlug}`;
  return location.kind === "county" ? `region/${location.row.regionSlug}` : "regions";
}

/** One page of a query for most counties, at about 5 KB a sibling; two for Greater London's 274 places. */
export async function siblingSketches({ table }: Deps, location: StoredLocation): Promise<SiblingSketch[]> {
  const { data } = await table.entities.sketch.query
    .byFamily({ family: familyOf(location) })
    .go({ pages: "all", consistent: true });
  return data.filter(({ slug }) => slug !== location.row.canonicalSlug);
}

/** Gives back the one it takes the place of. */
export async function storeSketch(
  { table }: Deps,
  location: StoredLocation,
  { servicing, mot, faqs }: Sketch,
): Promise<Sketch | null> {
  const row = { family: familyOf(location), slug: location.row.canonicalSlug, servicing, mot, faqs };
  return (await table.entities.sketch.put(row).go({ response: "all_old" })).data;
}

/**
 * A text's sketch is among the siblings' before they are read: of two that are checked at once, at least one is then
 * compared with the other, in whatever process. Withdrawn, it leaves its place to the one it took it from.
 */
export function candidateSketch(deps: Deps, location: StoredLocation) {
  let replaced: Promise<Sketch | null> | undefined;
  const siblings = async (sketch: Sketch): Promise<SiblingSketch[]> => {
    const storing = storeSketch(deps, location, sketch);
    replaced ??= storing;
    await storing;
    return siblingSketches(deps, location);
  };
  const withdraw = async (): Promise<void> => {
    const before = await replaced;
    if (before) await storeSketch(deps, location, before);
  };
  return { siblings, withdraw };
}
