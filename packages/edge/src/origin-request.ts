import { createApi } from "@vanfettle/web/api/client";
import { londonDate } from "@vanfettle/web/ui/london-date";
import { renderPage } from "@vanfettle/web/app/entry-server";
import { pageResponse, redirectResponse, robotsResponse } from "./responses.ts";
import type { EdgeRequest, EdgeResponse, OriginRequestEvent } from "./cloudfront.ts";
import { documentTemplate } from "./document.ts";

const apiTimeoutMs = 4_000;
const shell = "/index.html";

export interface EdgeDependencies {
  template: string;
  /** The paths of the files that the bucket serves itself. */
  publicFiles: readonly string[];
  fetch: typeof globalThis.fetch;
  now: () => Date;
  reportError: (error: unknown) => void;
}

/**
 * Creates the origin-request handler. It responds to a document request with a rendered page, and passes requests for
 * files on to the bucket. If rendering fails, it reports the error and the bucket serves the plain shell.
 */
export function originRequestHandler(deps: EdgeDependencies) {
  const { publicFiles, fetch, now, reportError } = deps;
  const fill = documentTemplate(deps.template);
  const files = new Set(publicFiles);

  async function renderDocument(
    { uri, querystring }: EdgeRequest,
    origin: string,
    apiBase: string,
  ): Promise<EdgeResponse> {
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), apiTimeoutMs);
    try {
      const api = createApi({ base: apiBase, fetch, signal: deadline.signal });
      const page = await renderPage({ path: uri, search: querystring, origin, today: londonDate(now()), api });
      if (page.kind === "redirect") return redirectResponse(page);
      return pageResponse(page, fill(page));
    } finally {
      clearTimeout(timer);
    }
  }

  return async (event: OriginRequestEvent): Promise<EdgeRequest | EdgeResponse> => {
    const cf = event.Records[0]?.cf;
    if (!cf) throw new Error("The event has no record.");
    const { request, config } = cf;
    if (request.method !== "GET" && request.method !== "HEAD") return request;
    if (request.uri.startsWith("/assets/") || files.has(request.uri)) return request;
    const host = `https://${config.distributionDomainName}`;
    const origin = request.origin?.s3?.customHeaders?.["x-site-origin"]?.[0]?.value ?? host;
    try {
      return request.uri === "/robots.txt" ? robotsResponse(origin) : await renderDocument(request, origin, host);
    } catch (error) {
      reportError(error);
      return { ...request, uri: shell };
    }
  };
}
