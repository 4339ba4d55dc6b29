import type { Table } from "../../table/table.ts";
import type { StoredLocation } from "../../location/location-row.ts";
import type { SiblingSketch, Sketch } from "./similarity.ts";

interface Deps {
  table: Table;
}

function siblingGroupOf(location: StoredLocation): string {
  if (location.kind === "place") return `county/${location.row.countySlug}`;
  return location.kind === "county" ? `region/${location.row.regionSlug}` : "regions";
}

/** Returns the sketches of the siblings: one page of a query at about 5 KB each, two for Greater London's 274 places. */
export async function siblingSketches({ table }: Deps, location: StoredLocation): Promise<SiblingSketch[]> {
  const { data } = await table.entities.sketch.query
    .bySiblingGroup({ siblingGroup: siblingGroupOf(location) })
    .go({ pages: "all", consistent: true });
  return data.filter(({ slug }) => slug !== location.row.canonicalSlug);
}

/** Stores the sketch of the location's text. Returns the sketch it replaces. */
export async function storeSketch(
  { table }: Deps,
  location: StoredLocation,
  { servicing, mot, faqs }: Sketch,
): Promise<Sketch | null> {
  const row = { siblingGroup: siblingGroupOf(location), slug: location.row.canonicalSlug, servicing, mot, faqs };
  return (await table.entities.sketch.put(row).go({ response: "all_old" })).data;
}

/**
 * Returns `siblings`, which stores the sketch of a text under check and then reads those of its siblings, and `withdraw`,
 * which restores the sketch from before. As a sketch is stored before the siblings are read, at least one of two texts
 * that are checked at the same time is compared with the other, in whatever process.
 */
export function reserveSketch(deps: Deps, location: StoredLocation) {
  let replaced: Promise<Sketch | null> | undefined;
  const siblings = async (sketch: Sketch): Promise<SiblingSketch[]> => {
    const storing = storeSketch(deps, location, sketch);
    replaced ??= storing;
    await storing;
    return siblingSketches(deps, location);
  };
  const withdraw = async (): Promise<void> => {
    const previous = await replaced;
    if (previous) await storeSketch(deps, location, previous);
  };
  return { siblings, withdraw };
}
