import type { HttpResponse } from "../http.ts";

/** Returns CloudFront's response to a request that it or an edge function could not serve. */
export function errorPage(
  status: number,
  reason: string,
  cacheStatus = "Error from cloudfront",
): HttpResponse {
  const body =
    `<!doctype html><title>${status}</title><h1>${status} ERROR</h1>` +
    `<p>The request could not be satisfied. ${reason}</p>`;
  return {
    status,
    headers: { "content-type": "text/html", "x-cache": cacheStatus },
    body: Buffer.from(body),
  };
}
