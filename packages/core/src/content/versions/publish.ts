import { DomainError } from "@vanfettle/contract/problems";
import type { Table } from "../../table/table.ts";
import type { StoredLocation } from "../../location/location-row.ts";
import type { StoredVersion } from "./versions.ts";

interface Deps {
  table: Table;
  clock: () => Date;
}

/**
 * Makes one version the one visitors read: its columns are copied byte for byte into the location's row, in one
 * update. A round publishes once, and none after a later one: rounds are ids that sort by time, so a run that outlived
 * its lease cannot undo its successor's work. False means that this round's text, or a later one, was there already. An
 * operator names no round: bringing back an older version leaves the record of what is done alone.
 */
export async function publish(
  { table, clock }: Deps,
  location: StoredLocation,
  stored: StoredVersion,
  options: { round?: string } = {},
): Promise<boolean> {
  const { round } = options;
  const { canonicalSlug } = location.row;
  // The three kinds of row have these attributes in common; their entities' types do not say so.
  const entity = table.entities[location.kind] as Table["entities"]["place"];
  const update = entity.patch({ canonicalSlug }).set({
    ...publishedColumns(stored, clock().toISOString()),
    ...(round === undefined ? {} : { textRound: round }),
  });
  const result = await (
    round === undefined
      ? update
      : update.where((row, { notExists, lt }) => `${notExists(row.textRound)} OR ${lt(row.textRound, round)}`)
  ).go({ returnOnConditionCheckFailure: true });
  if (!result.rejected) return true;
  const { data } = await entity.get({ canonicalSlug }).go({ consistent: true });
  if (!data) throw new DomainError("location_not_found");
  return false;
}

function publishedColumns({ servicing, mot, version }: StoredVersion, now: string) {
  return {
    servicingContent: servicing.html ?? "",
    motContent: mot.html ?? "",
    faqContent: servicing.faqContent ?? "[]",
    servicingMetaTitle: servicing.metaTitle ?? "",
    servicingMetaDescription: servicing.metaDescription ?? "",
    motMetaTitle: mot.metaTitle ?? "",
    motMetaDescription: mot.metaDescription ?? "",
    publishedVersion: version,
    publishedFactsHash: servicing.factsHash ?? "",
    publishedPromptHash: servicing.promptHash ?? "",
    publishedAt: now,
    updatedAt: now,
  };
}
