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

interface Shown {
  /** The version to show first; undefined for the one that an operator reads first. */
  first: number | undefined;
  /** True if it is compared, which lasts over the texts of a queue. */
  isComparing: boolean;
  setComparing: (isComparing: boolean) => void;
}

export type LocationText = ReturnType<typeof useText>;

/**
 * Reads a text of a location: a version for operators, the published one for anybody else. The
 * version stays the same while runs and other operators add newer ones, and an unsaved edit shows
 * the version that it began with.
 */
export function useText(target: Target, { first, isComparing, setComparing }: Shown) {
  const isOperator = useIsOperator();
  const [chosen, setChosen] = useState<number | null>(first ?? null);
  /** The newest version when the shown one was chosen. */
  const [known, setKnown] = useState<number | null>(null);
  const [chosenOther, setChosenOther] = useState<number | null>(null);
  const edit = useEdit(target);

  const versions = useEndpoint("listContentVersions", locationCall(target));
  const newest = versions.data?.versions[0]?.version ?? null;
  if (versions.data && newest !== null && known === null) {
    setKnown(newest);
    if (chosen === null) setChosen(defaultVersion(versions.data));
  }
  const viewed = edit?.version ?? chosen;
  const comparable = comparableWith(viewed, versions.data);
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
    /** The viewed version; undefined while it is read. What has been read stays after a sign-in ends. */
    detail: version.data,
    /** The version that came while another was viewed. */
    arrived: newest !== null && known !== null && newest > known ? newest : null,
    comparedWith,
    other,
    compareWith,
    toggleCompare: () => compareWith(comparedWith === null ? (comparable ?? null) : null),
    view,
    published,
    error: version.error ?? (viewed === null ? versions.error : null),
    refetch: viewed === null ? versions.refetch : version.refetch,
  };
}
