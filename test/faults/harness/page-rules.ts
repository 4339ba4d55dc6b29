export interface ReceivedPage {
  status: number;
  headers: Record<string, string>;
  html: string;
}

const occursOnce = (html: string, pattern: RegExp): boolean =>
  (html.match(pattern) ?? []).length === 1;

/** I11: the address of a page always serves a complete document with a title and a description. */
export function pageViolations({ status, headers, html }: ReceivedPage): string[] {
  const found: string[] = [];
  if (![200, 404, 503].includes(status)) found.push(`I11: a page was served with ${status}`);
  if (!(headers["content-type"] ?? "").startsWith("text/html")) {
    found.push("I11: a page is not HTML");
  }
  if (!/^<!doctype html><html lang="en-GB">/i.test(html)) {
    found.push("I11: a page does not start as a document");
  }
  if (!html.trimEnd().endsWith("</html>")) found.push("I11: a page has no end");
  if (!occursOnce(html, /<title>[^<]{5,}<\/title>/g)) {
    found.push("I11: a page has no title of its own");
  }
  if (!occursOnce(html, /<meta name="description" content="[^"]{20,}"/g)) {
    found.push("I11: a page has no description");
  }
  if (status === 503 && !headers["retry-after"]) {
    found.push("I11: a page does not say when to try again");
  }
  return found;
}

/** Returns the seconds for which a shared cache may store a response. */
export function sharedCacheSeconds(headers: Record<string, string>): number {
  const control = headers["cache-control"] ?? "";
  if (/no-store|private/.test(control)) return 0;
  return Number(/s-maxage=(\d+)/.exec(control)?.[1] ?? /max-age=(\d+)/.exec(control)?.[1] ?? 0);
}
