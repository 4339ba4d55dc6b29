import { countyPagePlaceLimits } from "@vanfettle/contract/indexed-pages";
import {
  byDistinctName,
  distinctNameOf,
  type NamedLocation,
} from "@vanfettle/contract/location/location";
import type { LocationPage } from "@vanfettle/contract/location/location-schemas";
import { parseFaqs, type Faq } from "@vanfettle/contract/location/location-text";
import type { SlugPageName } from "@vanfettle/contract/paths";
import type { OwnStations } from "@vanfettle/contract/station/station-schemas";
import { toPlaceStationsView, type PlaceStationsView } from "../station/station-view.ts";
import { generalTexts, type GeneralTexts } from "./texts/general-texts.ts";

type Place = LocationPage["places"][number];

/** The link to another location, with its unique name. */
export type LocationLink = { name: string; slug: string };

/** A part of an area; its own stations only where the page shows them. */
export type CountedLink = LocationLink & { ownStations?: OwnStations };

type Replaced = "counties" | "places" | "nearby" | "alphabetical" | "stations" | "faq_content";

/**
 * The fields of a location that one page shows. Every document carries them, so other fields are
 * omitted.
 */
export interface LocationView
  extends Omit<LocationPage, "id" | "namesakes" | "updatedAt" | Replaced>, GeneralTexts {
  counties: (CountedLink & { place_count: number })[];
  /**
   * The places of the area: the 20 largest, largest first, and then the others by name. The MOT
   * page of a county does not have others; its A to Z has all by name.
   */
  places: CountedLink[];
  nearby: (LocationLink & { miles: number; acrossWater?: true })[];
  /** The neighbours of a place in its county's A to Z; empty on a servicing page. */
  alphabetical: LocationLink[];
  /** Null where no list is loaded, and for an area. */
  stations: PlaceStationsView | null;
  /** The stored FAQs that do not repeat a general question of the page. */
  faqs: Faq[];
}

const toLink = (location: NamedLocation & { slug: string }): LocationLink => ({
  name: distinctNameOf(location),
  slug: location.slug,
});

/** Returns the link with the own stations, which the MOT pages of areas show. */
const toCounted = (
  page: SlugPageName,
  location: NamedLocation & { slug: string; ownStations?: OwnStations | undefined },
): CountedLink => ({
  ...toLink(location),
  ...(page === "motLocation" && location.ownStations && { ownStations: location.ownStations }),
});

const byPopulation = (a: Place, b: Place): number =>
  (b.population ?? 0) - (a.population ?? 0) || byDistinctName(a, b);

function placesOf(page: SlugPageName, { type, places }: LocationPage): Place[] {
  if (page === "motAToZ") return places.toSorted(byDistinctName);
  const bySize = places.toSorted(byPopulation);
  const limit = countyPagePlaceLimits[page];
  const largest = bySize.slice(0, limit);
  const others = bySize.slice(limit);
  return page === "motLocation" && type === "county"
    ? largest
    : [...largest, ...others.toSorted(byDistinctName)];
}

/**
 * Returns the places with the most class 7 stations. The MOT page of a county lists its largest
 * places only.
 */
const class7PlacesOf = (
  page: SlugPageName,
  { type, class7Places }: LocationPage,
): LocationPage["class7Places"] =>
  page === "motAToZ" || (page === "motLocation" && type === "region") ? class7Places : [];

/** The MOT text of a view that lacks it. */
export const noMotText = { mot_content: null, mot_meta_title: null, mot_meta_description: null };
/** The servicing text of a view that lacks it. */
export const noServicingText = {
  servicing_content: null,
  servicing_meta_title: null,
  servicing_meta_description: null,
};

/** Converts the API's location into the view for one of its pages. */
export function toLocationView(page: SlugPageName, location: LocationPage): LocationView {
  const {
    id: _id,
    namesakes: _namesakes,
    updatedAt: _updatedAt,
    counties,
    places: _places,
    nearby,
    alphabetical,
    districts,
    stations,
    faq_content,
    ...own
  } = location;
  const places = placesOf(page, location).map((place) => toCounted(page, place));
  // A page links a place once: among its own places, those nearby or its county's.
  const linked = new Set(places.map(({ slug }) => slug));
  const isNew = ({ slug }: { slug: string }) => !linked.has(slug) && Boolean(linked.add(slug));
  const around = nearby.filter(isNew);
  const view = {
    ...own,
    ...(page !== "motLocation" && noMotText),
    ...(page !== "servicingLocation" && noServicingText),
    counties: counties.map((county) => ({
      ...toCounted(page, county),
      place_count: county.place_count,
    })),
    places,
    districts: page === "motLocation" ? districts : [],
    class7Places: class7PlacesOf(page, location),
    nearby: around.map(({ miles, acrossWater, ...place }) => ({
      ...toLink(place),
      miles,
      ...(acrossWater && { acrossWater }),
    })),
    alphabetical: page === "motLocation" ? alphabetical.filter(isNew).map(toLink) : [],
    stations: stations && toPlaceStationsView(stations),
  };
  const texts = generalTexts(page, view);
  const answered = texts.generalFaqs.map(({ question }) => question.toLowerCase());
  const faqs = parseFaqs(faq_content).filter(
    ({ question }) => !answered.includes(question.toLowerCase()),
  );
  return { ...view, ...texts, faqs };
}
