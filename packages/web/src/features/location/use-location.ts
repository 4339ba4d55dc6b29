import { useAnswer } from "../../api/use-answer.ts";
import { useDocument } from "../../ui/document-context.ts";
import type { LoadedLocation } from "../../api/load-location.ts";
import type { LocationView } from "../../api/location-view.ts";

export type LocationPageState = { kind: "loading" } | { kind: "missing" } | ({ kind: "loaded" } & LoadedLocation);

/** The location of the current address. Every failure is the not-found screen; nothing is tried twice. */
export function useLocationPage(): LocationPageState {
  const { pathname, queries, failedPath } = useDocument();
  const failed = failedPath === pathname;
  const { data, isError } = useAnswer(queries.location(pathname));
  if (data) return { kind: "loaded", ...data };
  return failed || isError ? { kind: "missing" } : { kind: "loading" };
}

/** The location a page is about, once it is known; undefined on every other page. */
export function useLocationInContext(): LocationView | undefined {
  const { pathname, queries } = useDocument();
  return useAnswer(queries.location(pathname)).data?.location;
}
