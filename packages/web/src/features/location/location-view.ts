import { countyPagePlaceLimit } from "./county-page-limit.ts";
import { distinctNameOf, type NamedLocation } from "@vanfettle/contract/locations/distinct-name";
import type { Faq } from "@vanfettle/contract/locations/location-text";
import type { MotKeyFact } from "./texts/mot-key-facts.ts";
import type { TextSection } from "./texts/default-texts.ts";
import type { LocationPageName } from "@vanfettle/contract/paths";
import type { LocationPage } from "@vanfettle/contract/schemas";
import type { StationSentences } from "../stations/station-sentences.ts";
import { toPlaceStationsView, type PlaceStationsView } from "../stations/station-view.ts";

type Place = LocationPage["places"][number];

/** The link to another location, with its unique name. */
export interface LocationLink {
  name: string;
  slug: string;
}

type Lists = "counties" | "places" | "nearby" | "stations";

/** The copy generated from a location's figures and the law. */
export interface GeneralTexts {
  /** The description in the page's head. */
  description: string;
  stationSentences: StationSentences;
  /** Empty on a servicing page. */
  motKeyFacts: MotKeyFact[];
  /** The FAQs that every page of this kind shows, even if the location has FAQs. */
  generalFaqs: Faq[];
  /** The sections for a page without stored text; empty otherwise. */
  defaultMotText: TextSection[];
  defaultServicingText: string;
}

/** The fields of a location that one page shows. Every document carries them, so other fields are omitted. */
export interface LocationView extends Omit<LocationPage, "id" | "namesakes" | "updatedAt" | Lists>, GeneralTexts {
  counties: (LocationLink & { place_count: number })[];
  /** The 20 largest places of the area, largest first. */
  places: LocationLink[];
  /** The places beyond those 20, by name. */
  morePlaces: LocationLink[];
  nearby: (LocationLink & { miles: number })[];
  /** Null where no list is loaded, and for an area. */
  stations: PlaceStationsView | null;
}

const toLink = (location: NamedLocation & { slug: string }): LocationLink => ({
  name: distinctNameOf(location),
  slug: location.slug,
});

const byName = (a: Place, b: Place): number => distinctNameOf(a).localeCompare(distinctNameOf(b), "en");
const byPopulation = (a: Place, b: Place): number => (b.population ?? 0) - (a.population ?? 0) || byName(a, b);

function rankPlaces(all: readonly Place[]): Pick<LocationView, "places" | "morePlaces"> {
  const byRank = all.toSorted(byPopulation);
  return {
    places: byRank.slice(0, countyPagePlaceLimit).map(toLink),
    morePlaces: byRank.slice(countyPagePlaceLimit).toSorted(byName).map(toLink),
  };
}

/** Converts the API's location into the view for a service page, without the general texts. */
export function toLocationView(page: LocationPageName, location: LocationPage): Omit<LocationView, keyof GeneralTexts> {
  const {
    id: _id,
    namesakes: _namesakes,
    updatedAt: _updatedAt,
    counties,
    places,
    nearby,
    stations,
    ...own
  } = location;
  const servicing = page === "servicingLocation";
  return {
    ...own,
    ...(servicing
      ? { mot_content: null, mot_meta_title: null, mot_meta_description: null }
      : { servicing_content: null, servicing_meta_title: null, servicing_meta_description: null }),
    counties: counties.map((county) => ({ ...toLink(county), place_count: county.place_count })),
    ...rankPlaces(places),
    nearby: nearby.map((place) => ({ ...toLink(place), miles: place.miles })),
    stations: stations && toPlaceStationsView(stations),
  };
}
