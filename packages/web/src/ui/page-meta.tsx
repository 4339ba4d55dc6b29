import { fixedPageMeta, type PageMeta as Meta } from "@vanfettle/contract/page-meta";
import type { FixedPageName } from "@vanfettle/contract/paths";
import { scriptSafeJson } from "@vanfettle/contract/structured-data";
import { createElement } from "react";
import { useDocument } from "./document-context.ts";
import { headTags, type HeadTag } from "./head-tags.ts";

const element = (head: HeadTag, key: number) =>
  head.tag === "title"
    ? createElement("title", { key }, head.text)
    : createElement(head.tag, { key, ...head.attributes });

/**
 * The head of a page. At the edge it is told to the document; in the browser React takes those tags over and replaces
 * them when the page changes.
 */
export function PageMeta({ meta }: { meta: Meta }) {
  const { origin, tellHead } = useDocument();
  tellHead?.(meta);
  return (
    <>
      {!tellHead && headTags(meta, origin).map(element)}
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
