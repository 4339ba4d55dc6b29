import type { ContentVersions } from "@vanfettle/contract/content/review-schemas";
import { locationKinds } from "@vanfettle/contract/location/location";
import { regions } from "@vanfettle/contract/location/regions";
import { DomainError } from "@vanfettle/contract/problems";
import { recordAudit } from "../../audit/audit.ts";
import { locationFields, type StoredLocation } from "../../location/location-row.ts";
import { findLocation } from "../../location/location.ts";
import {
  isRejected,
  runsOf,
  versionsOnceLive,
  type ReviewedRow,
} from "../../location/version-state.ts";
import { batches } from "../../table/batches.ts";
import { markRejected } from "./mark-version.ts";
import { invalidateLocationPages } from "./page-cache.ts";
import type { PublishDeps } from "./publish-version.ts";
import { getVersion, listVersions, publish, unpublish } from "./version-repository.ts";

/** Locations undone in one call, which ends well within a function's time limit. */
const undonePerCall = 40;
const undoneAtOnce = 5;

/**
 * Undoes a run for up to 40 locations: its live texts, also edited ones, give way to the version
 * before or the default text, and its drafts are rejected. Returns the number that remains; the
 * caller repeats until 0. Throws `not_found`.
 */
export async function undoRun(deps: PublishDeps, runId: string, by: string) {
  const touched = await locationsOf(deps, runId);
  if (touched.length === 0) {
    throw new DomainError("not_found", { message: "This run has no published texts or drafts." });
  }
  const now = touched.slice(0, undonePerCall);
  const undone: string[] = [];
  for (const batch of batches(now, undoneAtOnce)) {
    await Promise.all(
      batch.map(async ({ kind, slug }) => {
        const location = await findLocation(deps, slug, kind);
        // The index lags behind: an earlier call may have undone the run here.
        if (!runsOf(location.row).includes(runId)) return;
        await undoLocation(deps, location, { runId, by });
        undone.push(slug);
      }),
    );
  }
  await invalidateLocationPages(deps.pageCache, undone);
  return { undone: undone.length, remaining: touched.length - now.length };
}

/** Returns the locations with a text of the run, region by region, as in the lists of locations. */
async function locationsOf({ table }: PublishDeps, runId: string) {
  const found: { kind: StoredLocation["kind"]; slug: string }[] = [];
  for (const { slug: regionSlug } of regions) {
    const { data } = await table.collections.inRegion({ regionSlug }).go({ pages: "all" });
    for (const kind of locationKinds) {
      const rows = data[kind].filter((row) => runsOf(row).includes(runId));
      found.push(...rows.map(({ canonicalSlug: slug }) => ({ kind, slug })));
    }
  }
  return found;
}

async function undoLocation(
  deps: PublishDeps,
  location: StoredLocation,
  { runId, by }: { runId: string; by: string },
) {
  const { row } = location;
  const { publishedVersion } = row;
  const versions = await listVersions(deps, location);
  const ofRun = new Set(
    versions.filter((each) => each.runId === runId).map(({ version }) => version),
  );
  const previous =
    row.publishedRunId === runId ? versionBefore(row, versions, ofRun) : publishedVersion;
  if (row.publishedRunId === runId && publishedVersion !== undefined) {
    if (previous === undefined) await unpublish(deps, location, publishedVersion);
    else await publish(deps, location, await getVersion(deps, location, previous));
  }
  if (ofRun.size > 0) await markRejected(deps, location, [...ofRun]);
  const from = publishedVersion ?? row.draftVersion;
  await recordAudit(deps, {
    by,
    action: "undo",
    ...locationFields(location),
    runId,
    ...(from !== undefined && { fromVersion: from }),
    ...(previous !== undefined && { toVersion: previous }),
  });
}

/**
 * Returns the newest version that visitors once read, that is not of the run and that no operator
 * has taken off its pages.
 */
function versionBefore(
  row: ReviewedRow,
  versions: ContentVersions["versions"],
  ofRun: ReadonlySet<number>,
) {
  const known = new Set(versions.map(({ version }) => version));
  const before = versionsOnceLive(row).filter(
    (version) =>
      version < (row.publishedVersion ?? 0) &&
      known.has(version) &&
      !ofRun.has(version) &&
      !isRejected(row, version),
  );
  return before.length === 0 ? undefined : Math.max(...before);
}
