import { vi } from "vitest";
import { samplePageSettings, type PageSettings } from "@vanfettle/contract/page-settings";
import { renderPage, type RenderedPage } from "../app/entry-server.tsx";
import { stubServer } from "./stub-server.ts";

export const origin = "https://www.example";
export const today = "2026-11-21";

export type Page = Extract<RenderedPage, { kind: "page" }>;

/**
 * Renders a page as the edge does, with the given API responses and settings, by default a local
 * site's. The path may include a query. Throws unless the edge
 * renders a page.
 */
export async function renderDocument(
  path: string,
  answers: Record<string, unknown> = {},
  settings: PageSettings = samplePageSettings,
): Promise<Page> {
  const [pathname = "", search = ""] = path.split("?");
  vi.stubEnv("SSR", true);
  const page = await renderPage({
    path: pathname,
    search,
    origin,
    today,
    settings,
    api: stubServer(answers).api,
  });
  vi.unstubAllEnvs();
  if (page.kind !== "page") throw new Error(`${path} is no page`);
  return page;
}

/** Returns the text of a page, without its tags and scripts. */
export const visibleText = (html: string): string =>
  html
    .replace(/<!-- -->|<script.*?<\/script>/gs, "")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ");

export const countOf = (text: string, part: string | RegExp): number => text.split(part).length - 1;
