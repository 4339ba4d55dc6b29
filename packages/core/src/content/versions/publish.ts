import { DomainError } from "@vanfettle/contract/problems";
import type { Table } from "../../table/table.ts";
import type { StoredLocation } from "../../location/location-row.ts";
import { liveTextAttributes } from "../../location/location-attributes.ts";
import { entityOf } from "./mark-version.ts";
import type { StoredVersion } from "./versions.ts";

interface Deps {
  table: Table;
  clock: () => Date;
}

/**
 * Publishes a version: copies its columns byte for byte into the location's row, in a single update. With a `planId`,
 * publishes only if no text of the same or a later plan is published, and returns false otherwise: plan ids sort by
 * time, so a run that outlived its lease cannot undo the work of its successor. An operator who publishes an older
 * version does so without a plan, which leaves the record of the latest plan unchanged.
 */
export async function publish(
  { table, clock }: Deps,
  location: StoredLocation,
  stored: StoredVersion,
  options: { planId?: string } = {},
): Promise<boolean> {
  const { planId } = options;
  const { canonicalSlug } = location.row;
  const entity = entityOf(table, location);
  const update = entity
    .patch({ canonicalSlug })
    .set({
      ...publishedColumns(stored, clock().toISOString()),
      ...(planId === undefined ? {} : { publishedPlanId: planId }),
    })
    .add({ liveVersions: [stored.version] })
    .delete({ rejectedVersions: [stored.version] });
  const result = await (
    planId === undefined
      ? update
      : update.where(
          (row, { notExists, lt }) => `${notExists(row.publishedPlanId)} OR ${lt(row.publishedPlanId, planId)}`,
        )
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
    publishedRunId: servicing.runId ?? "",
    publishedAt: now,
    updatedAt: now,
  } satisfies Record<(typeof liveTextAttributes)[number] | "publishedVersion" | "updatedAt", unknown>;
}

/**
 * Takes a location's text off its pages, which then show the default text, unless another version than `version` has
 * gone live meanwhile. Returns whether it did.
 */
export async function unpublish({ table, clock }: Deps, location: StoredLocation, version: number): Promise<boolean> {
  const result = await entityOf(table, location)
    .patch({ canonicalSlug: location.row.canonicalSlug })
    .set({ updatedAt: clock().toISOString() })
    .remove([...liveTextAttributes, "publishedVersion"])
    .where(({ publishedVersion }, { eq }) => eq(publishedVersion, version))
    .go({ returnOnConditionCheckFailure: true });
  return !result.rejected;
}
