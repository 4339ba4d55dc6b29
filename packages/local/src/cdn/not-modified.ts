import { headerOf, type HttpRequest, type HttpResponse } from "../http.ts";

const kept = ["cache-control", "etag", "expires", "last-modified", "vary", "age"];

/** 304 instead of the answer, when the viewer holds it already. */
export function orNotModified(viewer: HttpRequest, response: HttpResponse): HttpResponse {
  if (response.status !== 200 || !isHeld(viewer, response)) return response;
  const headers = Object.fromEntries(Object.entries(response.headers).filter(([name]) => kept.includes(name)));
  return { status: 304, headers, body: Buffer.alloc(0) };
}

function isHeld({ method, headers }: HttpRequest, response: HttpResponse): boolean {
  if (method !== "GET" && method !== "HEAD") return false;
  const asked = headers["if-none-match"];
  const etag = headerOf(response, "etag");
  if (asked !== undefined) {
    const tags = asked.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
    return etag !== undefined && (tags.includes("*") || tags.includes(etag.replace(/^W\//, "")));
  }
  const since = Date.parse(headers["if-modified-since"] ?? "");
  return since >= Date.parse(headerOf(response, "last-modified") ?? "");
}
