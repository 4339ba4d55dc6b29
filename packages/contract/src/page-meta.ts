import type { NamedLocation } from "./distinct-name.ts";
import { parseFaqs } from "./location-text.ts";
import { pages, type FixedPageName, type LocationPageName, type PageName } from "./paths.ts";
import type { LocationPage } from "./schemas.ts";
import { site } from "./site.ts";
import { socialImageOf, socialImages, type SocialImage } from "./social-image.ts";
import { breadcrumbJsonLd, faqJsonLd, serviceJsonLd, siteJsonLd, type JsonLd } from "./structured-data.ts";
import { breadcrumb } from "./breadcrumb.ts";

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

type TitleAndDescription = { title: string; description: string };
const branded = (title: string): string => `${title} | ${site.brand}`;

const home: TitleAndDescription = {
  title: branded("Van Servicing and Van MOT Near You"),
  description:
    "Find a garage for van servicing, MOT, brakes, oil and diagnostics across the UK. Enter your registration and postcode and get a free quote, 24/7.",
};

const fixed: Record<FixedPageName, TitleAndDescription> = {
  home,
  vanServicing: home,
  motLanding: {
    title: branded("Van MOT: Book Class 4 and Class 7 Tests"),
    description:
      "Book a van MOT online at any hour. What is tested, what class your van is, what it may cost, and what differs in Northern Ireland.",
  },
  brakeRepairs: {
    title: branded("Van Brake Repairs: Pads, Discs and Fluid"),
    description:
      "Grinding, squealing or a soft pedal? Get a free quote for van brake inspection and repair at a garage near you.",
  },
  oilChanges: {
    title: branded("Van Oil Change: Oil and Filter Quotes"),
    description:
      "Fresh oil of the right grade and a new filter for your van. Compare local garages and get a free quote online.",
  },
  vanDiagnostics: {
    title: branded("Van Diagnostics: Warning Lights Explained"),
    description:
      "Engine light on? Have fault codes read and the cause explained before any repair. Free quotes from local garages.",
  },
  privacyPolicy: {
    title: branded("Privacy Policy"),
    description:
      "What we store when you ask for a quote, why, for how long, who receives it and how to have it erased.",
  },
  termsOfService: {
    title: branded("Terms of Service"),
    description: "The terms you agree to when you use our site to find and book a garage for your van.",
  },
  cookiePolicy: {
    title: branded("Cookie Policy"),
    description: "Which cookies and similar storage this site uses, and how to change your choice at any time.",
  },
  sitemap: {
    title: branded("All Regions and Counties"),
    description:
      "Every region and county of the UK with its pages on van servicing and the van MOT, and all other pages of the site.",
  },
  garages: {
    title: branded("MOT Test Stations for Vans Near You"),
    description:
      "Enter a postcode for the nearest MOT test stations that DVSA lists for vans, class 4 or class 7, with telephone number, distance and map.",
  },
  contentManager: { title: branded("Content manager"), description: "Operators: generate and review page texts." },
  progressMonitor: { title: branded("Progress monitor"), description: "Operators: watch and start text generation." },
};

/** The attributes of a location that its metadata is built from. */
export type MetaLocation = Omit<
  LocationPage,
  "id" | "counties" | "places" | "nearby" | "namesakes" | "updatedAt" | "servicing_content" | "mot_content"
>;

type Named = NamedLocation & Pick<LocationPage, "type" | "region" | "county">;

const areaName = (location: Named): string =>
  location.type === "region" || location.county === location.name
    ? location.region
    : (location.county ?? location.region);

/**
 * Returns the location with its area, such as "Maidstone, Kent", or the name alone if the area has the same name. Of a
 * location that shares its name it returns the distinct name. No two locations have the same one.
 */
export function nameWithArea(location: Named): string {
  if (location.distinctName) return location.distinctName;
  const area = areaName(location);
  return area === location.name ? location.name : `${location.name}, ${area}`;
}

function locationTitle(page: LocationPageName, location: MetaLocation): string {
  const where = nameWithArea(location);
  return page === "servicingLocation"
    ? (location.servicing_meta_title ?? branded(`Van Servicing in ${where}`))
    : (location.mot_meta_title ?? branded(`Van MOT in ${where}`));
}

const absolute = (origin: string, path: string): string => new URL(path, origin).href;

export function fixedPageMeta(page: FixedPageName, origin: string): PageMeta {
  const admin = page === "contentManager" || page === "progressMonitor";
  const canonical = page === "vanServicing" ? pages.home.canonical : pages[page].canonical;
  return {
    ...fixed[page],
    canonical: absolute(origin, canonical),
    robots: admin ? "noindex" : "index,follow",
    image: socialImageOf(page),
    jsonLd: page === "home" || page === "vanServicing" || page === "motLanding" ? [siteJsonLd(origin)] : [],
  };
}

/** Returns the metadata of a location's page. `locationDescription` writes its description. */
export function locationPageMeta(
  page: LocationPageName,
  location: MetaLocation,
  options: { origin: string; canonicalPath: string; description: string },
): PageMeta {
  const { description } = options;
  const canonical = absolute(options.origin, options.canonicalPath);
  const faqs = parseFaqs(location.faq_content);
  return {
    title: locationTitle(page, location),
    description,
    canonical,
    robots: location.indexed ? "index,follow" : "noindex,follow",
    image: socialImageOf(page),
    jsonLd: [
      serviceJsonLd(page, location, { origin: options.origin, url: canonical, description }),
      breadcrumbJsonLd(breadcrumb(page, location), options.origin),
      ...(faqs.length > 0 ? [faqJsonLd(faqs)] : []),
    ],
  };
}

/** Returns the metadata of a page that must not be indexed, such as a not-found, loading or error page. */
export function unindexedMeta(title: string, description: string): PageMeta {
  return {
    title: branded(title),
    description,
    canonical: null,
    robots: "noindex",
    image: socialImages.site,
    jsonLd: [],
  };
}

export const notFoundMeta = (): PageMeta =>
  unindexedMeta("Page Not Found", "This page does not exist. Find a garage for your van by region, county or town.");

export const loadingMeta = (page: PageName): PageMeta =>
  page === "motLocation"
    ? unindexedMeta("Van MOT", fixed.motLanding.description)
    : unindexedMeta("Van Servicing", home.description);
