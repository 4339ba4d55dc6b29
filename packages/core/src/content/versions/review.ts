import type { ContentVersion, ContentVersions } from "@vanfettle/contract/content-schemas";
import { DomainError } from "@vanfettle/contract/problems";
import type { Table } from "../../table/table.ts";
import type { StoredLocation } from "../../location/location-row.ts";
import { factRecord } from "../text/facts.ts";
import { findLocation } from "./find-location.ts";
import { cachedPaths, type PageCache } from "./page-cache.ts";
import { publish } from "./publish.ts";
import { sketchOf } from "../similarity/similarity.ts";
import { storeSketch } from "../similarity/sketches.ts";
import type { VersionRow } from "./version-rows.ts";
import { getVersion, listVersions } from "./versions.ts";

interface ReadDeps {
  table: Table;
}

export interface PublishDeps extends ReadDeps {
  clock: () => Date;
  pageCache: PageCache;
}

const locationFields = ({ kind, row }: StoredLocation) => ({ slug: row.canonicalSlug, name: row.name, kind });

/** Lists the versions of a location's text for an operator. Throws `location_not_found`. */
export async function reviewVersions(deps: ReadDeps, slug: string): Promise<ContentVersions> {
  const location = await findLocation(deps, slug);
  return {
    ...locationFields(location),
    publishedVersion: location.row.publishedVersion ?? null,
    versions: await listVersions(deps, location),
  };
}

/** Returns one version as rendered. Throws `location_not_found` or `not_found`. */
export async function reviewVersion(deps: ReadDeps, slug: string, version: number): Promise<ContentVersion> {
  const location = await findLocation(deps, slug);
  const { text, servicing, mot } = await getVersion(deps, location, version);
  return {
    ...locationFields(location),
    version,
    generatedAt: servicing.generatedAt,
    model: servicing.model ?? "",
    runId: servicing.runId ?? "",
    tokens: servicing.tokens ?? 0,
    words: { servicing: servicing.wordCount ?? 0, mot: mot.wordCount ?? 0 },
    published: version === location.row.publishedVersion,
    servicing: toPart(servicing),
    mot: toPart(mot),
    faqs: text.faqs,
  };
}

const toPart = (row: VersionRow) => ({
  html: row.html ?? "",
  wordCount: row.wordCount ?? 0,
  metaTitle: row.metaTitle ?? "",
  metaDescription: row.metaDescription ?? "",
});

/**
 * Publishes a version on an operator's request and invalidates its pages. Safe to repeat. Throws `unavailable` if the
 * invalidation fails, so that the operator tries again.
 */
export async function publishVersion(
  deps: PublishDeps,
  slug: string,
  version: number,
): Promise<{ slug: string; publishedVersion: number }> {
  const location = await findLocation(deps, slug);
  const { canonicalSlug } = location.row;
  const stored = await getVersion(deps, location, version);
  const sketch = sketchOf(stored.text, factRecord(location));
  await Promise.all([publish(deps, location, stored), storeSketch(deps, location, sketch)]);
  await deps.pageCache.invalidate(cachedPaths(canonicalSlug)).catch((cause: unknown) => {
    throw new DomainError("unavailable", { cause });
  });
  return { slug: canonicalSlug, publishedVersion: version };
}
