import { isIndexedPage } from "@vanfettle/contract/indexed-pages";
import {
  distinctNameInSentence,
  nameInSentence,
  tellsApart,
  type NamedLocation,
} from "@vanfettle/contract/location/location";
import type { LocationPage } from "@vanfettle/contract/location/location-schemas";
import type { Faq } from "@vanfettle/contract/location/location-text";
import { metaLimits } from "@vanfettle/contract/operator/operator-limits";
import {
  pages,
  type FixedPageName,
  type PageName,
  type SlugPageName,
} from "@vanfettle/contract/paths";
import { servicePages } from "@vanfettle/contract/services";
import { site } from "@vanfettle/contract/site";
import { breadcrumb } from "./breadcrumb.ts";
import { listInWords } from "./in-words.ts";
import { socialImageOf, socialImages, type SocialImage } from "./social-image.ts";
import {
  breadcrumbJsonLd,
  faqJsonLd,
  serviceJsonLd,
  siteJsonLd,
  type JsonLd,
} from "./structured-data.ts";

/** The metadata in a page's head. The edge and the browser render the same object. */
export interface PageMeta {
  title: string;
  description: string;
  /** The absolute canonical URL, or null for a page that must not be indexed. */
  canonical: string | null;
  robots: "index,follow" | "noindex,follow" | "noindex";
  image: SocialImage;
  jsonLd: JsonLd[];
}

const branded = (title: string): string => `${title} | ${site.brand}`;

export const landingDescriptions = {
  servicing: `Find a garage for ${listInWords(["van servicing", "MOT", ...servicePages.map(({ subject }) => subject)])} across the UK. Enter your registration and postcode and get a free quote, 24/7.`,
  mot: "Book a van MOT online at any hour. What is tested, what class your van is, what it may cost, and what differs in Northern Ireland.",
};

/** A title without the brand, and a description. */
export type TitleAndDescription = readonly [title: string, description: string];

/** The title and description of the home page, which is the landing page for servicing. */
export const homeText: TitleAndDescription = [
  "Van Servicing and Van MOT Near You",
  landingDescriptions.servicing,
];

export type MetaLocation = Omit<
  LocationPage,
  | "id"
  | "counties"
  | "places"
  | "nearby"
  | "alphabetical"
  | "namesakes"
  | "stations"
  | "updatedAt"
  | "servicing_content"
  | "mot_content"
  | "faq_content"
>;

type Named = NamedLocation & Pick<LocationPage, "type" | "region" | "county">;

const areaName = (location: Named): string =>
  location.type === "region" || location.county === location.name
    ? location.region
    : (location.county ?? location.region);

/**
 * Returns a unique name with the area, such as "Maidstone, Kent", or the plain name if that says the
 * area, as "Greater London" does. A name shared by several locations is disambiguated.
 */
export function nameWithArea(location: Named): string {
  if (location.distinctName) return location.distinctName;
  const area = areaName(location);
  return location.name.endsWith(area) ? location.name : `${location.name}, ${area}`;
}

/** Returns a stored title with the brand, unless it has it or would be cut by search engines. */
const brandedIfShort = (title: string): string =>
  title.endsWith(site.brand) || branded(title).length > metaLimits.title.max
    ? title
    : branded(title);

/**
 * Returns the stored title if it is unique to the location, otherwise a title with its unique name.
 */
function locationTitle(page: SlugPageName, location: MetaLocation): string {
  if (page === "motAToZ") {
    return branded(`Van MOT in ${distinctNameInSentence(location)}: All Places A to Z`);
  }
  const [stored, service] =
    page === "servicingLocation"
      ? [location.servicing_meta_title, "Van Servicing"]
      : [location.mot_meta_title, "Van MOT"];
  return stored !== null && tellsApart(stored, location)
    ? brandedIfShort(stored)
    : branded(`${service} in ${nameInSentence(nameWithArea(location))}`);
}

const absoluteUrl = (origin: string, path: string): string => new URL(path, origin).href;

/**
 * Returns the metadata of a page that is not about one location, from its title and description.
 */
export const pageMetaWithText = (
  page: FixedPageName,
  [title, description]: TitleAndDescription,
  origin: string,
): PageMeta => ({
  title: branded(title),
  description,
  canonical: absoluteUrl(
    origin,
    page === "vanServicing" ? pages.home.canonical : pages[page].canonical,
  ),
  robots: isIndexedPage(page) ? "index,follow" : "noindex",
  image: socialImageOf(page),
  jsonLd: ["home", "vanServicing", "motLanding"].includes(page) ? [siteJsonLd(origin)] : [],
});

/**
 * Returns the metadata of a location's page, with the description from `locationDescription` and
 * the shown FAQs.
 */
export function locationPageMeta(
  page: SlugPageName,
  location: MetaLocation,
  options: { origin: string; canonicalPath: string; description: string; faqs: readonly Faq[] },
): PageMeta {
  const { origin, canonicalPath, description, faqs } = options;
  const canonical = absoluteUrl(origin, canonicalPath);
  return {
    title: locationTitle(page, location),
    description,
    canonical,
    robots: location.indexed ? "index,follow" : "noindex,follow",
    image: socialImageOf(page),
    jsonLd: [
      ...(page === "motAToZ"
        ? []
        : [serviceJsonLd(page, location, { origin, url: canonical, description })]),
      breadcrumbJsonLd(breadcrumb(page, location), origin),
      ...(faqs.length > 0 ? [faqJsonLd(faqs)] : []),
    ],
  };
}

/**
 * Returns the metadata of a page that must not be indexed, such as a not-found, loading or error
 * page.
 */
const unindexedMeta = (title: string, description: string): PageMeta => ({
  title: branded(title),
  description,
  canonical: null,
  robots: "noindex",
  image: socialImages.site,
  jsonLd: [],
});

/** Returns the metadata of the not-found page, which is not indexed. */
export const notFoundMeta = (): PageMeta =>
  unindexedMeta(
    "Page Not Found",
    "This page does not exist. Find a garage for your van by region, county or town.",
  );

/** Returns the metadata of a location's page whose data could not be read. */
export const unavailableMeta = (): PageMeta =>
  unindexedMeta("Page Unavailable", "We could not load this page. Try again in a minute.");

/** Returns the metadata of a location's page while its data loads. */
export const loadingMeta = (page: PageName): PageMeta =>
  page === "servicingLocation"
    ? unindexedMeta("Van Servicing", landingDescriptions.servicing)
    : unindexedMeta("Van MOT", landingDescriptions.mot);
