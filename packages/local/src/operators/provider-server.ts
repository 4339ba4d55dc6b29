import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, request as sendRequest, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import type { Provider } from "oidc-provider";
import { isLoopbackHost } from "../../../../scripts/loopback-server.ts";
import type { HeaderValues, HttpRequest, HttpResponse } from "../http.ts";
import { operatorsPath } from "./issuer.ts";
import { errorPage, signInPage } from "./pages.ts";
import { localOperator } from "./provider.ts";

/** Proves that a request comes from the site. */
const forwardedHeader = "x-local-site";

/**
 * Serves the provider, which needs Node's requests, on a separate port to which the site forwards requests. Others can
 * read only the public keys there.
 */
export async function providerServer(provider: Provider, { host }: { host: string }) {
  const callback = provider.callback();
  const token = randomBytes(32).toString("hex");
  const server = createServer((request, response) => {
    const isOwn = request.headers[forwardedHeader] === token || request.url === `${operatorsPath}/jwks`;
    if (!isOwn || !isLoopbackHost(request.headers.host)) return void response.writeHead(403).end();
    // As a framework mounts it: without its base path in `url`, and with it in every URL that it returns.
    const url = request.url?.slice(operatorsPath.length) || "/";
    Object.assign(request, { baseUrl: operatorsPath, url });
    const isSignIn = /^\/sign-in\/[\w-]+$/.test(url);
    const responded = isSignIn ? signIn(provider, request, response) : callback(request, response);
    responded.catch(() => response.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  async function forward({ method, path, query, headers, body }: HttpRequest): Promise<HttpResponse> {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const sent = { ...withoutHopHeaders(headers), host, "content-length": body.length, [forwardedHeader]: token };
    const target = { host: "127.0.0.1", port, method, path: query ? `${path}?${query}` : path, headers: sent };
    sendRequest(target, resolve).once("error", reject).end(body);
    const response = await promise;
    const received = withoutHopHeaders(response.headers) as HeaderValues;
    return { status: response.statusCode ?? 502, headers: received, body: await buffer(response) };
  }

  return {
    url: `http://127.0.0.1:${port}${operatorsPath}`,
    forward,
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const withoutHopHeaders = <T extends object>(headers: T) => {
  const hopHeaders = ["connection", "keep-alive", "transfer-encoding"];
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopHeaders.includes(name)));
};

async function signIn(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const send = (status: number, page: string) =>
    response.writeHead(status, { "content-type": "text/html; charset=utf-8" }).end(page);
  try {
    await provider.interactionDetails(request, response);
    if (request.method === "POST") {
      return await provider.interactionFinished(request, response, { login: { accountId: localOperator.sub } });
    }
    send(200, signInPage());
  } catch {
    send(400, errorPage("this sign-in was started elsewhere, or too long ago"));
  }
}
