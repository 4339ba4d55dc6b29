import type { LocationPage } from "@vanfettle/contract/location/location-schemas";
import { locationPath, matchPage } from "@vanfettle/contract/paths";
import type { Api } from "../../api/client.ts";
import { HttpError, retryAfterOf, statusOf } from "../../api/http-error.ts";
import { decidePage } from "../../document/page-decision.ts";
import { toLocationView, type LocationView } from "./location-view.ts";

export interface LoadedLocation {
  location: LocationView;
  canonicalPath: string;
  /**
   * The path to which a document request redirects. Navigation within the application ignores it.
   */
  redirect: string | null;
}

const notFound = (): HttpError => new HttpError(404, "Location not found");

async function getLocation(api: Api, slug: string): Promise<LocationPage> {
  try {
    return await api.call("getLocation", { params: { slug } });
  } catch (error) {
    const status = statusOf(error);
    if (status === undefined) throw error;
    throw status === 404
      ? notFound()
      : new HttpError(status, `Failed to fetch location: ${status}`, retryAfterOf(error));
  }
}

/**
 * Loads the location for a path. If the parents in the path belong to a namesake, a second call
 * loads the namesake. Throws an `HttpError` with status 404 if the location does not exist, or is
 * not a county for the path of an A to Z.
 */
export async function loadLocation(api: Api, path: string): Promise<LoadedLocation> {
  const match = matchPage(path);
  if (!match || !("slug" in match)) throw notFound();
  const found = await getLocation(api, match.slug);
  const decision = decidePage(path, found);
  if (decision.kind === "not-found") throw notFound();
  const location = decision.kind === "namesake" ? await getLocation(api, decision.slug) : found;
  const canonicalPath =
    "canonical" in decision ? decision.canonical : locationPath(match.page, location.slug);
  return {
    location: toLocationView(match.page, location),
    canonicalPath,
    redirect: decision.kind === "redirect" ? decision.to : null,
  };
}
