import { formatUtcMinute } from "@vanfettle/contract/dates";
import { isTemplateGenerator } from "@vanfettle/contract/generation/generation";
import { DomainError } from "@vanfettle/contract/problems";
import type { ResponseBody } from "@vanfettle/contract/schemas";
import { recordAudit } from "../../audit/audit.ts";
import { factRecord } from "../../location/facts/facts.ts";
import { locationFields, type StoredLocation } from "../../location/location-row.ts";
import { findLocation, type LocationTarget } from "../../location/location.ts";
import {
  isDecided,
  versionState,
  waitingDraft,
  wasAccepted,
  wasLive,
} from "../../location/version-state.ts";
import { batches } from "../../table/batches.ts";
import type { IdDeps, TableDeps } from "../../table/table.ts";
import { isError, isHeldForContent, isNeverAcceptable } from "../checks/check.ts";
import { fillText } from "../text/location-text.ts";
import { slotValues } from "../text/slots.ts";
import { markAccepted, markRejected } from "./mark-version.ts";
import { invalidateLocationPages, type PageCache } from "./page-cache.ts";
import {
  getVersion,
  listVersions,
  publish,
  unpublish,
  type StoredVersion,
} from "./version-repository.ts";

export type PublishDeps = IdDeps & { pageCache: PageCache; isDeployed?: boolean };

export interface Approval {
  by: string;
  /** The reason for publishing despite failed checks. */
  reason?: string | undefined;
  /** The draft is approved with many others, without being opened. */
  isOfMany?: boolean;
  /** Publishes only a version that still waits: another operator may have decided on it. */
  onlyIfWaiting?: boolean | undefined;
}

/**
 * Publishes a version and invalidates its pages. Safe to repeat. Throws `unavailable`, and as
 * `publishApproved` does.
 */
export async function publishVersion(
  deps: PublishDeps,
  target: LocationTarget,
  version: number,
  approval: Approval,
) {
  const slug = await publishApproved(deps, target, version, approval);
  await invalidateLocationPages(deps.pageCache, [slug]);
  return { slug, publishedVersion: version };
}

type Approvals = ResponseBody<"approveContentDrafts">;

const approvedAtOnce = 5;

/**
 * Publishes drafts and invalidates their pages. A draft that may not be published is returned with
 * the reason.
 */
export async function approveDrafts(
  deps: PublishDeps,
  drafts: Approvals["approved"],
  by: string,
): Promise<Approvals> {
  const approved: Approvals["approved"] = [];
  const notApproved: Approvals["notApproved"] = [];
  for (const batch of batches(drafts, approvedAtOnce)) {
    await Promise.all(
      batch.map(async (draft) => {
        try {
          await publishApproved(deps, draft, draft.version, { by, isOfMany: true });
          approved.push(draft);
        } catch (error) {
          if (!(error instanceof DomainError)) throw error;
          notApproved.push({ ...draft, code: error.code, message: error.message });
        }
      }),
    );
  }
  await invalidateLocationPages(
    deps.pageCache,
    approved.map(({ slug }) => slug),
  );
  return { approved, notApproved };
}

/**
 * Publishes a version without invalidating its pages, and returns the slug. Throws `not_found`,
 * `version_decided`, `version_superseded` for a newer draft, `version_refused` or
 * `version_not_publishable`, with the reason.
 */
async function publishApproved(
  deps: PublishDeps,
  target: LocationTarget,
  version: number,
  { by, reason, isOfMany = false, onlyIfWaiting = false }: Approval,
): Promise<string> {
  const location = await findLocation(deps, target.slug, target.kind);
  const { row } = location;
  const stored = await getVersion(deps, location, version);
  if (onlyIfWaiting) rejectDecided(location, version);
  const problem = reasonNotPublishable(location, stored, deps.isDeployed ?? false);
  if (problem) throw new DomainError("version_not_publishable", { message: problem });
  if (!wasLive(row, version)) await rejectStale(deps, location, version);
  const objection = stored.objections.find(isHeldForContent);
  if (isOfMany && objection && !isError(objection)) {
    throw new DomainError("version_refused", {
      message: `${objection.message} Open this draft to decide on it.`,
    });
  }
  const isAccepted = isAcceptedDespiteErrors(location, stored, reason);
  if (isAccepted) await markAccepted(deps, location, version);
  await publish(deps, location, stored);
  await recordAudit(deps, {
    by,
    action: actionOf(location, version, isAccepted),
    ...locationFields(location),
    toVersion: version,
    ...(row.publishedVersion !== undefined && { fromVersion: row.publishedVersion }),
    ...(isAccepted && reason !== undefined && { reason }),
  });
  return row.canonicalSlug;
}

