import { regionBySlug } from "./locations/regions.ts";
import { servicePages } from "./services.ts";

type ServicePage = (typeof servicePages)[number];

const servicePageEntries = Object.fromEntries(
  servicePages.map(({ name, path }) => [name, { pattern: path, canonical: path }]),
) as { [P in ServicePage as P["name"]]: Record<"pattern" | "canonical", P["path"]> };

const defaultLocationSlug = "birmingham";

/** The table of public URLs. `canonical` is the linked form; `query` lists the parameters that a page reads. */
export const pages = {
  home: { pattern: "/", canonical: "/" },
  vanServicing: { pattern: "/van-servicing", canonical: "/van-servicing/" },
  servicingLocation: { pattern: "/van-servicing/:a/:b?/:c?", canonical: null },
  motLanding: { pattern: "/van-mot", canonical: "/van-mot/" },
  motLocation: { pattern: "/van-mot/:a/:b?/:c?", canonical: null },
  ...servicePageEntries,
  privacyPolicy: { pattern: "/privacy-policy", canonical: "/privacy-policy" },
  termsOfService: { pattern: "/terms-of-service", canonical: "/terms-of-service" },
  cookiePolicy: { pattern: "/cookie-policy", canonical: "/cookie-policy" },
  sitemap: { pattern: "/sitemap", canonical: "/sitemap" },
  find: { pattern: "/find", canonical: "/find", query: ["q", "for"] },
  garages: { pattern: "/garages", canonical: "/garages/", query: ["postcode", "class"] },
  vanCheck: {
    pattern: "/van-check",
    canonical: "/van-check/",
    query: ["in", "expires", "registered", "kg", "kind", "seats", "power", "tested", "failed", "defects"],
  },
  yourBooking: { pattern: "/your-booking", canonical: "/your-booking/" },
  myVans: { pattern: "/my-vans", canonical: "/my-vans/" },
  developers: { pattern: "/developers", canonical: "/developers/" },
  fleetCheck: { pattern: "/fleet-check", canonical: "/fleet-check/" },
  dataAndClaims: { pattern: "/data-and-claims", canonical: "/data-and-claims/" },
  contentManager: { pattern: "/admin/content-manager", canonical: "/admin/content-manager" },
  progressMonitor: { pattern: "/admin/progress-monitor", canonical: "/admin/progress-monitor" },
  reviewDrafts: { pattern: "/admin/review", canonical: "/admin/review" },
  adviceLibrary: { pattern: "/admin/advice", canonical: "/admin/advice" },
  bookings: { pattern: "/admin/bookings", canonical: "/admin/bookings" },
} as const satisfies Record<string, PageEntry>;

type PageEntry = { pattern: string; canonical: string | null; query?: readonly string[] };

export type PageName = keyof typeof pages;
export type LocationPageName = "servicingLocation" | "motLocation";
export type FixedPageName = Exclude<PageName, LocationPageName>;

export type PageMatch = { page: FixedPageName } | { page: LocationPageName; slug: string; parents: readonly string[] };

/** The pages for operators, in the order of their navigation. */
export const adminPages = [
  "progressMonitor",
  "contentManager",
  "reviewDrafts",
  "adviceLibrary",
  "bookings",
] as const satisfies FixedPageName[];
export type AdminPageName = (typeof adminPages)[number];

const isLocationPage = (page: PageName): page is LocationPageName => pages[page].canonical === null;
/** Returns whether the page is for operators only. */
export const isAdminPage = (page: PageName): page is AdminPageName => adminPages.includes(page as AdminPageName);
export const adminPaths: readonly string[] = adminPages.map((page) => pages[page].canonical);
/** Returns whether search engines should index a page: not those of operators, searches or a visitor's own data. */
export const isIndexedPage = (page: FixedPageName): boolean =>
  !isAdminPage(page) && page !== "find" && page !== "yourBooking" && page !== "myVans";

const fixedPages = new Map<string, FixedPageName>(
  (Object.keys(pages) as PageName[]).flatMap((page) => {
    const segments = pages[page].pattern.split("/").filter(Boolean).join("/");
    return isLocationPage(page) ? [] : [[segments, page] as const];
  }),
);
/** Returns the first path segment of a kind of location page, such as `van-mot`. */
export const locationFolder = (page: LocationPageName): string => pages[page].pattern.split("/")[1] ?? "";

const locationPages = ["servicingLocation", "motLocation"] as const;
const pageByFolder = new Map<string, LocationPageName>(locationPages.map((page) => [locationFolder(page), page]));
const maxLocationSegments = 3;

/** Returns the non-empty path segments, decoded and lower-cased, or undefined if a percent escape is malformed. */
function pathSegments(path: string): string[] | undefined {
  try {
    return path
      .split("/")
      .filter(Boolean)
      .map((segment) => decodeURIComponent(segment).toLowerCase());
  } catch {
    return undefined;
  }
}

/** Returns the names of the query parameters that a page reads. */
export const queryOfPage = (page: PageName): readonly string[] => (pages[page] as PageEntry).query ?? [];

/** Returns the page for a path, or undefined if none matches. Ignores case and extra slashes. */
export function matchPage(path: string): PageMatch | undefined {
  const segments = pathSegments(path);
  if (!segments) return undefined;
  const fixed = fixedPages.get(segments.join("/"));
  if (fixed) return { page: fixed };
  const [folder = "", ...rest] = segments;
  const page = pageByFolder.get(folder);
  if (!page || rest.length === 0 || rest.length > maxLocationSegments) return undefined;
  return { page, slug: locationSlug(rest), parents: rest.slice(0, -1) };
}

/** Returns the location's slug: the last non-empty segment, or the default location without segments. */
export const locationSlug = (segments: readonly string[]): string =>
  segments.findLast((segment) => segment !== "") ?? defaultLocationSlug;

/** Returns the path of a stored location's servicing page. */
export const servicingPath = (slug: string): string => `/${locationFolder("servicingLocation")}/${slug}/`;
/** Returns the path of a stored location's MOT page. Two regions have a different slug under /van-mot/. */
export const motPath = (slug: string): string =>
  `/${locationFolder("motLocation")}/${regionBySlug(slug)?.motSlug ?? slug}/`;

/** Returns the canonical path of a stored location's servicing or MOT page. */
export const locationPath = (page: LocationPageName, slug: string): string =>
  page === "servicingLocation" ? servicingPath(slug) : motPath(slug);

/** The canonical paths of the indexed pages without a location. */
export const indexedPages = (Object.keys(pages) as PageName[])
  .filter((page) => !isLocationPage(page) && isIndexedPage(page) && page !== "vanServicing")
  .map((page) => pages[page].canonical as string);
