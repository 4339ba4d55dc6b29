import { fixedPageMeta, type PageMeta as Meta } from "@vanfettle/contract/page-meta";
import type { FixedPageName } from "@vanfettle/contract/paths";
import { site } from "@vanfettle/contract/site";
import { scriptSafeJson } from "@vanfettle/contract/structured-data";
import { useDocument } from "../document/document-context.ts";

/** The head of a page. React moves these tags into the head and replaces them when the page changes. */
export function PageMeta({ meta }: { meta: Meta }) {
  const { origin } = useDocument();
  const image = `${origin}/social.png`;
  return (
    <>
      <title>{meta.title}</title>
      <meta name="description" content={meta.description} />
      <meta name="robots" content={meta.robots} />
      {meta.canonical && <link rel="canonical" href={meta.canonical} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      {meta.canonical && <meta property="og:url" content={meta.canonical} />}
      <meta property="og:image" content={image} />
      <meta name="twitter:card" content="summary" />
      <meta name="twitter:title" content={meta.title} />
      <meta name="twitter:description" content={meta.description} />
      <meta name="twitter:image" content={image} />
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

export function FixedPageMeta({ page }: { page: FixedPageName }) {
  const { origin } = useDocument();
  return <PageMeta meta={fixedPageMeta(page, origin)} />;
}