/**
 * Throws `version_decided`, which names the decision, if the version no longer waits for a
 * decision.
 */
function rejectDecided({ row }: StoredLocation, version: number): void {
  if (!isDecided(row, version)) return;
  const decision = {
    live: "is published already",
    rejected: "has been rejected",
    unpublished: "has been taken off its pages",
    superseded: "is older than the published version",
    draft: undefined,
  }[versionState(row, version)];
  throw new DomainError(
    "version_decided",
    decision ? { message: `Version ${version} ${decision}.` } : {},
  );
}

function actionOf({ row }: StoredLocation, version: number, isAccepted: boolean) {
  if (isAccepted) return "accept";
  return wasLive(row, version) && version < (row.publishedVersion ?? 0) ? "roll back" : "publish";
}

function reasonNotPublishable(
  location: StoredLocation,
  { model, text }: StoredVersion,
  isDeployed: boolean,
) {
  if (isDeployed && isTemplateGenerator(model)) {
    return "A deployed site does not publish texts of the template generator.";
  }
  const isComplete = fillText(text, slotValues(factRecord(location))) !== null;
  return isComplete
    ? undefined
    : "The text states a fact that the location no longer has. Generate it again.";
}

/**
 * Throws `version_superseded`, which names the newer version, if a newer draft waits for an
 * operator.
 */
export async function rejectStale(
  deps: TableDeps,
  location: StoredLocation,
  version: number,
): Promise<void> {
  const newer = waitingDraft(location.row);
  if (newer === undefined || newer <= version) return;
  const draft = (await listVersions(deps, location)).find((each) => each.version === newer);
  const origin = draft ? originOf(draft) : "";
  throw new DomainError("version_superseded", {
    message: `Version ${newer}${origin} is newer than version ${version}. Review or reject that version first.`,
  });
}

function originOf({ author, generatedAt }: { author: string | null; generatedAt: string }): string {
  const how = author === null ? "written" : `edited by ${author}`;
  return `, ${how} on ${formatUtcMinute(generatedAt)},`;
}

const maxErrorsNamed = 3;

/**
 * Returns whether the operator accepts a version with errors. Throws `version_refused` without a
 * reason or if it may not be.
 */
function isAcceptedDespiteErrors(
  { row }: StoredLocation,
  { version, objections }: StoredVersion,
  reason?: string,
) {
  const errors = objections.filter(isError);
  if (errors.length === 0 || wasAccepted(row, version)) return false;
  const unacceptable = errors.filter(isNeverAcceptable);
  if (unacceptable.length === 0 && reason !== undefined) return true;
  const named = (unacceptable.length > 0 ? unacceptable : errors)
    .slice(0, maxErrorsNamed)
    .map(({ message }) => message);
  const advice =
    unacceptable.length > 0
      ? "This cannot be accepted: edit the text."
      : "Accept it with a reason, or edit the text.";
  throw new DomainError("version_refused", {
    message: `It failed the content checks. ${named.join(" ")} ${advice}`,
  });
}

interface Rejection {
  by: string;
  reason: string;
  /** Takes the version off its pages, if it is the published one. */
  unpublish?: boolean | undefined;
}

/**
 * Rejects a version, which stays stored. Throws `not_found`, `unavailable` or, for the live version
 * without `unpublish`, `version_live`.
 */
export async function rejectVersion(
  deps: PublishDeps,
  target: LocationTarget,
  version: number,
  { by, reason, unpublish: isUnpublished = false }: Rejection,
): Promise<{ slug: string; version: number }> {
  const location = await findLocation(deps, target.slug, target.kind);
  await getVersion(deps, location, version);
  if (isUnpublished) await unpublish(deps, location, version);
  await markRejected(deps, location, [version]);
  const fields = locationFields(location);
  const versions = isUnpublished ? { fromVersion: version } : { toVersion: version };
  await recordAudit(deps, { by, action: "reject", ...fields, ...versions, reason });
  if (isUnpublished) await invalidateLocationPages(deps.pageCache, [fields.slug]);
  return { slug: fields.slug, version };
}
