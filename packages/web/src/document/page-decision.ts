import { isIndexedPage, pagesOfKind } from "@vanfettle/contract/indexed-pages";
import { isAreaType, kindOfType } from "@vanfettle/contract/location/location";
import { regionBySlug } from "@vanfettle/contract/location/regions";
import {
  locationPath,
  matchPage,
  pages,
  slugPath,
  type PageMatch,
} from "@vanfettle/contract/paths";

/**
 * The attributes of a location that `decidePage` reads, all part of the response of `getLocation`.
 */
export interface DecisionLocation {
  slug: string;
  type: string;
  regionSlug: string;
  countySlug: string | null;
  centre: { slug: string } | null;
  namesakes: readonly { slug: string; parents: readonly string[] }[];
  indexed: boolean;
}

export type PageDecision =
  | { kind: "not-found" }
  /** Permanent redirect. The target never redirects again. */
  | { kind: "redirect"; to: string }
  /**
   * The parents in the URL belong to a namesake, which the caller must load and show at this URL.
   */
  | { kind: "namesake"; slug: string; canonical: string }
  | { kind: "show"; canonical: string; indexed: boolean };

/** Returns the path in canonical case and with canonical slashes. */
const normalForm = (match: PageMatch): string => {
  if (!("slug" in match)) return pages[match.page].canonical as string;
  return slugPath(match.page, [...match.parents, match.slug]);
};

/**
 * Returns whether the parents really are above the location: region before county before centre,
 * each at most once.
 */
function areTrueParents(parents: readonly string[], location: DecisionLocation): boolean {
  const ranks = parents.map((parent) => {
    if (location.type !== "region" && regionBySlug(parent)?.slug === location.regionSlug) return 1;
    if (isAreaType(location.type)) return 0;
    if (parent === location.countySlug) return 2;
    return parent === location.centre?.slug ? 3 : 0;
  });
  return ranks.every((rank, i) => rank > (ranks[i - 1] ?? 0));
}

/**
 * Decides on a document request: the page or redirect, the canonical path, and whether to index.
 * `location` is the location with the slug found by `matchPage`, or null. The sitemap lists exactly
 * the indexed pages whose path is canonical.
 */
export function decidePage(path: string, location: DecisionLocation | null): PageDecision {
  const match = matchPage(path);
  if (!match) return { kind: "not-found" };
  const normal = normalForm(match);
  if (!("slug" in match)) {
    if (path !== normal) return { kind: "redirect", to: normal };
    const canonical = match.page === "vanServicing" ? pages.home.canonical : normal;
    return { kind: "show", canonical, indexed: isIndexedPage(match.page) };
  }
  if (!location || !pagesOfKind[kindOfType(location.type)].includes(match.page)) {
    return { kind: "not-found" };
  }
  const canonical = locationPath(match.page, location.slug);
  if (match.parents.length === 0) {
    return path === canonical
      ? { kind: "show", canonical, indexed: location.indexed }
      : { kind: "redirect", to: canonical };
  }
  const hasSlug =
    location.slug === match.slug ||
    locationPath(match.page, location.slug).includes(`/${match.slug}/`);
  if (hasSlug && areTrueParents(match.parents, location)) {
    return path === normal
      ? { kind: "show", canonical, indexed: location.indexed }
      : { kind: "redirect", to: normal };
  }
  const namesake = location.namesakes.find((other) =>
    match.parents.every((parent) => other.parents.includes(parent)),
  );
  if (!namesake) return { kind: "redirect", to: canonical };
  const namesakePath = locationPath(match.page, namesake.slug);
  return path === normal
    ? { kind: "namesake", slug: namesake.slug, canonical: namesakePath }
    : { kind: "redirect", to: normal };
}
