import { motPath, servicingPath } from "@vanfettle/contract/paths";
import { regionBySlug } from "@vanfettle/contract/regions";

/** The CDN in front of the pages. Wildcards are paths too. */
export interface PageCache {
  invalidate(paths: readonly string[]): Promise<void>;
}

/** What shows a location's text: its two pages and the answer both are rendered from, under every slug it goes by. */
export function cachedPaths(slug: string): string[] {
  const slugs = new Set([slug, regionBySlug(slug)?.motSlug ?? slug]);
  return [servicingPath(slug), motPath(slug), ...[...slugs].map((each) => `/api/locations/${each}`)];
}
