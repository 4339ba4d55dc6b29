import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { headerOf, type HttpResponse } from "../http.ts";

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

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
  const type = headerOf(response, "content-type") ?? "";
  const isEncoded = response.headers["content-encoding"] !== undefined;
  if (encodings === "" || isEncoded || !compressibleStatuses.has(status) || !compressibleTypes.test(type))
    return response;
  if (body.length < minBytes || body.length > maxBytes) return response;
  const encoding = encodings.includes("br") ? "br" : "gzip";
  const compressedBody =
    encoding === "br"
      ? await brotliAsync(body, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
        })
      : await gzipAsync(body);
  const etag = headerOf(response, "etag");
  const headers = {
    ...response.headers,
    "content-encoding": encoding,
    vary: varyWithEncoding(headerOf(response, "vary")),
    ...(etag && { etag: etag.replace(/^(?!W\/)/, "W/") }),
  };
  return { status, headers, body: compressedBody };
}

function varyWithEncoding(vary: string | undefined): string {
  if (vary === undefined) return "Accept-Encoding";
  return /accept-encoding/i.test(vary) ? vary : `${vary}, Accept-Encoding`;
}
