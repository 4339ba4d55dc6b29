import {
  distinctNameInSentence,
  distinctNameOf,
  isAreaType,
  type NamedLocation,
} from "@vanfettle/contract/location/location";
import type { LocationPage } from "@vanfettle/contract/location/location-schemas";
import type { Faq } from "@vanfettle/contract/location/location-text";
import { isNorthernIreland } from "@vanfettle/contract/location/regions";
import type { LocationPageName } from "@vanfettle/contract/paths";
import { site } from "@vanfettle/contract/site";
import type { Crumb } from "./breadcrumb.ts";
import { socialImages } from "./social-image.ts";

export type JsonLd = { "@type": string } & Record<string, unknown>;

const context = "https://schema.org";
const serviceRadiusMetres = 25_000;

/**
 * The platform as provider. The opening hours apply to online booking. We collect no ratings, so it
 * lacks one.
 */
const provider = (origin: string): JsonLd => ({
  "@type": "AutoRepair",
  "@id": `${origin}/#provider`,
  name: site.brand,
  url: `${origin}/`,
  image: origin + socialImages.site.path,
  email: site.email,
  priceRange: "££",
  areaServed: { "@type": "Country", name: "United Kingdom" },
  openingHoursSpecification: {
    "@type": "OpeningHoursSpecification",
    dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
    opens: "00:00",
    closes: "23:59",
    description: "Online booking",
  },
});

/** Returns the JSON-LD of the whole site. `origin` must not end with a slash. */
export const siteJsonLd = (origin: string): JsonLd => ({
  "@context": context,
  "@type": "WebSite",
  name: site.brand,
  url: `${origin}/`,
  inLanguage: site.locale,
  publisher: provider(origin),
});

/** The services in the headings of a location's pages. */
export const serviceNames = { servicingLocation: "Van servicing", motLocation: "Van MOT" } as const;

type ServiceLocation = NamedLocation &
  Pick<LocationPage, "type" | "region" | "latitude" | "longitude">;

/**
 * The type of the page's service. In Northern Ireland only DVA tests, so the MOT there is not a
 * test of the provider.
 */
function serviceType(page: LocationPageName, { region }: ServiceLocation): string {
  const name = serviceNames[page];
  return page === "motLocation" && !isNorthernIreland(region) ? `${name} test` : name;
}

/**
 * The circle around a place, or a county or region as a whole: most of it lies outside a circle in
 * its middle.
 */
function areaServed(location: ServiceLocation): JsonLd {
  if (isAreaType(location.type)) {
    return { "@type": "AdministrativeArea", name: distinctNameOf(location) };
  }
  return {
    "@type": "GeoCircle",
    geoMidpoint: {
      "@type": "GeoCoordinates",
      latitude: location.latitude,
      longitude: location.longitude,
    },
    geoRadius: serviceRadiusMetres,
  };
}

export const serviceJsonLd = (
  page: LocationPageName,
  location: ServiceLocation,
  options: { origin: string; url: string; description: string },
): JsonLd => ({
  "@context": context,
  "@type": "Service",
  name: `${serviceNames[page]} in ${distinctNameInSentence(location)}`,
  serviceType: serviceType(page, location),
  description: options.description,
  url: options.url,
  provider: provider(options.origin),
  areaServed: areaServed(location),
});

/** Returns the JSON-LD of a breadcrumb, with absolute URLs. */
export const breadcrumbJsonLd = (crumbs: readonly Crumb[], origin: string): JsonLd => ({
  "@context": context,
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map((crumb, i) => ({
    "@type": "ListItem",
    position: i + 1,
    name: crumb.name,
    ...(crumb.path ? { item: new URL(crumb.path, origin).href } : {}),
  })),
});

/** Returns the JSON-LD of questions with their answers. */
export const faqJsonLd = (faqs: readonly Faq[]): JsonLd => ({
  "@context": context,
  "@type": "FAQPage",
  mainEntity: faqs.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});

const escapes: Record<string, string> = {
  "<": "\\u003c",
  ">": "\\u003e",
  "&": "\\u0026",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/**
 * Returns the value as JSON that is safe inside a script element, because no character in it can
 * end the element.
 */
export const scriptSafeJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => escapes[character] as string);

/**
 * Returns the structured data for a list of this site's pages. Do not use it for other businesses.
 */
export const itemListJsonLd = (
  name: string,
  pages: readonly { name: string; path: string }[],
  origin: string,
): JsonLd => ({
  "@context": "https://schema.org",
  "@type": "ItemList",
  name,
  itemListElement: pages.map((page, i) => ({
    "@type": "ListItem",
    position: i + 1,
    name: page.name,
    url: new URL(page.path, origin).href,
  })),
});
