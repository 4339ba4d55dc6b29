import { escapeHtml } from "@vanfettle/contract/escape-html";
import { indexedPages, pagesOfKind } from "@vanfettle/contract/indexed-pages";
import { regions } from "@vanfettle/contract/location/regions";
import { locationPath } from "@vanfettle/contract/paths";
import { DomainError } from "@vanfettle/contract/problems";
import { lastChange, listIndexed } from "@vanfettle/core/location/location-lists";
import type { TableDeps } from "@vanfettle/core/table/table";

type SitemapDeps = TableDeps & { siteOrigin: string };

type SitemapUrl = { loc: string; lastmod?: string | undefined };

const pagesChunk = "pages.xml";

/** Returns the sitemap index. Regions are read one after another, as in the lists of locations. */
export async function sitemapIndex({ table, siteOrigin }: SitemapDeps): Promise<string> {
  const urls: SitemapUrl[] = [{ loc: `${siteOrigin}/sitemaps/${pagesChunk}` }];
  for (const { slug } of regions) {
    const lastmod = await lastChange({ table }, slug);
    if (lastmod) urls.push({ loc: `${siteOrigin}/sitemaps/${slug}.xml`, lastmod });
  }
  return toXml("sitemapindex", "sitemap", urls);
}

/**
 * Returns a chunk of the sitemap as XML: `pages.xml` or `{region}.xml`. Throws `not_found` for any
 * other name.
 */
export async function sitemapChunk(
  { table, siteOrigin }: SitemapDeps,
  chunk: string,
): Promise<string> {
  const fixed = indexedPages.map((path) => ({ loc: siteOrigin + path }));
  if (chunk === pagesChunk) return toXml("urlset", "url", fixed);
  if (!chunk.endsWith(".xml")) throw new DomainError("not_found");
  const region = chunk.slice(0, -".xml".length);
  const entries = await listIndexed({ table }, region);
  const urls = entries.flatMap(({ kind, slug, updatedAt }) =>
    pagesOfKind[kind].map((page) => ({
      loc: siteOrigin + locationPath(page, slug),
      // The time of a county's text is not that of its list.
      lastmod: page === "motAToZ" ? undefined : updatedAt,
    })),
  );
  return toXml("urlset", "url", urls);
}

function toXml(
  root: "urlset" | "sitemapindex",
  element: "url" | "sitemap",
  urls: readonly SitemapUrl[],
): string {
  const items = urls.map(({ loc, lastmod }) => {
    const modified = lastmod ? `<lastmod>${escapeHtml(lastmod)}</lastmod>` : "";
    return `<${element}><loc>${escapeHtml(loc)}</loc>${modified}</${element}>`;
  });
  const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${namespace}">${items.join("\n")}</${root}>\n`;
}
