import { createContext, use } from "react";
import type { PageSettings } from "@vanfettle/contract/page-settings";
import type { PageMeta } from "../document/page-meta.ts";

/**
 * The facts that a document is rendered with. The edge and the browser use the same facts, so
 * hydration matches.
 */
export interface DocumentFacts {
  /** The scheme and host of canonical addresses. */
  origin: string;
  /** The date in the site's time zone when the document was rendered, such as `2026-11-21`. */
  today: string;
  settings: PageSettings;
}

/** The content of the page that the edge rendered. */
export interface RenderedContent {
  path: string;
  title: string;
  html: string;
}

export interface DocumentContext extends DocumentFacts {
  /** In a browser, the content that the document had before hydration. */
  rendered?: RenderedContent | undefined;
  /**
   * Receives the page's metadata while the edge renders; the browser renders it as elements
   * instead.
   */
  collectMeta?: (meta: PageMeta) => void;
}

export const documentContext = createContext<DocumentContext | null>(null);

/** Returns the content of the document's page. Call it before hydration. */
export const readRenderedContent = (): RenderedContent => ({
  path: window.location.pathname,
  title: document.title,
  html: document.getElementById("content")?.innerHTML ?? "",
});

/** Returns the values of the current document. Throws outside of a `documentContext` provider. */
export function useDocument(): DocumentContext {
  const value = use(documentContext);
  if (!value) throw new Error("useDocument must be used inside a documentContext provider");
  return value;
}
