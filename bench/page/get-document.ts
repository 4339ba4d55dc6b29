import { request } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync } from "node:zlib";

export interface Document {
  /** The body as transferred. */
  sent: Buffer;
  html: string;
}

/** Requests a document like a browser, with brotli. Rejects for any status except 200. */
export async function getDocument(url: string): Promise<Document> {
  const { promise, resolve, reject } = Promise.withResolvers<Document>();
  const sent = request(
    url,
    { headers: { "accept-encoding": "br", accept: "text/html" } },
    (response) => {
      buffer(response)
        .then((body) => {
          if (response.statusCode !== 200) {
            throw new Error(`${url} responded with ${response.statusCode}`);
          }
          const compressed = response.headers["content-encoding"] === "br";
          resolve({
            sent: body,
            html: (compressed ? brotliDecompressSync(body) : body).toString(),
          });
        })
        .catch(reject);
    },
  );
  sent.once("error", reject);
  sent.end();
  return promise;
}
