import { createServer, request as ask } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { constants, brotliCompressSync } from "node:zlib";
import { getDocument } from "./get-document.ts";

const prefix = "/hand-written";

/** The page as one would write it by hand: the same words, styles and font, and nothing that runs or is kept for it. */
export function handWritten(html: string): string {
  return html
    .replace(/<script type="application\/json" id="state">[\s\S]*?<\/script>/, "")
    .replace(/<script>[\s\S]*?<\/script>/g, "")
    .replace(/ data-entry="[^"]*"/, "");
}

export interface SideBySide {
  page: (path: string) => string;
  static: (path: string) => string;
  close: () => Promise<void>;
}

/**
 * One server for both: each request goes on to the site, and what comes back is handed on with its headers; under
 * another path the body of a page is exchanged for its hand-written twin on the way.
 */
export async function sideBySide(siteUrl: string, paths: readonly string[]): Promise<SideBySide> {
  const twins = new Map<string, Buffer>();
  for (const path of paths) {
    const { html } = await getDocument(siteUrl + path);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    twins.set(prefix + path, brotliCompressSync(handWritten(html), { params }));
  }
  const server = createServer((request, response) => {
    const twin = twins.get(request.url ?? "");
    const path = twin ? request.url?.slice(prefix.length) : request.url;
    const { method, headers } = request;
    const onward = ask(siteUrl + (path ?? "/"), { method, headers }, (answer) => {
      if (!twin) {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        return;
      }
      answer.resume().once("end", () => {
        response.writeHead(200, { ...answer.headers, "content-encoding": "br", "content-length": twin.length });
        response.end(twin);
      });
    });
    onward.once("error", () => response.destroy());
    request.pipe(onward);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    page: (path) => url + path,
    static: (path) => url + prefix + path,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
