export interface PolicySources {
  /** Hashes of the inlined scripts and styles, as `sha256-…`. */
  scriptHashes?: readonly string[];
  styleHashes?: readonly string[];
  /** Sources separated by spaces, such as `https://a.example https://b.example`. */
  connectSources?: string;
  formTargets?: string;
}

/**
 * Returns the content security policy of a response: the site's own files, inline code by hash, and
 * given sources.
 */
export function contentSecurityPolicy(sources: PolicySources): string {
  const { scriptHashes = [], styleHashes = [], connectSources, formTargets } = sources;
  const own = (directive: string, ...others: (string | undefined)[]) =>
    [directive, "'self'", ...others.filter(Boolean)].join(" ");
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  return [
    "default-src 'none'",
    own("script-src", ...quoted(scriptHashes)),
    own("style-src", ...quoted(styleHashes)),
    own("img-src", "data:"),
    own("connect-src", connectSources),
    own("manifest-src"),
    own("form-action", formTargets),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join("; ");
}

/**
 * Headers that CloudFront adds for the renderer, which does not have environment variables.
 * `pageSettingHeaders` has others.
 */
export const rendererHeaders = {
  siteOrigin: "x-site-origin",
  connectSources: "x-connect-sources",
  formTargets: "x-form-targets",
} as const;
