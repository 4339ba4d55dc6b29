import { decidePage, type PageDecision } from "../../document/page-decision.ts";
import { locationPath, matchPage, type LocationPageName } from "@vanfettle/contract/paths";
import type { LocationPage } from "@vanfettle/contract/schemas";
import type { Api } from "../../api/client.ts";
import { usableMotText } from "@vanfettle/contract/locations/location-text";
import { stationSentences } from "../stations/station-sentences.ts";
import { defaultMotText, defaultServicingText } from "./texts/default-texts.ts";
import { generalFaqs } from "./texts/general-faqs.ts";
import { motKeyFacts } from "./texts/mot-key-facts.ts";
import { locationDescription } from "./texts/page-description.ts";
import { HttpError, statusOf } from "../../api/http-error.ts";
import { toLocationView, type GeneralTexts, type LocationView } from "./location-view.ts";

export interface LoadedLocation {
  location: LocationView;
  canonicalPath: string;
  /** The path to which a document request redirects. Navigation within the application ignores it. */
  redirect: string | null;
}

async function getLocation(api: Api, slug: string): Promise<LocationPage> {
  try {
    const location = await api.call("getLocation", { params: { slug } });
    if (location) return location;
  } catch (error) {
    const status = statusOf(error);
    if (status === undefined) throw error;
    if (status !== 404) throw new HttpError(status, `Failed to fetch location: ${status}`);
  }
  throw new HttpError(404, "Location not found");
}

/** Returns the texts of a location's page that follow from its figures and the law. */
const writeGeneralTexts = (page: LocationPageName, view: Omit<LocationView, keyof GeneralTexts>): GeneralTexts => ({
  description: locationDescription(page, view),
  stationSentences: stationSentences(view),
  motKeyFacts: page === "motLocation" ? motKeyFacts(view) : [],
  generalFaqs: generalFaqs(page, view),
  defaultMotText: page === "servicingLocation" || usableMotText(view.mot_content) ? [] : defaultMotText(view),
  defaultServicingText: page === "servicingLocation" && !view.servicing_content ? defaultServicingText(view) : "",
});

/**
 * Loads the location for a path. If the parents in the path belong to a namesake, a second call loads the namesake.
 * Throws an `HttpError` with status 404 if the location does not exist.
 */
export async function loadLocation(api: Api, path: string): Promise<LoadedLocation> {
  const match = matchPage(path);
  if (!match || !("slug" in match)) throw new HttpError(404, "Location not found");
  const found = await getLocation(api, match.slug);
  const decision: PageDecision = decidePage(path, found);
  const location = decision.kind === "namesake" ? await getLocation(api, decision.slug) : found;
  const canonicalPath = "canonical" in decision ? decision.canonical : locationPath(match.page, location.slug);
  const view = toLocationView(match.page, location);
  return {
    location: { ...view, ...writeGeneralTexts(match.page, view) },
    canonicalPath,
    redirect: decision.kind === "redirect" ? decision.to : null,
  };
}
