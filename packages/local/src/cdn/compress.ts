import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { headerOf, type HttpResponse } from "../http.ts";

/** The subset of CloudFront's compressible types that the site serves. Fonts are already compressed. */
const compressibleTypes =
  /^(text\/|image\/svg\+xml|application\/(javascript|json|ld\+json|manifest\+json|xml|rss\+xml|xhtml\+xml))/;
const minBytes = 1_000;
const maxBytes = 10_000_000;
const compressibleStatuses = new Set([200, 403, 404]);

/**
 * Compresses a response with the best of the accepted `encodings` (`br,gzip`), or returns it unchanged where CloudFront
 * would. An ETag becomes weak, because the bytes differ from the origin's.
 */
export async function compress(response: HttpResponse, encodings: string): Promise<HttpResponse> {
  const { status, body } = response;
  const isCompressible =
    encodings !== "" &&
    response.headers["content-encoding"] === undefined &&
    compressibleStatuses.has(status) &&
    compressibleTypes.test(headerOf(response, "content-type") ?? "") &&
    body.length >= minBytes &&
    body.length <= maxBytes;
  if (!isCompressible) return response;
  const usesBrotli = encodings.includes("br");
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  const compressed = usesBrotli ? await promisify(brotliCompress)(body, { params }) : await promisify(gzip)(body);
  const etag = headerOf(response, "etag");
  const vary = headerOf(response, "vary")?.concat(", ") ?? "";
  const headers = {
    ...response.headers,
    "content-encoding": usesBrotli ? "br" : "gzip",
    vary: /accept-encoding/i.test(vary) ? (response.headers["vary"] ?? "") : `${vary}Accept-Encoding`,
    ...(etag && { etag: etag.replace(/^(?!W\/)/, "W/") }),
  };
  return { status, headers, body: compressed };
}
