import type { PageMeta } from "@vanfettle/contract/page-meta";
import { site } from "@vanfettle/contract/site";

export type HeadTag =
  | { tag: "title"; text: string }
  | { tag: "meta"; attributes: { name: string; content: string } | { property: string; content: string } }
  | { tag: "link"; attributes: { rel: string; href: string } };

const named = (name: string, content: string): HeadTag => ({ tag: "meta", attributes: { name, content } });
const property = (of: string, content: string): HeadTag => ({ tag: "meta", attributes: { property: of, content } });

/** The tags of a page's head, for the edge's text and the browser's elements alike. */
export function headTags({ title, description, canonical, robots }: PageMeta, origin: string): HeadTag[] {
  const image = `${origin}/social.png`;
  return [
    { tag: "title", text: title },
    named("description", description),
    named("robots", robots),
    ...(canonical ? [{ tag: "link", attributes: { rel: "canonical", href: canonical } } as const] : []),
    property("og:type", "website"),
    property("og:site_name", site.brand),
    property("og:locale", "en_GB"),
    property("og:title", title),
    property("og:description", description),
    ...(canonical ? [property("og:url", canonical)] : []),
    property("og:image", image),
    named("twitter:card", "summary"),
    named("twitter:title", title),
    named("twitter:description", description),
    named("twitter:image", image),
  ];
}
