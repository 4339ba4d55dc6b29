import type { EntityItem } from "electrodb";
import type { Table } from "../../table/table.ts";
import type { StoredLocation } from "../../location/location-row.ts";

type ContentRow = EntityItem<Table["entities"]["content"]>;

/** A stored text of one service, whatever kind of location it is of. */
export type VersionRow = Omit<ContentRow, "id" | "placeId">;

const figures = ["service", "version", "wordCount", "model", "runId", "round", "tokens"] as const;
const fromHub = <R extends { updatedAt: string }>({ updatedAt, ...row }: R) => ({ ...row, generatedAt: updatedAt });

export type VersionFigures = Pick<VersionRow, (typeof figures)[number] | "generatedAt">;

/** Newest first, servicing before MOT, without the texts. Consistent: the writer reads what it may just have stored. */
export async function newestFigures(table: Table, location: StoredLocation, limit: number): Promise<VersionFigures[]> {
  const { id } = location.row;
  const options = { order: "desc", limit, consistent: true } as const;
  if (location.kind === "place") {
    const query = table.entities.content.query.byPlace({ placeId: id });
    return (await query.go({ ...options, attributes: [...figures, "generatedAt"] })).data;
  }
  const query = table.entities.hub.query.byScope({ scopeId: id });
  return (await query.go({ ...options, attributes: [...figures, "updatedAt"] })).data.map(fromHub);
}

export async function rowsOfVersion(table: Table, location: StoredLocation, version: number): Promise<VersionRow[]> {
  const { id } = location.row;
  const options = { consistent: true } as const;
  if (location.kind === "place") {
    return (await table.entities.content.query.byPlace({ placeId: id, version }).go(options)).data;
  }
  return (await table.entities.hub.query.byScope({ scopeId: id, version }).go(options)).data.map(fromHub);
}

/** False if there is such a row already, which stays as it is. */
export async function createRow(table: Table, location: StoredLocation, row: VersionRow): Promise<boolean> {
  const { id } = location.row;
  const options = { returnOnConditionCheckFailure: true } as const;
  if (location.kind === "place") {
    return !(await table.entities.content.create({ ...row, placeId: id }).go(options)).rejected;
  }
  const { generatedAt: updatedAt, ...values } = row;
  const hub = { ...values, updatedAt, scopeId: id, scope: location.kind };
  return !(await table.entities.hub.create(hub).go(options)).rejected;
}
