import { useQuery } from "@tanstack/react-query";
import type { ContentVersions } from "@vanfettle/contract/content/review-schemas";
import { useState } from "react";
import { publishedQuery, versionQuery, versionsQuery, type Target } from "../admin-queries.ts";
import { useAdminApi, useOperatorState } from "../operator-session/use-operator-session.ts";
import { publishedContent, versionContent } from "./location-content.ts";

/** Returns the draft that waits, or else the published version, or else the newest. */
const defaultVersion = ({ publishedVersion, versions }: ContentVersions): number | null =>
  versions.find(({ state }) => state === "draft")?.version ?? publishedVersion ?? versions[0]?.version ?? null;

/** Loads the texts of a location: their versions for operators, the published ones for anybody else. */
export function useLocationTexts(target: Target) {
  const api = useAdminApi();
  const isOperator = useOperatorState().status === "signedIn";
  const [chosen, setChosen] = useState<number | null>(null);
  const [comparedWith, setComparedWith] = useState<number | null>(null);

  const versions = useQuery({ ...versionsQuery(api, target), enabled: isOperator });
  const viewed = chosen ?? (versions.data ? defaultVersion(versions.data) : null);
  const hasVersions = isOperator && viewed !== null;
  const isComparing = hasVersions && comparedWith !== null;
  const version = useQuery({ ...versionQuery(api, target, viewed ?? 0), enabled: hasVersions });
  const other = useQuery({ ...versionQuery(api, target, comparedWith ?? 0), enabled: isComparing });
  const needsPublished = !isOperator || versions.isError || (versions.isSuccess && viewed === null);
  const published = useQuery({ ...publishedQuery(api, target.slug), enabled: needsPublished });

  const viewedContent = version.data && versionContent(version.data);
  return {
    isOperator,
    versions,
    viewed: hasVersions ? viewed : null,
    comparedWith,
    /** The viewed version with its faults and its source; undefined while it is read, and for visitors. */
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
