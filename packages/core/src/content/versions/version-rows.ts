import type { EntityItem } from "electrodb";
import type { StoredLocation } from "../../location/location-row.ts";
import type { Table } from "../../table/table.ts";

type ContentRow = EntityItem<Table["entities"]["content"]>;

export type VersionRow = Omit<ContentRow, "id" | "placeId">;

const metadata = [
  "service",
  "version",
  "wordCount",
  "model",
  "runId",
  "planId",
  "tokens",
  "promptHash",
  "factsHash",
  "objections",
  "author",
  "basedOn",
] as const;
const fromHub = <R extends { updatedAt: string }>({ updatedAt, ...row }: R) => ({
  ...row,
  generatedAt: updatedAt,
});

export type VersionMetadata = Pick<VersionRow, (typeof metadata)[number] | "generatedAt">;

/**
 * Returns the rows without their texts, newest first. The read is consistent: a text may just have
 * been stored.
 */
export async function newestMetadata(
  table: Table,
  location: StoredLocation,
  limit: number,
): Promise<VersionMetadata[]> {
  const { id } = location.row;
  const options = { order: "desc", limit, consistent: true } as const;
  if (location.kind === "place") {
    const query = table.entities.content.query.byPlace({ placeId: id });
    return (await query.go({ ...options, attributes: [...metadata, "generatedAt"] })).data;
  }
  const query = table.entities.hub.query.byScope({ scopeId: id });
  return (await query.go({ ...options, attributes: [...metadata, "updatedAt"] })).data.map(fromHub);
}

/** Returns the rows of a version: at most one for servicing and one for MOT. */
export async function rowsOfVersion(
  table: Table,
  location: StoredLocation,
  version: number,
): Promise<VersionRow[]> {
  const { id } = location.row;
  const options = { consistent: true } as const;
  if (location.kind === "place") {
    return (await table.entities.content.query.byPlace({ placeId: id, version }).go(options)).data;
  }
  return (await table.entities.hub.query.byScope({ scopeId: id, version }).go(options)).data.map(
    fromHub,
  );
}

/** Creates the row. Returns false if the row exists already, and leaves it as it is. */
export async function createRow(
  table: Table,
  location: StoredLocation,
  row: VersionRow,
): Promise<boolean> {
  const { id } = location.row;
  const options = { returnOnConditionCheckFailure: true } as const;
  if (location.kind === "place") {
    return !(await table.entities.content.create({ ...row, placeId: id }).go(options)).rejected;
  }
  const { generatedAt: updatedAt, ...values } = row;
  const hub = { ...values, updatedAt, scopeId: id, scope: location.kind };
  return !(await table.entities.hub.create(hub).go(options)).rejected;
}
