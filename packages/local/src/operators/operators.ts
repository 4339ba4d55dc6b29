import type { IncomingMessage, ServerResponse } from "node:http";
import { createLocalJWKSet } from "jose";
import type { Provider } from "oidc-provider";
import type { UserPool } from "../assembly/user-pool.ts";
import { localIssuer, operatorsPath } from "./issuer.ts";
import { jwtAuthorizer } from "./jwt-authorizer.ts";
import { operatorKeys } from "./keys.ts";
import { errorPage, signInPage } from "./pages.ts";
import { localOperator, operatorProvider } from "./provider.ts";
import { respondWithToken, signAccessToken, tokenPath } from "./token-endpoint.ts";

export interface OperatorsOptions {
  /** The origin that visitors see, such as `http://localhost:3000`; it must be on loopback. */
  origin: string;
  pool: UserPool;
  /** The folder of the keys; without it they last as long as the process. */
  dataDir?: string | undefined;
  log?: (line: string) => void;
}

export type Operators = Awaited<ReturnType<typeof createOperators>>;

/** No response of the identity provider is cached, framed or indexed. */
const securityHeaders = new Map([
  ["cache-control", "no-store"],
  ["x-content-type-options", "nosniff"],
  ["x-robots-tag", "noindex"],
  ["referrer-policy", "no-referrer"],
  [
    "content-security-policy",
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  ],
]);

/**
 * Creates an identity provider like the templates' user pool. Throws if `origin` is not on
 * loopback.
 */
export async function createOperators({ origin, pool, dataDir, log }: OperatorsOptions) {
  const issuer = localIssuer(origin);
  const keys = await operatorKeys(dataDir);
  const provider = operatorProvider({ issuer, pool, keys });
  provider.on("error", (error: Error) => log?.(`local operators: ${error.message}`));
  provider.on("server_error", (_: never, error: Error) => log?.(`local operators: ${error.stack}`));
  const callback = provider.callback();
  const issueToken = () => signAccessToken({ issuer, pool, keys });
  const { kty = "RSA", n = "", e = "", kid, alg } = keys.signing;
  const source = { issuer, keys: createLocalJWKSet({ keys: [{ kty, n, e, kid, alg }] }) };
  return {
    issuer,
    /**
     * Responds to a request for the identity provider, which needs Node's requests. Returns false
     * for any other.
     */
    serve: (request: IncomingMessage, response: ServerResponse): boolean => {
      const [path = ""] = request.url?.split("?") ?? [];
      if (path !== operatorsPath && !path.startsWith(`${operatorsPath}/`)) return false;
      response.setHeaders(securityHeaders);
      // As a framework mounts it: without its base path in `url`, and with it in every URL that it
      // returns.
      const url = request.url?.slice(operatorsPath.length) || "/";
      Object.assign(request, { baseUrl: operatorsPath, url });
      Object.assign(request.headers, { host: new URL(origin).host });
      const respond = () => {
        if (path === tokenPath) return respondWithToken(request, response, issueToken);
        const isSignIn = /^\/sign-in\/[\w-]+$/.test(url);
        if (isSignIn) return signIn(provider, request, response);
        return callback(request, response);
      };
      respond().catch(() => response.destroy());
      return true;
    },
    // A template that takes the issuer from the pool's ProviderURL has the local one already.
    authorize: jwtAuthorizer(new Map([pool.issuer, issuer].map((named) => [named, source]))),
    issueToken,
  };
}

async function signIn(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const send = (status: number, page: string) =>
    response.writeHead(status, { "content-type": "text/html; charset=utf-8" }).end(page);
  try {
    await provider.interactionDetails(request, response);
    if (request.method === "POST") {
      return await provider.interactionFinished(request, response, {
        login: { accountId: localOperator.sub },
      });
    }
    send(200, signInPage());
  } catch {
    send(400, errorPage("this sign-in started in another browser, or has expired"));
  }
}
