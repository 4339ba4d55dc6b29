import { request, type IncomingHttpHeaders } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync } from "node:zlib";

export interface Document {
  headers: IncomingHttpHeaders;
  /** Bytes as they travel. */
  sent: Buffer;
  html: string;
}

/** A document as a browser receives it, in brotli. */
export async function getDocument(url: string): Promise<Document> {
  const { promise, resolve, reject } = Promise.withResolvers<Document>();
  const asked = request(url, { headers: { "accept-encoding": "br", accept: "text/html" } }, (response) => {
    buffer(response).then((sent) => {
      if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}`);
      const compressed = response.headers["content-encoding"] === "br";
      resolve({ headers: response.headers, sent, html: (compressed ? brotliDecompressSync(sent) : sent).toString() });
    }, reject);
  });
  asked.once("error", reject);
  asked.end();
  return promise;
}
