import { DomainError } from "@vanfettle/contract/problems";
import type { StoredLocation } from "../../location/location-row.ts";
import type { Table, TableDeps } from "../../table/table.ts";

/** Returns the entity of the location's kind. The three kinds share the attributes of texts, which their types do not express. */
export const entityOf = ({ entities }: Table, { kind }: Pick<StoredLocation, "kind">): Table["entities"]["place"] =>
  entities[kind] as Table["entities"]["place"];

const keyOf = ({ row: { canonicalSlug } }: StoredLocation) => ({ canonicalSlug });

/** Records that a version waits for an operator. A draft of a higher number stays the newest. */
export async function markDraft(
  { table }: TableDeps,
  location: StoredLocation,
  draft: { version: number; runId: string },
) {
  await entityOf(table, location)
    .patch(keyOf(location))
    .set({ draftVersion: draft.version, draftRunId: draft.runId })
    .where(
      ({ draftVersion }, { notExists, lte }) => `${notExists(draftVersion)} OR ${lte(draftVersion, draft.version)}`,
    )
    .go({ returnOnConditionCheckFailure: true });
}

/** Records that an operator rejected the versions. Throws `version_live` if any of the versions is live. */
export async function markRejected({ table }: TableDeps, location: StoredLocation, versions: number[]): Promise<void> {
  const result = await entityOf(table, location)
    .patch(keyOf(location))
    .add({ rejectedVersions: versions })
    .where(
      ({ publishedVersion }, { notExists, ne }) =>
        `${notExists(publishedVersion)} OR (${versions.map((version) => ne(publishedVersion, version)).join(" AND ")})`,
    )
    .go({ returnOnConditionCheckFailure: true });
  if (result.rejected) throw new DomainError("version_live");
}

/** Records that an operator accepted a version that the checks refuse. */
export async function markAccepted({ table }: TableDeps, location: StoredLocation, version: number): Promise<void> {
  await entityOf(table, location)
    .patch(keyOf(location))
    .add({ acceptedVersions: [version] })
    .go();
}
