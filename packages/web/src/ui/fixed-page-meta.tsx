import { fixedPageMeta } from "../document/fixed-page-meta.ts";
import type { FixedPageName } from "@vanfettle/contract/paths";
import { useDocument } from "./document-context.ts";
import { PageMeta } from "./page-meta.tsx";

/** Sets the metadata of a page without a location. */
export function FixedPageMeta({ page }: { page: FixedPageName }) {
  const { origin } = useDocument();
  return <PageMeta meta={fixedPageMeta(page, origin)} />;
}
