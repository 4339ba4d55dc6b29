import { isAdminPage, locationPath, matchPage, pages, type PageMatch } from "./paths.ts";
import { regionBySlug } from "./regions.ts";

/** What deciding needs of a location; the page object has all of it. */
export interface DecidedLocation {
  slug: string;
  type: string;
  regionSlug: string;
  countySlug: string | null;
  centre: { slug: string } | null;
  namesakes: readonly { slug: string; parents: readonly string[] }[];
}

export type PageDecision =
  | { kind: "not-found" }
  /** One permanent redirect, straight to where it ends. */
  | { kind: "redirect"; to: string }
  /** The parents in the URL mean another place of the same name: load that one and show it here. */
  | { kind: "namesake"; slug: string; canonical: string; indexed: boolean }
  | { kind: "show"; canonical: string; indexed: boolean };

/** The form of a path that is not redirected for its case or slashes alone. */
const normalForm = (match: PageMatch): string => {
  if (!("slug" in match)) return pages[match.page].canonical as string;
  const prefix = match.page === "servicingLocation" ? "van-servicing" : "van-mot";
  return `/${[prefix, ...match.parents, match.slug].map(encodeURIComponent).join("/")}/`;
};

/** Region before county or centre, each at most once, each really above the location. */
function areTrueParents(parents: readonly string[], location: DecidedLocation): boolean {
  const ranks = parents.map((parent) => {
    if (location.type !== "region" && regionBySlug(parent)?.slug === location.regionSlug) return 1;
    if (location.type === "region" || location.type === "county") return 0;
    if (parent === location.countySlug) return 2;
    return parent === location.centre?.slug ? 3 : 0;
  });
  return ranks.every((rank, i) => rank > (ranks[i - 1] ?? 0));
}

/**
 * Decides a document request: what it shows, where it redirects, its canonical address and whether it is indexed.
 * `location` is what the slug of the match loads, or null where nothing answers to it. Indexed pages whose path is
 * their canonical are exactly the sitemap's.
 */
export function decidePage(path: string, location: DecidedLocation | null): PageDecision {
  const match = matchPage(path);
  if (!match) return { kind: "not-found" };
  const normal = normalForm(match);
  if (!("slug" in match)) {
    if (path !== normal) return { kind: "redirect", to: normal };
    const canonical = match.page === "vanServicing" ? pages.home.canonical : normal;
    return { kind: "show", canonical, indexed: !isAdminPage(match.page) };
  }
  if (!location) return { kind: "not-found" };
  const canonical = locationPath(match.page, location.slug);
  if (match.parents.length === 0) {
    return path === canonical ? { kind: "show", canonical, indexed: true } : { kind: "redirect", to: canonical };
  }
  const answersToSlug =
    location.slug === match.slug || locationPath(match.page, location.slug).includes(`/${match.slug}/`);
  if (answersToSlug && areTrueParents(match.parents, location)) {
    return path === normal ? { kind: "show", canonical, indexed: true } : { kind: "redirect", to: normal };
  }
  const meant = location.namesakes.find((other) => match.parents.every((parent) => other.parents.includes(parent)));
  if (!meant) return { kind: "redirect", to: canonical };
  const meantPath = locationPath(match.page, meant.slug);
  return path === normal
    ? { kind: "namesake", slug: meant.slug, canonical: meantPath, indexed: true }
    : { kind: "redirect", to: normal };
}
