import { once } from "node:events";
import { createServer, request as forward } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, constants } from "node:zlib";
import { getDocument } from "./get-document.ts";
import { webFont, webFontPath, withoutWebFont, withWebFont } from "./hand-written-page.ts";

export const variants = ["page", "withWebFont", "withoutWebFont"] as const;
/** The site's page, or either of its two hand-written equivalents. */
export type Variant = (typeof variants)[number];

export interface ComparisonServer {
  url: (variant: Variant, path: string) => string;
  close: () => Promise<void>;
}

const prefixes: Record<Variant, string> = {
  page: "",
  withWebFont: "/hand-written/with-web-font",
  withoutWebFont: "/hand-written/without-web-font",
};

const compress = (html: string): Buffer =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

/**
 * Starts a server that forwards every request to the site, which gives all variants the same
 * response time. For a hand-written variant, replaces the body and drops the content security
 * policy, which contains the hashes of the site's styles.
 */
export async function startComparisonServer(
  siteUrl: string,
  paths: readonly string[],
): Promise<ComparisonServer> {
  const handWritten = new Map<string, { path: string; body: Buffer }>();
  for (const path of paths) {
    const { html } = await getDocument(siteUrl + path);
    handWritten.set(prefixes.withWebFont + path, { path, body: compress(withWebFont(html)) });
    handWritten.set(prefixes.withoutWebFont + path, { path, body: compress(withoutWebFont(html)) });
  }
  const server = createServer((request, response) => {
    if (request.url === webFontPath) {
      response
        .writeHead(200, { "content-type": "font/woff2", "content-length": webFont.length })
        .end(webFont);
      return;
    }
    const replacement = handWritten.get(request.url ?? "");
    const { method, headers } = request;
    const forwarded = forward(
      siteUrl + (replacement?.path ?? request.url ?? "/"),
      { method, headers },
      (original) => {
        if (!replacement) {
          response.writeHead(original.statusCode ?? 502, original.headers);
          original.pipe(response);
          return;
        }
        original.resume().once("end", () => {
          const { "content-security-policy": _, ...kept } = original.headers;
          const { body } = replacement;
          response
            .writeHead(200, { ...kept, "content-encoding": "br", "content-length": body.length })
            .end(body);
        });
      },
    );
    forwarded.once("error", () => response.destroy());
    request.pipe(forwarded);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    url: (variant, path) => url + prefixes[variant] + path,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
