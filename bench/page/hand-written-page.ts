import { readFileSync } from "node:fs";

export const webFontPath = "/hand-written/web-font.woff2";

/**
 * A font that a site like this could use. The site itself does not load fonts, which the comparison
 * measures.
 */
export const webFont = readFileSync(
  "bench/node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2",
);

/**
 * Converts a document of the site to a hand-written page: the same words, styles and structured
 * data, without scripts, state, web fonts or their resources.
 */
export function withoutWebFont(html: string): string {
  return html
    .replace(/<script(?! type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g, "")
    .replace(/<link(?=[^>]* rel="(?:modulepreload|preload|prefetch)")[^>]*>/g, "")
    .replace(/@font-face\s*\{[^}]*url\([^}]*\}/g, "")
    .replace(/ data-(?:entry|parts)="[^"]*"/g, "");
}

/**
 * Returns the same hand-written page with a preloaded web font that replaces a fallback with the
 * same metrics.
 */
export function withWebFont(html: string): string {
  const preload = `<link rel="preload" href="${webFontPath}" as="font" type="font/woff2" crossorigin>`;
  const face = `@font-face{font-family:"Web Font";font-weight:200 800;font-display:swap;src:url(${webFontPath})format("woff2")}`;
  const fallback = `@font-face{font-family:"Web Font Fallback";src:local(Arial),local(Liberation Sans);size-adjust:104.8%;ascent-override:99%;descent-override:21%;line-gap-override:0%}`;
  const use = `body{font-family:"Web Font","Web Font Fallback",system-ui,sans-serif}`;
  return withoutWebFont(html)
    .replace("<head>", () => `<head>${preload}`)
    .replace("</head>", () => `<style>${face}${fallback}${use}</style></head>`);
}
