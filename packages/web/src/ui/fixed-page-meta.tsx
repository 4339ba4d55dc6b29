import type { FixedPageName } from "@vanfettle/contract/paths";
import { fixedPageMeta } from "../document/fixed-page-meta.ts";
import type { JsonLd } from "../document/structured-data.ts";
import { useDocument } from "./document-context.ts";
import { PageMeta } from "./page-meta.tsx";

interface FixedPageMetaProps {
  page: FixedPageName;
  /** Structured data in addition to the page's own. */
  jsonLd?: JsonLd[];
  /** True for a visitor's own result, which must not be indexed. */
  isResult?: boolean | undefined;
}

export function FixedPageMeta({ page, jsonLd = [], isResult = false }: FixedPageMetaProps) {
  const meta = fixedPageMeta(page, useDocument().origin);
  const unindexed = isResult && ({ canonical: null, robots: "noindex,follow" } as const);
  return <PageMeta meta={{ ...meta, jsonLd: [...meta.jsonLd, ...jsonLd], ...unindexed }} />;
}
