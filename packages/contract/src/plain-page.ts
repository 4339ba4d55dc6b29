import { escapeHtml } from "./escape-html.ts";
import { site } from "./site.ts";

/**
 * Returns a page without the application, for what happens before or around it. `content` is HTML
 * below the heading. Search engines do not index it, and its stylesheet is from the web build.
 */
export const plainPage = (title: string, content: string): string =>
  [
    `<!doctype html><html lang="en-GB"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">`,
    `<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">`,
    `<title>${escapeHtml(title)} | ${escapeHtml(site.brand)}</title>`,
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    `<link rel="stylesheet" href="/site.css"></head><body><header class="header"><div class="wrap header-row">`,
    `<a class="brand" href="/"><img src="/favicon.svg" alt="" width="36" height="36">${escapeHtml(site.brand)}</a>`,
    `</div></header><main class="wrap section"><div class="prose"><h1>${escapeHtml(title)}</h1>`,
    `${content}</div></main></body></html>`,
  ].join("");
