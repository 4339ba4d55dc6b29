import type { UserPool } from "../assembly/user-pool.ts";
import { headerOf, type HttpRequest, type HttpResponse } from "../http.ts";
import { localIssuer, operatorsPath } from "./issuer.ts";
import { jwtAuthorizer } from "./jwt-authorizer.ts";
import { operatorKeys } from "./keys.ts";
import { providerServer } from "./provider-server.ts";
import { operatorProvider } from "./provider.ts";
import { signAccessToken, tokenPath, tokenResponse } from "./token-endpoint.ts";

export interface OperatorsOptions {
  /** The origin that visitors see, such as `http://localhost:3000`; it must be on loopback. */
  origin: string;
  pool: UserPool;
  /** The folder of the keys; without it they last as long as the process. */
  dataDir?: string | undefined;
  log?: (line: string) => void;
}

export type Operators = Awaited<ReturnType<typeof createOperators>>;

const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/**
 * Starts an identity provider in place of the templates' user pool, with the same client, scopes and lifetimes but
 * another issuer. Throws if `origin` is not on loopback.
 */
export async function createOperators({ origin, pool, dataDir, log }: OperatorsOptions) {
  const issuer = localIssuer(origin);
  const keys = await operatorKeys(dataDir);
  const provider = operatorProvider({ issuer, pool, keys });
  provider.on("error", (error: Error) => log?.(`local operators: ${error.message}`));
  provider.on("server_error", (_: never, error: Error) => log?.(`local operators: ${error.stack}`));
  const server = await providerServer(provider, { host: new URL(origin).host });
  const issueToken = () => signAccessToken({ issuer, pool, keys });
  const source = { issuer, jwksUri: `${server.url}/jwks` };
  return {
    issuer,
    /** Returns whether a request to the site is for the identity provider. */
    owns: ({ path }: HttpRequest): boolean => path === operatorsPath || path.startsWith(`${operatorsPath}/`),
    /** Responds to a request. No response of the identity provider is cached, framed or indexed. */
    async handle(request: HttpRequest): Promise<HttpResponse> {
      const isForToken = request.path === tokenPath;
      const response = await (isForToken ? tokenResponse(request, issueToken) : server.forward(request));
      const headers = {
        ...response.headers,
        "cache-control": "no-store",
        "x-content-type-options": "nosniff",
        "x-robots-tag": "noindex",
        "referrer-policy": "no-referrer",
        ...(headerOf(response, "content-type")?.startsWith("text/html") && { "content-security-policy": pagePolicy }),
      };
      return { ...response, headers };
    },
    // A template that takes the issuer from the pool's ProviderURL has the local one already.
    authorize: jwtAuthorizer(new Map([pool.issuer, issuer].map((named) => [named, source]))),
    /** Issues an access token with every scope of the client. */
    issueToken,
    close: server.close,
  };
}
