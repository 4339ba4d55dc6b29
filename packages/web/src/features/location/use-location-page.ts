import { useQuery } from "@tanstack/react-query";
import { matchPage } from "@vanfettle/contract/paths";
import type { LocationPage } from "@vanfettle/contract/schemas";
import { useLocation } from "react-router";
import { useDocument } from "../../document/document-context.ts";
import type { LoadedLocation } from "./load-location.ts";

export type LocationPageState = { kind: "loading" } | { kind: "missing" } | ({ kind: "loaded" } & LoadedLocation);

/** The location of the current address. Every failure is the not-found screen; nothing is tried twice. */
export function useLocationPage(): LocationPageState {
  const { pathname } = useLocation();
  const { queries, failedPath } = useDocument();
  const failed = failedPath === pathname;
  const { data, isError } = useQuery({ ...queries.location(pathname), enabled: !failed });
  if (data) return { kind: "loaded", ...data };
  return failed || isError ? { kind: "missing" } : { kind: "loading" };
}

/** The location a page is about, once it is known; undefined on every other page. */
export function useLocationInContext(): LocationPage | undefined {
  const { pathname } = useLocation();
  const { queries } = useDocument();
  const match = matchPage(pathname);
  const isLocation = match !== undefined && "slug" in match;
  const { data } = useQuery({ ...queries.location(pathname), enabled: false });
  return isLocation ? data?.location : undefined;
}
