import { escapeHtml } from "@vanfettle/contract/escape-html";

export interface SitemapUrl {
  loc: string;
  lastmod?: string | undefined;
}

const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";

const item =
  (element: "url" | "sitemap") =>
  ({ loc, lastmod }: SitemapUrl): string =>
    `<${element}><loc>${escapeHtml(loc)}</loc>${lastmod ? `<lastmod>${escapeHtml(lastmod)}</lastmod>` : ""}</${element}>`;

const wrap = (root: "urlset" | "sitemapindex", items: string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${namespace}">${items.join("\n")}</${root}>\n`;

export const renderUrls = (urls: SitemapUrl[]): string => wrap("urlset", urls.map(item("url")));
export const renderIndex = (chunks: SitemapUrl[]): string => wrap("sitemapindex", chunks.map(item("sitemap")));
