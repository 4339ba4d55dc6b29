import { DomainError } from "@vanfettle/contract/problems";
import { entityOf, type StoredLocation } from "../../location/location-row.ts";
import { changeLargeRow, type RowChange } from "../../table/change-row.ts";
import type { Table, TableDeps } from "../../table/table.ts";
import { weightOfObjections, type Objection } from "../checks/check.ts";

/**
 * Changes the row of a location. Returns false if a condition does not hold, or the row does not
 * exist.
 */
export const changeLocation = (
  { table }: TableDeps,
  location: StoredLocation,
  change: RowChange<Table["entities"]["place"]>,
) =>
  changeLargeRow(entityOf(table, location), { canonicalSlug: location.row.canonicalSlug }, change);

interface Draft {
  version: number;
  runId: string;
  objections: readonly Objection[];
}

/** Records that a version waits for an operator. A draft of a higher number stays the newest. */
export const markDraft = (
  deps: TableDeps,
  location: StoredLocation,
  { version, runId, objections }: Draft,
) =>
  changeLocation(deps, location, {
    set: {
      draftVersion: version,
      draftRunId: runId,
      draftWeight: weightOfObjections(objections),
    },
    where: ({ draftVersion }, { notExists, lte }) =>
      `${notExists(draftVersion)} OR ${lte(draftVersion, version)}`,
  });

/**
 * Records that an operator rejected the versions. Throws `version_live` if any of the versions is
 * live.
 */
export async function markRejected(
  deps: TableDeps,
  location: StoredLocation,
  versions: number[],
): Promise<void> {
  const isMarked = await changeLocation(deps, location, {
    add: { rejectedVersions: versions },
    where: ({ publishedVersion }, { notExists, ne }) =>
      `${notExists(publishedVersion)} OR (${versions.map((version) => ne(publishedVersion, version)).join(" AND ")})`,
  });
  if (!isMarked) throw new DomainError("version_live");
}

/** Records that an operator accepted a version that the checks refuse. */
export const markAccepted = (deps: TableDeps, location: StoredLocation, version: number) =>
  changeLocation(deps, location, { add: { acceptedVersions: [version] } });
