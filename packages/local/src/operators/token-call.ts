import { headerOf, jsonResponse, type HttpRequest, type HttpResponse } from "../http.ts";
import { isLoopback, operatorsPath } from "./issuer.ts";

export const tokenPath = `${operatorsPath}/token-for-this-machine`;
/** No page of another site can send a header of its own, so none can ask in its visitor's name. */
export const tokenHeader = "x-local-operator";

export const isTokenCall = ({ path }: HttpRequest): boolean => path === tokenPath;

/** A token for a command on this machine, which any of its users could get by the one-click page, too. */
export async function answerTokenCall(request: HttpRequest, mint: () => Promise<string>): Promise<HttpResponse> {
  const { method, headers } = request;
  if (method !== "POST") return jsonResponse(405, { message: "Method Not Allowed" });
  const fromBrowser = headers.origin !== undefined || headers["sec-fetch-site"] !== undefined;
  if (fromBrowser || headers[tokenHeader] === undefined || !isToLoopback(headers.host)) {
    return jsonResponse(403, { message: "Forbidden" });
  }
  return { status: 200, headers: { "content-type": "text/plain" }, body: Buffer.from(await mint()) };
}

function isToLoopback(host = ""): boolean {
  const url = `http://${host}`;
  return URL.canParse(url) && isLoopback(new URL(url).hostname);
}

/** Nothing of the identity provider is kept, framed or indexed by anybody. */
export function guarded(response: HttpResponse): HttpResponse {
  const isPage = headerOf(response, "content-type")?.startsWith("text/html");
  const headers = {
    ...response.headers,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "x-robots-tag": "noindex",
    "referrer-policy": "no-referrer",
    ...(isPage && { "content-security-policy": pagePolicy }),
  };
  return { ...response, headers };
}

const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
