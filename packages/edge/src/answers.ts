import type { EdgeResponse, Headers } from "./cloudfront.ts";

const phrases = {
  200: "OK",
  301: "Moved Permanently",
  404: "Not Found",
  503: "Service Unavailable",
} as const;
type Status = keyof typeof phrases;

const cacheControl = {
  /** Served at once while a fresh one is made; publishing invalidates it sooner. */
  page: "public, max-age=0, s-maxage=3600, stale-while-revalidate=86400",
  brief: "public, max-age=0, s-maxage=60",
  outage: "public, max-age=0, s-maxage=5",
} as const;
const retryAfterSeconds = 30;

function answer(status: Status, headers: Record<string, string>, body: string): EdgeResponse {
  const lines = Object.entries(headers).map(([key, value]): [string, Headers[string]] => [key, [{ key, value }]]);
  return { status: String(status), statusDescription: phrases[status], headers: Object.fromEntries(lines), body };
}

interface PageAnswer {
  status: 200 | 404 | 503;
  complete: boolean;
}

export function pageAnswer({ status, complete }: PageAnswer, html: string): EdgeResponse {
  const headers: Record<string, string> = {
    "content-type": "text/html; charset=utf-8",
    "cache-control": cacheControl[status === 503 ? "outage" : status === 200 && complete ? "page" : "brief"],
  };
  if (status !== 200) headers["x-robots-tag"] = "noindex";
  if (status === 503) headers["retry-after"] = String(retryAfterSeconds);
  return answer(status, headers, html);
}

export const redirectAnswer = (to: string): EdgeResponse =>
  answer(301, { location: to, "cache-control": cacheControl.page }, "");

/** Nothing is disallowed: a crawler has to read the operators' pages to see that they are not to be indexed. */
export const robotsAnswer = (origin: string): EdgeResponse =>
  answer(
    200,
    { "content-type": "text/plain; charset=utf-8", "cache-control": cacheControl.page },
    `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
  );
