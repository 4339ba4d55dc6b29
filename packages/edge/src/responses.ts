import { cacheControl } from "@vanfettle/contract/cache-times";
import type { EdgeResponse, Headers } from "./cloudfront.ts";

const phrases = {
  200: "OK",
  301: "Moved Permanently",
  302: "Found",
  404: "Not Found",
  503: "Service Unavailable",
} as const;
type Status = keyof typeof phrases;

const retryAfterSeconds = 30;

function edgeResponse(status: Status, headers: Record<string, string>, body: string): EdgeResponse {
  const lines = Object.entries(headers).map(([key, value]): [string, Headers[string]] => [
    key,
    [{ key, value }],
  ]);
  return {
    status: String(status),
    statusDescription: phrases[status],
    headers: Object.fromEntries(lines),
    body,
  };
}

interface PageResponse {
  status: 200 | 404 | 503;
  complete: boolean;
  /** True if caches must not store the response. */
  isPrivate: boolean;
  /** Sent with the page, but not with errors. */
  entityTag: string;
}

function lifetimeOf({ status, complete, isPrivate }: PageResponse): keyof typeof cacheControl {
  if (isPrivate) return "none";
  if (status === 503) return "brief";
  return status === 200 && complete ? "page" : "unfinishedPage";
}

const documentHeaders = (
  policy: string,
  lifetime: keyof typeof cacheControl,
): Record<string, string> => ({
  "content-type": "text/html; charset=utf-8",
  "cache-control": cacheControl[lifetime],
  "content-security-policy": policy,
});

/**
 * Returns the response with a rendered page. The cache lifetime depends on the status and on
 * privacy.
 */
export function pageResponse(page: PageResponse, html: string, policy: string): EdgeResponse {
  const { status } = page;
  const headers = documentHeaders(policy, lifetimeOf(page));
  if (status === 200) headers["etag"] = page.entityTag;
  else headers["x-robots-tag"] = "noindex";
  if (status === 503) headers["retry-after"] = String(retryAfterSeconds);
  return edgeResponse(status, headers, html);
}

/**
 * Returns the response with the plain shell, which the browser renders. It is cached briefly or not
 * at all.
 */
export const shellResponse = (
  html: string,
  policy: string,
  { isPrivate }: { isPrivate: boolean },
): EdgeResponse =>
  edgeResponse(200, documentHeaders(policy, isPrivate ? "none" : "unfinishedPage"), html);

/** Returns a redirect, permanent unless `temporary` is set. */
export const redirectResponse = ({
  to,
  temporary = false,
  isPrivate,
}: Pick<PageResponse, "isPrivate"> & { to: string; temporary?: boolean }): EdgeResponse =>
  edgeResponse(
    temporary ? 302 : 301,
    { location: to, "cache-control": cacheControl[isPrivate ? "none" : "page"] },
    "",
  );

/**
 * Returns robots.txt. It allows every path, because crawlers must read an operators' page to find
 * its noindex.
 */
export const robotsResponse = (origin: string): EdgeResponse =>
  edgeResponse(
    200,
    { "content-type": "text/plain; charset=utf-8", "cache-control": cacheControl.page },
    `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
  );
