import { once } from "node:events";
import { createServer, request as forward } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, constants } from "node:zlib";
import { getDocument } from "./get-document.ts";
import { handWrittenPage } from "./hand-written-page.ts";

/** The site's page, or its hand-written equivalent. */
export type Variant = "page" | "handWritten";

export interface ComparisonServer {
  url: (variant: Variant, path: string) => string;
  close: () => Promise<void>;
}

const prefixes: Record<Variant, string> = {
  page: "",
  handWritten: "/hand-written",
};

const compress = (html: string): Buffer =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

/**
 * Starts a server that forwards every request to the site, which gives both variants the same
 * response time. For the hand-written variant, replaces the body and drops the content security
 * policy, which contains the hashes of the site's styles.
 */
export async function startComparisonServer(
  siteUrl: string,
  paths: readonly string[],
): Promise<ComparisonServer> {
  const handWritten = new Map<string, { path: string; body: Buffer }>();
  for (const path of paths) {
    const { html } = await getDocument(siteUrl + path);
    handWritten.set(prefixes.handWritten + path, { path, body: compress(handWrittenPage(html)) });
  }
  const server = createServer((request, response) => {
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
