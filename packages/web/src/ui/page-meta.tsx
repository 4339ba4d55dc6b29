import { site } from "@vanfettle/contract/site";
import type { PageMeta as Meta } from "../document/page-meta.ts";
import { scriptSafeJson } from "../document/structured-data.ts";
import { useDocument } from "./document-context.ts";

/**
 * The tags in the head of a document. React hoists them into the head and replaces them when the
 * page changes.
 */
export function HeadTags({ meta, origin }: { meta: Meta; origin: string }) {
  const { title, description, canonical, robots, image } = meta;
  const imageUrl = origin + image.path;
  const imageAlt = `${site.brand}: ${image.words}`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="robots" content={robots} />
      {canonical && <link rel="canonical" href={canonical} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {canonical && <meta property="og:url" content={canonical} />}
      <meta property="og:image" content={imageUrl} />
      <meta property="og:image:width" content={String(image.width)} />
      <meta property="og:image:height" content={String(image.height)} />
      <meta property="og:image:alt" content={imageAlt} />
      <meta name="twitter:card" content="summary" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={imageUrl} />
      <meta name="twitter:image:alt" content={imageAlt} />
    </>
  );
}

/**
 * Sets the metadata of a page: its head tags and its structured data. The edge collects the head
 * tags instead of rendering them here, because they belong outside the application's root element.
 */
export function PageMeta({ meta }: { meta: Meta }) {
  const { origin, collectMeta } = useDocument();
  collectMeta?.(meta);
  return (
    <>
      {!collectMeta && <HeadTags meta={meta} origin={origin} />}
      {meta.jsonLd.map((block) => (
        <script
          key={block["@type"]}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: scriptSafeJson(block) }}
        />
      ))}
    </>
  );
}
