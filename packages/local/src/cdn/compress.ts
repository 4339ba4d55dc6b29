import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { headerOf, type HttpResponse } from "../http.ts";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** CloudFront's list, shortened to what a site like this serves. Fonts arrive compressed already. */
const compressible =
  /^(text\/|image\/svg\+xml|application\/(javascript|json|ld\+json|manifest\+json|xml|rss\+xml|xhtml\+xml))/;
const size = { least: 1_000, most: 10_000_000 };
const statuses = new Set([200, 403, 404]);

/** The answer in the best encoding its viewer takes; an ETag becomes weak, as the bytes are no longer the origin's. */
export async function compressed(response: HttpResponse, encodings: string): Promise<HttpResponse> {
  const { status, body } = response;
  const type = headerOf(response, "content-type") ?? "";
  const done = response.headers["content-encoding"] !== undefined;
  if (encodings === "" || done || !statuses.has(status) || !compressible.test(type)) return response;
  if (body.length < size.least || body.length > size.most) return response;
  const encoding = encodings.includes("br") ? "br" : "gzip";
  const smaller =
    encoding === "br"
      ? await brotli(body, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
        })
      : await gzipped(body);
  const etag = headerOf(response, "etag");
  const headers = {
    ...response.headers,
    "content-encoding": encoding,
    vary: varyWithEncoding(headerOf(response, "vary")),
    ...(etag && { etag: etag.replace(/^(?!W\/)/, "W/") }),
  };
  return { status, headers, body: smaller };
}

function varyWithEncoding(vary: string | undefined): string {
  if (vary === undefined) return "Accept-Encoding";
  return /accept-encoding/i.test(vary) ? vary : `${vary}, Accept-Encoding`;
}
