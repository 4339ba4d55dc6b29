/**
 * How long each kind of response is kept, in seconds: by browsers (`max-age`) and by CloudFront
 * (`s-maxage`). An endpoint names its kind in `endpoints.ts`; the edge chooses a page's in
 * `lifetimeOf`.
 */
export const cacheControl = {
  /**
   * A whole page. CloudFront serves the old page while the edge renders a new one; publishing a
   * text invalidates it immediately.
   */
  page: "public, max-age=0, s-maxage=3600, stale-while-revalidate=86400",
  /** A page that is not found or incomplete, and the plain shell. */
  unfinishedPage: "public, max-age=0, s-maxage=60",
  listing: "public, max-age=60, s-maxage=3600, stale-while-revalidate=86400",
  /** What publishing changes: short, so new pages are not rendered from old copies. */
  location: "public, max-age=60, s-maxage=60",
  /** What may change at any moment, and a page during an outage. */
  brief: "public, max-age=0, s-maxage=5",
  /** What browsers poll every two seconds. CloudFront answers most polls. */
  live: "public, max-age=0, s-maxage=1",
  /** What changes only with a new edition of a published list, which a deploy brings. */
  edition: "public, max-age=300, s-maxage=86400",
  /** A file with its hash in its name. */
  asset: "public, max-age=31536000, immutable",
  /** A file with a fixed name. */
  namedFile: "public, max-age=300",
  none: "no-store",
} as const;
