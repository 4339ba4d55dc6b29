import { createServer, request as ask, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import type { AddressInfo } from "node:net";
import type { Provider } from "oidc-provider";
import type { HeaderValues, HttpRequest, HttpResponse } from "../http.ts";
import { operatorsPath } from "./issuer.ts";
import { localOperator } from "./operator.ts";
import { errorPage, signInPage } from "./pages.ts";

export interface ProviderServer {
  url: string;
  forward: (request: HttpRequest) => Promise<HttpResponse>;
  close: () => Promise<void>;
}

/** The provider wants Node's own requests, so it gets a server of its own, which the site passes its requests on to. */
export async function providerServer(provider: Provider, { host }: { host: string }): Promise<ProviderServer> {
  const answer = provider.callback();
  const server = createServer((request, response) => {
    // As a framework would mount it: the path it is below is taken off, and written into every address it gives.
    Object.assign(request, { baseUrl: operatorsPath, url: request.url?.slice(operatorsPath.length) || "/" });
    const { url = "/" } = request;
    const answered = /^\/sign-in\/[\w-]+$/.test(url) ? signIn(provider, request, response) : answer(request, response);
    answered.catch(() => response.destroy());
  });
  await new Promise<void>((listening, failed) => {
    server.once("error", failed).listen(0, "127.0.0.1", listening);
  });
  const { port } = server.address() as AddressInfo;

  async function forward({ method, path, query, headers, body }: HttpRequest): Promise<HttpResponse> {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const { connection: _, "transfer-encoding": __, ...passedOn } = headers;
    const sent = { ...passedOn, host, "content-length": String(body.length) };
    const target = { host: "127.0.0.1", port, method, path: query ? `${path}?${query}` : path, headers: sent };
    ask(target, resolve).once("error", reject).end(body);
    const answered = await promise;
    return { status: answered.statusCode ?? 502, headers: headersOf(answered), body: await buffer(answered) };
  }

  return {
    url: `http://127.0.0.1:${port}${operatorsPath}`,
    forward,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
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
    const why = "this sign-in was started elsewhere, or too long ago";
    response.writeHead(400, { "content-type": "text/html; charset=utf-8" }).end(errorPage(why));
  }
}

function headersOf(answered: IncomingMessage): HeaderValues {
  const { connection: _, "keep-alive": __, "transfer-encoding": ___, ...headers } = answered.headers;
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined)) as HeaderValues;
}
