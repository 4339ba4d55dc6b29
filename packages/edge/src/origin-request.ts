import { createApi } from "@vanfettle/web/api/client";
import { londonDate } from "@vanfettle/web/ui/london-date";
import { renderPage } from "@vanfettle/web/app/entry-server";
import { pageAnswer, redirectAnswer, robotsAnswer } from "./answers.ts";
import type { EdgeRequest, EdgeResponse, OriginRequestEvent } from "./cloudfront.ts";
import { documentTemplate } from "./document.ts";

const apiTimeoutMs = 4_000;
const shell = "/index.html";

export interface EdgeDependencies {
  template: string;
  /** What the bucket answers itself, by path. */
  publicFiles: readonly string[];
  fetch: typeof globalThis.fetch;
  now: () => Date;
  reportFault: (error: unknown) => void;
}

/** Answers a document request with a whole page; lets the bucket answer for files, and for what cannot be rendered. */
export function originRequestHandler(deps: EdgeDependencies) {
  const { publicFiles, fetch, now, reportFault } = deps;
  const fill = documentTemplate(deps.template);
  const files = new Set(publicFiles);

  async function answerDocument(path: string, origin: string, apiBase: string): Promise<EdgeResponse> {
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), apiTimeoutMs);
    try {
      const api = createApi({ base: apiBase, fetch, signal: deadline.signal });
      const page = await renderPage({ path, origin, today: londonDate(now()), api });
      if (page.kind === "redirect") return redirectAnswer(page.to);
      return pageAnswer(page, fill(page));
    } finally {
      clearTimeout(timer);
    }
  }

  return async (event: OriginRequestEvent): Promise<EdgeRequest | EdgeResponse> => {
    const cf = event.Records[0]?.cf;
    if (!cf) throw new Error("an event without a record");
    const { request, config } = cf;
    if (request.method !== "GET" && request.method !== "HEAD") return request;
    if (request.uri.startsWith("/assets/") || files.has(request.uri)) return request;
    const host = `https://${config.distributionDomainName}`;
    const origin = request.origin?.s3?.customHeaders?.["x-site-origin"]?.[0]?.value ?? host;
    try {
      return request.uri === "/robots.txt" ? robotsAnswer(origin) : await answerDocument(request.uri, origin, host);
    } catch (error) {
      reportFault(error);
      return { ...request, uri: shell };
    }
  };
}
