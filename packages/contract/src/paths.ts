import { regionBySlug } from "./location/regions.ts";
import { servicePages } from "./services.ts";

type ServicePage = (typeof servicePages)[number];

const servicePageEntries = Object.fromEntries(
  servicePages.map(({ name, path }) => [name, { pattern: path, canonical: path }]),
) as { [P in ServicePage as P["name"]]: Record<"pattern" | "canonical", P["path"]> };

const defaultLocationSlug = "birmingham";

/**
 * The table of public URLs. `canonical` is the linked form; `query` lists the parameters that a
 * page reads.
 */
export const pages = {
  home: { pattern: "/", canonical: "/" },
  vanServicing: { pattern: "/van-servicing", canonical: "/van-servicing/" },
  servicingLocation: { pattern: "/van-servicing/:a/:b?/:c?", canonical: null },
  motLanding: { pattern: "/van-mot", canonical: "/van-mot/" },
  motLocation: { pattern: "/van-mot/:a/:b?/:c?", canonical: null },
  motAToZ: { pattern: "/van-mot/a-z/:a", canonical: null },
  ...servicePageEntries,
  privacyPolicy: { pattern: "/privacy-policy", canonical: "/privacy-policy" },
  termsOfService: { pattern: "/terms-of-service", canonical: "/terms-of-service" },
  cookiePolicy: { pattern: "/cookie-policy", canonical: "/cookie-policy" },
  sitemap: { pattern: "/sitemap", canonical: "/sitemap" },
  find: { pattern: "/find", canonical: "/find", query: ["q", "for"] },
  garages: { pattern: "/garages", canonical: "/garages/", query: ["postcode", "class", "van"] },
  vanCheck: {
    pattern: "/van-check",
    canonical: "/van-check/",
    query: [
      "in",
      "expires",
      "registered",
      "kg",
      "kind",
      "seats",
      "power",
      "tested",
      "failed",
      "defects",
    ],
  },
  yourBooking: { pattern: "/your-booking", canonical: "/your-booking/" },
  myVans: { pattern: "/my-vans", canonical: "/my-vans/" },
  yourStation: { pattern: "/your-station", canonical: "/your-station/" },
  developers: { pattern: "/developers", canonical: "/developers/" },
  fleetCheck: { pattern: "/fleet-check", canonical: "/fleet-check/" },
  dataAndClaims: { pattern: "/data-and-claims", canonical: "/data-and-claims/" },
  overview: { pattern: "/admin", canonical: "/admin/" },
  contentManager: { pattern: "/admin/content-manager", canonical: "/admin/content-manager" },
  progressMonitor: { pattern: "/admin/progress-monitor", canonical: "/admin/progress-monitor" },
  reviewDrafts: { pattern: "/admin/review", canonical: "/admin/review" },
  bookings: { pattern: "/admin/bookings", canonical: "/admin/bookings" },
} as const satisfies Record<string, PageEntry>;

type PageEntry = { pattern: string; canonical: string | null; query?: readonly string[] };

export type PageName = keyof typeof pages;
export type LocationPageName = "servicingLocation" | "motLocation";
/**
 * The pages with a location's slug in their path: its two pages, and the list of a county's MOT
 * pages.
 */
export type SlugPageName = LocationPageName | "motAToZ";
export type FixedPageName = Exclude<PageName, SlugPageName>;

export type PageMatch =
  { page: FixedPageName } | { page: SlugPageName; slug: string; parents: readonly string[] };

/** The pages for operators, in the order of their navigation. */
export const adminPages = [
  "overview",
  "progressMonitor",
  "contentManager",
  "reviewDrafts",
  "bookings",
] as const satisfies FixedPageName[];
export type AdminPageName = (typeof adminPages)[number];

const isSlugPage = (page: PageName): page is SlugPageName => pages[page].canonical === null;
/** Returns whether the page is for operators only. */
export const isAdminPage = (page: PageName): page is AdminPageName =>
  adminPages.includes(page as AdminPageName);
