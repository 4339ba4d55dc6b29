import { indexedPages, motPath, servicingPath } from "@vanfettle/contract/paths";
import { DomainError } from "@vanfettle/contract/problems";
import { regions } from "@vanfettle/contract/regions";
import { lastChange, listIndexed } from "@vanfettle/core/location/sitemap";
import type { Table } from "@vanfettle/core/table/table";
import { renderIndex, renderUrls } from "./sitemap-xml.ts";

export interface SitemapDeps {
  table: Table;
  siteOrigin: string;
}

const pagesChunk = "pages.xml";

/** One chunk for the pages without a location, one per region: the largest stays far below 50,000 addresses. */
export async function sitemapIndex({ table, siteOrigin }: SitemapDeps): Promise<string> {
  const chunks = await Promise.all(
    regions.map(async ({ slug }) => ({
      loc: `${siteOrigin}/sitemaps/${slug}.xml`,
      lastmod: await lastChange({ table }, slug),
    })),
  );
  return renderIndex([{ loc: `${siteOrigin}/sitemaps/${pagesChunk}` }, ...chunks.filter((chunk) => chunk.lastmod)]);
}

export async function sitemapChunk({ table, siteOrigin }: SitemapDeps, chunk: string): Promise<string> {
  if (chunk === pagesChunk) return renderUrls(indexedPages.map((path) => ({ loc: siteOrigin + path })));
  if (!chunk.endsWith(".xml")) throw new DomainError("not_found");
  const entries = await listIndexed({ table }, chunk.slice(0, -".xml".length));
  return renderUrls(
    entries.flatMap(({ slug, updatedAt }) =>
      [servicingPath(slug), motPath(slug)].map((path) => ({ loc: siteOrigin + path, lastmod: updatedAt })),
    ),
  );
}
