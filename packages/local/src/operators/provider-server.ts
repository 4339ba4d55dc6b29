import { randomBytes } from "node:crypto";
import { createServer, request as sendRequest, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import type { AddressInfo } from "node:net";
import type { Provider } from "oidc-provider";
import { isLoopbackHost } from "../access/local-only.ts";
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
    Object.assign(request, { baseUrl: operatorsPath, url: request.url?.slice(operatorsPath.length) || "/" });
    const { url = "/" } = request;
    const responded = /^\/sign-in\/[\w-]+$/.test(url)
      ? signIn(provider, request, response)
      : callback(request, response);
    responded.catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;

  async function forward({ method, path, query, headers, body }: HttpRequest): Promise<HttpResponse> {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const { connection: _, "transfer-encoding": __, ...forwarded } = headers;
    const forwardedHeaders = { ...forwarded, host, "content-length": String(body.length), [forwardedHeader]: token };
    const target = {
      host: "127.0.0.1",
      port,
      method,
      path: query ? `${path}?${query}` : path,
      headers: forwardedHeaders,
    };
    sendRequest(target, resolve).once("error", reject).end(body);
    const response = await promise;
    return { status: response.statusCode ?? 502, headers: headersOf(response), body: await buffer(response) };
  }

  return {
    url: `http://127.0.0.1:${port}${operatorsPath}`,
    forward,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function signIn(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    await provider.interactionDetails(request, response);
    if (request.method === "POST") {
      return await provider.interactionFinished(request, response, { login: { accountId: localOperator.sub } });
    }
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(signInPage());
  } catch {
    const reason = "this sign-in was started elsewhere, or too long ago";
    response.writeHead(400, { "content-type": "text/html; charset=utf-8" }).end(errorPage(reason));
  }
}

function headersOf(response: IncomingMessage): HeaderValues {
  const { connection: _, "keep-alive": __, "transfer-encoding": ___, ...headers } = response.headers;
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined)) as HeaderValues;
}
