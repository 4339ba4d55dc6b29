import { regionBySlug } from "@vanfettle/contract/location/regions";
import { motPath, servicingPath } from "@vanfettle/contract/paths";
import { DomainError } from "@vanfettle/contract/problems";

/** The CDN that caches the pages. */
export interface PageCache {
  /** Invalidates the paths, which may end in a wildcard. */
  invalidate(paths: readonly string[]): Promise<void>;
}

/**
 * Returns the cached paths that show a location's text: its two pages and the API response, under
 * each of its slugs.
 */
export function cachedPaths(slug: string): string[] {
  const slugs = new Set([slug, regionBySlug(slug)?.motSlug ?? slug]);
  return [
    servicingPath(slug),
    motPath(slug),
    ...[...slugs].map((each) => `/api/locations/${each}`),
  ];
}

/** The CDN charges by path, and one with a wildcard counts as one. */
const maxPathsListed = 60;
const everyPage = ["/van-servicing/*", "/van-mot/*", "/api/locations/*"];

/** Invalidates the pages of locations. Throws `unavailable` if it fails; the operator can retry. */
export async function invalidateLocationPages(
  pageCache: PageCache,
  slugs: readonly string[],
): Promise<void> {
  if (slugs.length === 0) return;
  await pageCache.invalidate(cachedPathsOfAll(slugs)).catch((cause: unknown) => {
    throw new DomainError("unavailable", { cause });
  });
}

/**
 * Returns the cached paths that show the locations' texts: each path, or wildcards if there are
 * many.
 */
export function cachedPathsOfAll(slugs: readonly string[]): string[] {
  const paths = [...new Set(slugs.flatMap(cachedPaths))];
  return paths.length > maxPathsListed ? everyPage : paths;
}
