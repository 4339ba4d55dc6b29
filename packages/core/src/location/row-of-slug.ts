import { DomainError } from "@vanfettle/contract/problems";
import { prepareQuery } from "../table/prepared-query.ts";
import type { Table } from "../table/table.ts";
import type { CountyRow, LocationRow, PlaceRow, RegionRow } from "./location-row.ts";

const prepared = new WeakMap<Table, ReturnType<typeof prepareQuery>>();

/** The row a stored slug opens and the type its page goes by. A region comes before a county, a county before a place. */
export async function rowOf(table: Table, canonicalSlug: string): Promise<{ row: LocationRow; type: string }> {
  const rows = await table.runQuery(queryOf(table)(canonicalSlug));
  const entity = <R extends LocationRow>(name: string) =>
    rows.find((row) => row["__edb_e__"] === name) as R | undefined;
  const region = entity<RegionRow>("region");
  if (region) return { row: region, type: "region" };
  const county = entity<CountyRow>("county");
  if (county) return { row: county, type: "county" };
  const place = entity<PlaceRow>("place");
  if (place?.isActive) return { row: place, type: place.type };
  throw new DomainError("location_not_found");
}

function queryOf(table: Table) {
  const known = prepared.get(table);
  if (known) return known;
  const query = prepareQuery((canonicalSlug) => table.collections.location({ canonicalSlug }).params());
  prepared.set(table, query);
  return query;
}
