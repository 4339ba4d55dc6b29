import { renderPage, type RenderedPage } from "../app/entry-server.tsx";
import { stubServer } from "./stub-server.ts";

export const origin = "https://www.example";
export const today = "2026-11-21";

export type Page = Extract<RenderedPage, { kind: "page" }>;

/** The page of a path as the edge renders it from these answers. */
export async function renderDocument(path: string, answers: Record<string, unknown> = {}): Promise<Page> {
  const page = await renderPage({ path, origin, today, api: stubServer(answers).api });
  if (page.kind !== "page") throw new Error(`redirected to ${page.to}`);
  return page;
}

/** The words between a page's tags. */
export const visibleText = (html: string): string =>
  html
    .replace(/<!-- -->|<script.*?<\/script>/gs, "")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ");

export const countOf = (text: string, part: string | RegExp): number => text.split(part).length - 1;
