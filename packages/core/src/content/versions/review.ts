import { escapeHtml } from "@vanfettle/contract/escape-html";
import type { ContentVersion, ContentVersions } from "@vanfettle/contract/content-schemas";
import { DomainError } from "@vanfettle/contract/problems";
import type { Table } from "../../table/table.ts";
import type { StoredLocation } from "../../location/location-row.ts";
import { slotValues } from "../text/fact-list.ts";
import { factRecord } from "../text/facts.ts";
import { fillText, joinText, type FilledText } from "../text/place-text.ts";
import { fillSlots } from "../text/slots.ts";
import { isLocalWriter } from "../../text-model/local-writer.ts";
import { findLocation } from "./find-location.ts";
import { cachedPaths, type PageCache } from "./page-cache.ts";
import { publish } from "./publish.ts";
import { sketchOf } from "../similarity/sketch.ts";
import { storeSketch } from "../similarity/sketches.ts";
import type { VersionRow } from "./version-rows.ts";
import { getVersion, listVersions, type StoredVersion } from "./versions.ts";

interface ReadDeps {
  table: Table;
}

export interface PublishDeps extends ReadDeps {
  clock: () => Date;
  pageCache: PageCache;
  /** Whether the site is deployed, where no text of the local writer may be published. */
  isDeployed?: boolean;
}

/** Returns why a version may not be published, if it may not. */
function reasonNotPublishable({ isPlain, servicing }: StoredVersion, filled: FilledText | null, isDeployed: boolean) {
  if (isDeployed && isLocalWriter(servicing.model))
    return "A text of the local writer is not published on a deployed site.";
  if (isPlain)
    return "This text has an earlier form, which does not say what it rests on. Have the location written again.";
  return filled === null ? "The text states a fact that the location no longer has. Have it written again." : undefined;
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

/**
 * Returns one version as rendered, with its slots filled from the present facts. Where a slot is of no fact any more it
 * stays visible as `{{id}}`. Throws `location_not_found` or `not_found`.
 */
export async function reviewVersion(deps: ReadDeps, slug: string, version: number): Promise<ContentVersion> {
  const location = await findLocation(deps, slug);
  const { text, servicing, mot } = await getVersion(deps, location, version);
  const facts = factRecord(location);
  const values = slotValues(facts);
  return {
    ...locationFields(location),
    version,
    generatedAt: servicing.generatedAt,
    model: servicing.model ?? "",
    runId: servicing.runId ?? "",
    tokens: servicing.tokens ?? 0,
    words: { servicing: servicing.wordCount ?? 0, mot: mot.wordCount ?? 0 },
    published: version === location.row.publishedVersion,
    servicing: toPart(servicing, values),
    mot: toPart(mot, values),
    faqs: (fillText(text, facts) ?? joinText(text)).faqs,
  };
}

function toPart(row: VersionRow, values: ReadonlyMap<string, string>) {
  const fill = (text = "", escape?: (value: string) => string) => fillSlots(text, values, escape) ?? text;
  return {
    html: fill(row.html, escapeHtml),
    wordCount: row.wordCount ?? 0,
    metaTitle: fill(row.metaTitle),
    metaDescription: fill(row.metaDescription),
  };
}

/**
 * Publishes a version on an operator's request and invalidates its pages. Safe to repeat. Throws `unavailable` if the
 * invalidation fails, so that the operator tries again, and `version_not_publishable` for a text of the earlier form,
 * one with a slot that no fact fills any more and, on a deployed site, one of the local writer.
 */
export async function publishVersion(
  deps: PublishDeps,
  slug: string,
  version: number,
): Promise<{ slug: string; publishedVersion: number }> {
  const location = await findLocation(deps, slug);
  const { canonicalSlug } = location.row;
  const stored = await getVersion(deps, location, version);
  const facts = factRecord(location);
  const filled = fillText(stored.text, facts);
  const reason = reasonNotPublishable(stored, filled, deps.isDeployed ?? false);
  if (filled === null || reason) throw new DomainError("version_not_publishable", reason ? { message: reason } : {});
  const sketch = sketchOf(filled, facts);
  await Promise.all([publish(deps, location, stored), storeSketch(deps, location, sketch)]);
  await deps.pageCache.invalidate(cachedPaths(canonicalSlug)).catch((cause: unknown) => {
    throw new DomainError("unavailable", { cause });
  });
  return { slug: canonicalSlug, publishedVersion: version };
}
