import {
  contentSecurityPolicy,
  rendererHeaders,
} from "@vanfettle/contract/content-security-policy";
import { londonDate } from "@vanfettle/contract/dates";
import { addressHoldsRegistration } from "@vanfettle/contract/find/holds-registration";
import { parsePageSettings, type PageSettings } from "@vanfettle/contract/page-settings";
import { decodablePath, isAdminPath } from "@vanfettle/contract/paths";
import { createApi } from "@vanfettle/web/api/client";
import { renderPage, shellHead } from "@vanfettle/web/app/entry-server";
import type { EdgeRequest, EdgeResponse, OriginRequestEvent } from "./cloudfront.ts";
import { documentTemplate, entityTags } from "./document.ts";
import { pageResponse, redirectResponse, robotsResponse, shellResponse } from "./responses.ts";

const apiTimeoutMs = 4_000;

export interface Stylesheet {
  css: string;
  /** The classes that elements must have for each selector, separated by spaces. */
  selectors: readonly string[];
}

/** The stylesheets of each page besides the template's shared styles, by page name. */
export type PageStyles = Readonly<Record<string, readonly Stylesheet[]>>;

/** Returns the stylesheets with a selector whose classes all occur in the document. */
function stylesheetsFor(body: string, stylesheets: readonly Stylesheet[]): Stylesheet[] {
  const attributes = body.matchAll(/ class="([^"]*)"/g);
  const used = new Set(Array.from(attributes, ([, names = ""]) => names.split(" ")).flat());
  return stylesheets.filter(({ selectors }) =>
    selectors.some((classes) => classes.split(" ").every((name) => used.has(name))),
  );
}

export interface EdgeDependencies {
  template: string;
  /** The hashes of the inline scripts in the template. */
  scriptHashes: readonly string[];
  pageStyles: PageStyles;
  /** The files that a page's script needs besides those of the application, by page name. */
  pageFiles: Readonly<Record<string, readonly string[]>>;
  /** The paths of the files that the bucket serves itself. */
  publicFiles: readonly string[];
  fetch: typeof globalThis.fetch;
  now: () => Date;
  reportError: (error: unknown) => void;
}

/**
 * The context of a page: the site's public origin, the stage's settings, the API's origin, and the
 * page's policy.
 */
interface Surroundings {
  origin: string;
  settings: PageSettings;
  apiBase: string;
  /** Returns the content security policy of a page. `css` is the page's own styles, if any. */
  policyOf: (css?: string) => string;
}

/**
 * Returns whether caches must not store the response: for operators' pages and URLs with a
 * registration.
 */
const isPrivate = ({ uri, querystring }: EdgeRequest): boolean =>
  isAdminPath(uri) || addressHoldsRegistration(uri, querystring);

/**
 * Returns the path to which a path with a malformed escape redirects, so that neither the router
 * nor the browser's has to decode it; undefined for other paths. No browser can take it for another
 * site's address.
 */
function wellFormedPath(path: string): string | undefined {
  const decodable = decodablePath(path);
  if (decodable === path) return undefined;
  const url = new URL("https://site.invalid");
  url.pathname = decodable;
  return url.pathname.replace(/\/{2,}/g, "/");
}

/**
 * Creates the origin-request handler: renders documents, passes requests for files on, and sends
 * the shell for operators' pages and pages that it cannot render. A path with a malformed escape
 * redirects to the same text in well-formed escapes, and so to the page for unknown addresses.
 */
export function originRequestHandler(deps: EdgeDependencies) {
  const { scriptHashes, pageStyles, pageFiles, publicFiles, fetch, now, reportError } = deps;
  const { fillPage, fillShell, styleHash } = documentTemplate(deps.template);
  const entityTag = entityTags(deps.template);
  const files = new Set(publicFiles);

  const sendShell = (
    request: EdgeRequest,
    { origin, settings, policyOf }: Surroundings,
  ): EdgeResponse =>
    shellResponse(fillShell(shellHead(request.uri, origin), settings), policyOf(), {
      isPrivate: isPrivate(request),
    });

  async function renderDocument(
    request: EdgeRequest,
    surroundings: Surroundings,
  ): Promise<EdgeResponse> {
    const { origin, settings, apiBase, policyOf } = surroundings;
    const { uri, querystring } = request;
    const caching = { isPrivate: isPrivate(request) };
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), apiTimeoutMs);
    try {
      const api = createApi({ base: apiBase, fetch, signal: deadline.signal });
      const page = await renderPage({
        path: uri,
        search: querystring,
        origin,
        settings,
        today: londonDate(now()),
        api,
      });
      if (page.kind === "redirect") return redirectResponse({ ...page, ...caching });
      if (page.kind === "shell") return sendShell(request, surroundings);
      const stylesheets = stylesheetsFor(page.body, pageStyles[page.name] ?? []);
      const styled = { ...page, css: stylesheets.map(({ css }) => css).join("") };
      return pageResponse(
        { ...page, ...caching, entityTag: entityTag(styled) },
        fillPage({ ...styled, files: pageFiles[page.name] }),
        policyOf(styled.css),
      );
    } finally {
      clearTimeout(timer);
    }
  }

  return async (event: OriginRequestEvent): Promise<EdgeRequest | EdgeResponse> => {
    const cf = event.Records[0]?.cf;
    if (!cf) throw new Error("The event has no record.");
    const { request, config } = cf;
    if (request.method !== "GET" && request.method !== "HEAD") return request;
    const wellFormed = wellFormedPath(request.uri);
    if (wellFormed) return redirectResponse({ to: wellFormed, isPrivate: true });
    if (request.uri.startsWith("/assets/") || files.has(request.uri)) return request;
    const apiBase = `https://${config.distributionDomainName}`;
    const header = (name: string) => request.origin?.s3?.customHeaders?.[name]?.[0]?.value;
    const setting = (name: keyof typeof rendererHeaders) => header(rendererHeaders[name]);
    const origin = setting("siteOrigin") ?? apiBase;
    if (request.uri === "/robots.txt") return robotsResponse(origin);
    const policyOf = (css?: string) =>
      contentSecurityPolicy({
        scriptHashes,
        styleHashes: [styleHash(css)],
        // Only operators' pages call other sites.
        connectSources: isAdminPath(request.uri) ? (setting("connectSources") ?? "") : "",
        formTargets: setting("formTargets") ?? "",
      });
    const surroundings = { origin, settings: parsePageSettings(header), apiBase, policyOf };
    try {
      return await renderDocument(request, surroundings);
    } catch (error) {
      reportError(error);
      return sendShell(request, surroundings);
    }
  };
}
