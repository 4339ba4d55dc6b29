import type { Table } from "../table.ts";
import type { LocationRow } from "./facts.ts";
import type { SiblingSketch, Sketch } from "./similarity.ts";

interface Deps {
  table: Table;
}

function familyOf(location: LocationRow): string {
  if (location.kind === "place") return `county/${location.row.countySlug}`;
  return location.kind === "county" ? `region/${location.row.regionSlug}` : "regions";
}

/** One page of a query for most counties, at about 5 KB a sibling; two for Greater London's 274 places. */
export async function siblingSketches({ table }: Deps, location: LocationRow): Promise<SiblingSketch[]> {
  const { data } = await table.entities.sketch.query
    .byFamily({ family: familyOf(location) })
    .go({ pages: "all", consistent: true });
  return data.filter(({ slug }) => slug !== location.row.canonicalSlug);
}

export async function storeSketch({ table }: Deps, location: LocationRow, sketch: Sketch): Promise<void> {
  await table.entities.sketch.put({ family: familyOf(location), slug: location.row.canonicalSlug, ...sketch }).go();
}
