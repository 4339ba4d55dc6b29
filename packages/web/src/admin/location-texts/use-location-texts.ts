import { useState } from "react";
import type { ContentVersions } from "@vanfettle/contract/content/review-schemas";
import { locationCall, useEndpoint, versionCall, type Target } from "../admin-queries.ts";
import { useIsOperator } from "../operator-session/use-operator-session.ts";
import { publishedContent, versionContent } from "./location-content.ts";

/** Returns the draft that waits, or else the published version, or else the newest. */
const defaultVersion = ({ publishedVersion, versions }: ContentVersions): number | null =>
  versions.find(({ state }) => state === "draft")?.version ??
  publishedVersion ??
  versions[0]?.version ??
  null;

/**
 * Loads the texts of a location: their versions for operators, the published ones for anybody else.
 */
export function useLocationTexts(target: Target) {
  const isOperator = useIsOperator();
  const [chosen, setChosen] = useState<number | null>(null);
  const [comparedWith, setComparedWith] = useState<number | null>(null);

  const versions = useEndpoint("listContentVersions", locationCall(target));
  const viewed = chosen ?? (versions.data ? defaultVersion(versions.data) : null);
  const hasVersions = isOperator && viewed !== null;
  const isComparing = hasVersions && comparedWith !== null;
  const version = useEndpoint("getContentVersion", {
    ...versionCall(target, viewed ?? 0),
    enabled: hasVersions,
  });
  const other = useEndpoint("getContentVersion", {
    ...versionCall(target, comparedWith ?? 0),
    enabled: isComparing,
  });
  const needsPublished = !isOperator || versions.isError || (versions.isSuccess && viewed === null);
  const published = useEndpoint("getLocation", {
    params: { slug: target.slug },
    enabled: needsPublished,
  });

  const viewedContent = version.data && versionContent(version.data);
  return {
    isOperator,
    versions,
    viewed: hasVersions ? viewed : null,
    comparedWith,
    /**
     * The viewed version with its objections and its source; undefined while it is read, and for
     * visitors.
     */
    detail: hasVersions ? version.data : undefined,
    content: hasVersions ? viewedContent : published.data && publishedContent(published.data),
    otherContent: isComparing ? other.data && versionContent(other.data) : undefined,
    isError: hasVersions ? version.isError || other.isError : published.isError,
    view: (next: number) => {
      setChosen(next);
      if (next === comparedWith) setComparedWith(null);
    },
    compareWith: setComparedWith,
  };
}
