import { useState } from "react";
import type { ContentVersions } from "@vanfettle/contract/content/review-schemas";
import { locationCall, useEndpoint, versionCall, type Target } from "../admin-queries.ts";
import { useIsOperator } from "../operator-session/use-operator-session.ts";
import { useEdit } from "./edit-draft.ts";

/** Returns the draft that waits, or else the published version, or else the newest. */
const defaultVersion = ({ publishedVersion, versions }: ContentVersions): number | null =>
  versions.find(({ state }) => state === "draft")?.version ??
  publishedVersion ??
  versions[0]?.version ??
  null;

/** Returns the version that is compared with at first: the published one, or else the newest other. */
function comparableWith(viewed: number | null, location: ContentVersions | undefined) {
  const published = location?.publishedVersion ?? undefined;
  if (published !== undefined && published !== viewed) return published;
  return location?.versions.find(({ version }) => version !== viewed)?.version;
}

/** True if the version is compared with another, and the function that changes it. */
export type Comparing = [isComparing: boolean, setComparing: (isComparing: boolean) => void];

export type LocationText = ReturnType<typeof useText>;

/**
 * Reads a text of a location: a version for operators, the published one for anybody else. The
 * version stays the same while runs and other operators add newer ones, and an unsaved edit shows
 * the version that it began with. The list of versions is never that of an earlier visit, which may
 * lack another operator's. `first` is the version to show first, and undefined for the one that an
 * operator reads first.
 */
export function useText(
  target: Target,
  first: number | undefined,
  [isComparing, setComparing]: Comparing,
) {
  const isOperator = useIsOperator();
  const [chosen, setChosen] = useState<number | null>(first ?? null);
  /** The newest version when the shown one was chosen. */
  const [known, setKnown] = useState<number | null>(null);
  const [chosenOther, setChosenOther] = useState<number | null>(null);
  const edit = useEdit(target);

  const list = useEndpoint("listContentVersions", { ...locationCall(target), isUpToDate: true });
  const versions = list.isFetchedAfterMount ? list.data : undefined;
  const newest = versions?.versions[0]?.version ?? null;
  if (versions && newest !== null && known === null) {
    setKnown(newest);
    if (chosen === null) setChosen(defaultVersion(versions));
  }
  const viewed = edit?.version ?? chosen;
  const comparable = comparableWith(viewed, versions);
  const comparedWith = chosenOther ?? (isComparing && comparable !== undefined ? comparable : null);
  const version = useEndpoint("getContentVersion", {
    ...versionCall(target, viewed ?? 0),
    enabled: viewed !== null,
  });
  const other = useEndpoint("getContentVersion", {
    ...versionCall(target, comparedWith ?? 0),
    enabled: comparedWith !== null,
  });
  const published = useEndpoint("getLocation", {
    params: { slug: target.slug },
    enabled: !isOperator,
  });
  const summary = versions?.versions.find((each) => each.version === viewed);
  const view = (next: number): void => {
    setChosen(next);
    setKnown(newest === null ? next : Math.max(newest, next));
    if (next === chosenOther) setChosenOther(null);
  };
  /** Compares with a version; null ends it. */
  const compareWith = (next: number | null): void => {
    setChosenOther(next);
    setComparing(next !== null);
  };
  return {
    isOperator,
    versions,
    viewed,
    edit,
    /**
     * The viewed version, in the state that the list has; undefined while it is read. What has been
     * read stays after a sign-in ends.
     */
    detail: version.data && { ...version.data, ...summary },
    /** The version that came while another was viewed. */
    arrived: newest !== null && known !== null && newest > known ? newest : null,
    comparedWith,
    other,
    compareWith,
    toggleCompare: () => compareWith(comparedWith === null ? (comparable ?? null) : null),
    view,
    published,
    error: version.error ?? (viewed === null ? list.error : null),
    refetch: viewed === null ? list.refetch : version.refetch,
  };
}
