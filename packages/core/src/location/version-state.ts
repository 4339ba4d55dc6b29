import type { versionStates } from "@vanfettle/contract/content/review-schemas";
import type { LocationRow } from "./location-row.ts";

/**
 * The state of a version: live, waiting for an operator, rejected or taken off its pages by an
 * operator, or superseded by a later version.
 */
export type VersionState = (typeof versionStates)[number];

/**
 * The attributes of a location's row that determine the states of its versions. All attributes are
 * in gsi1, too.
 */
export type ReviewedRow = Pick<
  LocationRow,
  "publishedVersion" | "draftVersion" | "liveVersions" | "rejectedVersions"
>;

const numbers = (set: ReviewedRow["liveVersions"]): number[] => [
  ...((set ?? []) as Iterable<number>),
];

/** Returns whether visitors read the version, or once did. */
export const wasLive = (
  { publishedVersion, liveVersions }: ReviewedRow,
  version: number,
): boolean => version === publishedVersion || numbers(liveVersions).includes(version);

export const isRejected = ({ rejectedVersions }: ReviewedRow, version: number): boolean =>
  numbers(rejectedVersions).includes(version);

/** Returns whether an operator has accepted the version although the checks refuse it. */
export const wasAccepted = (
  { acceptedVersions }: Pick<LocationRow, "acceptedVersions">,
  version: number,
): boolean => numbers(acceptedVersions).includes(version);

/** Returns the versions that visitors read now or once did. */
export const versionsOnceLive = ({ publishedVersion, liveVersions }: ReviewedRow): number[] => [
  ...new Set([
    ...numbers(liveVersions),
    ...(publishedVersion === undefined ? [] : [publishedVersion]),
  ]),
];

/**
 * Returns the newest version that an operator has judged or a run has published; 0 without such a
 * version.
 */
const newestJudged = (row: ReviewedRow): number =>
  Math.max(
    0,
    row.publishedVersion ?? 0,
    ...numbers(row.liveVersions),
    ...numbers(row.rejectedVersions),
  );

/** Returns whether an operator or a run has decided on the version or a later version. */
export const isDecided = (row: ReviewedRow, version: number): boolean =>
  version <= newestJudged(row);

/** Returns the newest draft if it waits for an operator. */
export function waitingDraft(row: ReviewedRow): number | undefined {
  const newest = row.draftVersion;
  return newest !== undefined && newest > newestJudged(row) ? newest : undefined;
}

/** The attributes with the runs that wrote the texts of a location. */
export type WrittenRow = ReviewedRow & Pick<LocationRow, "publishedRunId" | "draftRunId">;

/** Returns the runs that wrote the live text and the draft that waits, also if they were edited. */
export function runsOf(row: WrittenRow): string[] {
  const { publishedRunId, draftRunId } = row;
  const waiting = waitingDraft(row) === undefined ? undefined : draftRunId;
  return [...new Set([publishedRunId, waiting])].filter((each) => each !== undefined);
}

/** Returns who wrote a version, and in which state it is. */
export function originOf(
  row: ReviewedRow,
  stored: { version: number; author?: string | undefined; basedOn?: number | undefined },
) {
  const { version, author = null, basedOn = null } = stored;
  return {
    state: versionState(row, version),
    author,
    basedOn,
    published: version === row.publishedVersion,
  };
}

/** Returns the state of a version, given its location's row. */
export function versionState(row: ReviewedRow, version: number): VersionState {
  if (version === row.publishedVersion) return "live";
  const isOnceLive = wasLive(row, version);
  if (isRejected(row, version)) return isOnceLive ? "unpublished" : "rejected";
  return !isOnceLive && version === waitingDraft(row) ? "draft" : "superseded";
}
