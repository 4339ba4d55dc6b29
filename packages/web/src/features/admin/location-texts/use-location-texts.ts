import { useQuery } from "@tanstack/react-query";
import type { ContentVersions } from "@vanfettle/contract/content-schemas";
import { useState } from "react";
import { publishedQuery, versionQuery, versionsQuery } from "../admin-queries.ts";
import { useAdminApi, useOperatorState } from "../operator-session/use-operator-session.ts";
import { publishedText, versionText } from "./location-content.ts";

const viewedAtFirst = ({ publishedVersion, versions }: ContentVersions): number | null =>
  publishedVersion ?? versions[0]?.version ?? null;

/** What there is to read of a location: to operators its versions, to anybody else what is published. */
export function useLocationTexts(slug: string) {
  const api = useAdminApi();
  const isOperator = useOperatorState().status === "in";
  const [chosen, setViewed] = useState<number | null>(null);
  const [against, setAgainst] = useState<number | null>(null);

  const versions = useQuery({ ...versionsQuery(api, slug), enabled: isOperator });
  const viewed = chosen ?? (versions.data ? viewedAtFirst(versions.data) : null);
  const hasVersions = isOperator && viewed !== null;
  const version = useQuery({ ...versionQuery(api, slug, viewed ?? 0), enabled: hasVersions });
  const other = useQuery({ ...versionQuery(api, slug, against ?? 0), enabled: hasVersions && against !== null });
  const needsPublished = !isOperator || versions.isError || (versions.isSuccess && viewed === null);
  const published = useQuery({ ...publishedQuery(api, slug), enabled: needsPublished });

  const versionShown = version.data && versionText(version.data);
  return {
    isOperator,
    versions,
    viewed: hasVersions ? viewed : null,
    against,
    text: hasVersions ? versionShown : published.data && publishedText(published.data),
    compared: hasVersions && against !== null ? other.data && versionText(other.data) : undefined,
    isFailed: hasVersions ? version.isError || other.isError : published.isError,
    view: (next: number) => {
      setViewed(next);
      if (next === against) setAgainst(null);
    },
    compareWith: setAgainst,
  };
}