export const adminPaths: readonly string[] = adminPages.map((page) => pages[page].canonical);
const fixedPages = new Map<string, FixedPageName>(
  (Object.keys(pages) as PageName[]).flatMap((page) => {
    const segments = pages[page].pattern.split("/").filter(Boolean).join("/");
    return isSlugPage(page) ? [] : [[segments, page] as const];
  }),
);

/**
 * Splits the pattern of a page with slugs into its folder, such as `van-mot`, and the parameters
 * after the folder.
 */
function slugPattern(page: SlugPageName) {
  const [folder = "", ...parameters] = pages[page].pattern.split("/:");
  return { page, folder: folder.slice(1), parameters };
}
/** The most specific first: no location has the slug `a-z`. */
const slugPatterns = (["motAToZ", "servicingLocation", "motLocation"] as const).map(slugPattern);

/** Returns the path of a page with slugs: the location's slug, below its parents' slugs, if any. */
export const slugPath = (page: SlugPageName, slugs: readonly string[]): string =>
  `/${slugPattern(page).folder}/${slugs.map(encodeURIComponent).join("/")}/`;

/** Returns the text of a path segment, or undefined if a percent escape is malformed. */
function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/**
 * Returns a path that can be decoded: a segment with a malformed escape stands for the text that it
 * shows.
 */
export const decodablePath = (path: string): string =>
  path
    .split("/")
    .map((segment) =>
      decodeSegment(segment) === undefined ? segment.replaceAll("%", "%25") : segment,
    )
    .join("/");

/**
 * Returns the non-empty path segments, decoded and lower-cased, or undefined if a percent escape is
 * malformed.
 */
function pathSegments(path: string): string[] | undefined {
  const segments = path.split("/").filter(Boolean).map(decodeSegment);
  if (segments.includes(undefined)) return undefined;
  return (segments as string[]).map((segment) => segment.toLowerCase());
}

/** Returns the names of the query parameters that a page reads. */
export const queryOfPage = (page: PageName): readonly string[] =>
  (pages[page] as PageEntry).query ?? [];

/** Returns the page for a path, or undefined if none matches. Ignores case and extra slashes. */
export function matchPage(path: string): PageMatch | undefined {
  const segments = pathSegments(path);
  if (!segments) return undefined;
  const fixed = fixedPages.get(segments.join("/"));
  if (fixed) return { page: fixed };
  for (const { page, folder, parameters } of slugPatterns) {
    const own = folder.split("/");
    const rest = segments.slice(own.length);
    const isInFolder = own.every((segment, i) => segment === segments[i]);
    if (isInFolder && rest.length > 0 && rest.length <= parameters.length) {
      return { page, slug: locationSlug(rest), parents: rest.slice(0, -1) };
    }
  }
  return undefined;
}

/** Returns whether the path opens a page for operators. */
export function isAdminPath(path: string): boolean {
  const match = matchPage(path);
  return match !== undefined && isAdminPage(match.page);
}

/**
 * Returns the location's slug: the last non-empty segment, or the default location without
 * segments.
 */
export const locationSlug = (segments: readonly string[]): string =>
  segments.findLast((segment) => segment !== "") ?? defaultLocationSlug;

/** Returns the path of a stored location's servicing page. */
export const servicingPath = (slug: string): string => slugPath("servicingLocation", [slug]);
/**
 * Returns the path of a stored location's MOT page. Two regions have a different slug under
 * /van-mot/.
 */
export const motPath = (slug: string): string =>
  slugPath("motLocation", [regionBySlug(slug)?.motSlug ?? slug]);
export const motAToZPath = (countySlug: string): string => slugPath("motAToZ", [countySlug]);

/** Returns the canonical path of a stored location's page. */
export const locationPath = (page: SlugPageName, slug: string): string =>
  page === "motLocation" ? motPath(slug) : slugPath(page, [slug]);
