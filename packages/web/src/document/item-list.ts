import type { JsonLd } from "./structured-data.ts";

/** Returns the structured data for a list of this site's pages. Do not use it for other businesses. */
export const itemListJsonLd = (
  name: string,
  pages: readonly { name: string; path: string }[],
  origin: string,
): JsonLd => ({
  "@context": "https://schema.org",
  "@type": "ItemList",
  name,
  itemListElement: pages.map((page, i) => ({
    "@type": "ListItem",
    position: i + 1,
    name: page.name,
    url: new URL(page.path, origin).href,
  })),
});
