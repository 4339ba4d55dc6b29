export interface SeenPage {
  status: number;
  headers: Record<string, string>;
  html: string;
}

const one = (html: string, pattern: RegExp): boolean => (html.match(pattern) ?? []).length === 1;

/** I11: whatever has happened, a document address answers with a document that says what it is. */
export function pageViolations({ status, headers, html }: SeenPage): string[] {
  const found: string[] = [];
  if (![200, 404, 503].includes(status)) found.push(`I11: a page answered ${status}`);
  if (!(headers["content-type"] ?? "").startsWith("text/html")) found.push("I11: a page is not HTML");
  if (!/^<!doctype html><html lang="en-GB">/i.test(html)) found.push("I11: a page does not begin as a document");
  if (!html.trimEnd().endsWith("</html>")) found.push("I11: a page has no end");
  if (!one(html, /<title>[^<]{5,}<\/title>/g)) found.push("I11: a page has no title of its own");
  if (!one(html, /<meta name="description" content="[^"]{20,}"/g)) found.push("I11: a page has no description");
  if (status === 503 && !headers["retry-after"]) found.push("I11: a page does not say when to come back");
  return found;
}

/** Seconds a shared cache may keep an answer. */
export function sharedSeconds(headers: Record<string, string>): number {
  const control = headers["cache-control"] ?? "";
  if (/no-store|private/.test(control)) return 0;
  return Number(/s-maxage=(\d+)/.exec(control)?.[1] ?? /max-age=(\d+)/.exec(control)?.[1] ?? 0);
}
