import { DomainError } from "@vanfettle/contract/problems";

/**
 * Throws `forbidden` if a browser says that the page of another site sends the request: such a page must not book with a
 * visitor's browser. Any site may post a plain form, and older browsers name only the `Origin`, so for a form that is
 * compared with `siteOrigin` as well, and for calls of agents, whose protocol asks for it. A program sends neither header.
 */
export function rejectCrossSite(
  headers: Record<string, string | undefined>,
  { ownOriginOnly, siteOrigin }: { ownOriginOnly: boolean; siteOrigin: string | undefined },
): void {
  const from = headers["sec-fetch-site"];
  const hasForeignOrigin = ownOriginOnly && siteOrigin !== undefined && isForeign(headers["origin"], from, siteOrigin);
  if (from === "cross-site" || hasForeignOrigin) {
    throw new DomainError("forbidden", { message: "Send this from the site itself." });
  }
}

/** An extension that sends no referrer makes the origin `null`; what the browser says of the site still holds then. */
function isForeign(origin: string | undefined, from: string | undefined, siteOrigin: string): boolean {
  if (origin === undefined || origin === siteOrigin) return false;
  return !(origin === "null" && from === "same-origin");
}
