import { distinctNameOf, type NamedLocation } from "@vanfettle/contract/locations/distinct-name";
import { parseFaqs, type Faq } from "@vanfettle/contract/locations/location-text";
import type { LocationPageName } from "@vanfettle/contract/paths";
import type { LocationPage } from "@vanfettle/contract/schemas";
import { toPlaceStationsView, type PlaceStationsView } from "../stations/station-view.ts";
import { countyPagePlaceLimit } from "./county-page-limit.ts";
import { generalTexts, type GeneralTexts } from "./texts/general-texts.ts";

type Place = LocationPage["places"][number];

/** The link to another location, with its unique name. */
export type LocationLink = { name: string; slug: string };

type Replaced = "counties" | "places" | "nearby" | "stations" | "faq_content";

/** The fields of a location that one page shows. Every document carries them, so other fields are omitted. */
export interface LocationView extends Omit<LocationPage, "id" | "namesakes" | "updatedAt" | Replaced>, GeneralTexts {
  counties: (LocationLink & { place_count: number })[];
  /** The places of the area: the 20 largest, largest first, and then the others by name. */
  places: LocationLink[];
  nearby: (LocationLink & { miles: number })[];
  /** Null where no list is loaded, and for an area. */
  stations: PlaceStationsView | null;
  /** The stored FAQs that do not repeat a general question of the page. */
  faqs: Faq[];
}

const toLink = (location: NamedLocation & { slug: string }): LocationLink => ({
  name: distinctNameOf(location),
  slug: location.slug,
});

const byName = (a: Place, b: Place): number => distinctNameOf(a).localeCompare(distinctNameOf(b), "en");
const byPopulation = (a: Place, b: Place): number => (b.population ?? 0) - (a.population ?? 0) || byName(a, b);

function rankPlaces(places: readonly Place[]): Place[] {
  const byRank = places.toSorted(byPopulation);
  const others = byRank.splice(countyPagePlaceLimit);
  return [...byRank, ...others.toSorted(byName)];
}

/** Converts the API's location into the view for a service page. */
export function toLocationView(page: LocationPageName, location: LocationPage): LocationView {
  const {
    id: _id,
    namesakes: _namesakes,
    updatedAt: _updatedAt,
    counties,
    places,
    nearby,
    stations,
    faq_content,
    ...own
  } = location;
  const view = {
    ...own,
    ...(page === "servicingLocation"
      ? { mot_content: null, mot_meta_title: null, mot_meta_description: null }
      : { servicing_content: null, servicing_meta_title: null, servicing_meta_description: null }),
    counties: counties.map((county) => ({ ...toLink(county), place_count: county.place_count })),
    places: rankPlaces(places).map(toLink),
    nearby: nearby.map((place) => ({ ...toLink(place), miles: place.miles })),
    stations: stations && toPlaceStationsView(stations),
  };
  const texts = generalTexts(page, view);
  const answered = texts.generalFaqs.map(({ question }) => question.toLowerCase());
  const faqs = parseFaqs(faq_content).filter(({ question }) => !answered.includes(question.toLowerCase()));
  return { ...view, ...texts, faqs };
}
