import type { PageMeta } from "@vanfettle/contract/page-meta";
import { createContext, use } from "react";
import type { Api } from "../api/client.ts";
import type { Queries } from "../api/queries.ts";

/** What a document is born with. Edge and browser render from the same values, so hydration finds what it expects. */
export interface DocumentFacts {
  /** Scheme and host of the site: canonical addresses start with it. */
  origin: string;
  /** `2026-11-21`, in the site's time zone, when the document was rendered. */
  today: string;
  /** The path whose location could not be shown when the edge rendered it. */
  failedPath: string | null;
}

export interface DocumentContext extends DocumentFacts {
  /** Of the page being shown, as the visitor typed it. */
  pathname: string;
  api: Api;
  queries: Queries;
  /** At the edge, where a page says what belongs into its head. */
  tellHead?: (meta: PageMeta) => void;
}

export const documentContext = createContext<DocumentContext | null>(null);

export function useDocument(): DocumentContext {
  const value = use(documentContext);
  if (!value) throw new Error("rendered outside a document");
  return value;
}
