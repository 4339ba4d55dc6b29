/**
 * Returns a page's HTML without its script's intended additions once it runs: the state of the
 * menu, and the end of the browser's own check of search boxes.
 */
export const withoutScriptMarks = (html: string): string =>
  html.replace(' aria-expanded="false"', "").replaceAll(' novalidate=""', "");
