import type { Authorize } from "../gateway/gateway.ts";
import type { Handle, HttpRequest } from "../http.ts";
import { localIssuer, operatorsPath } from "./issuer.ts";
import { jwtAuthorizer } from "./jwt-authorizer.ts";
import { operatorKeys } from "./keys.ts";
import { mintToken } from "./mint-token.ts";
import type { UserPool } from "../assembly/user-pool.ts";
import { operatorProvider } from "./provider.ts";
import { providerServer } from "./provider-server.ts";
import { answerTokenCall, guarded, isTokenCall } from "./token-call.ts";

export interface OperatorsOptions {
  /** What visitors see: `http://localhost:3000`. Any other than loopback is refused. */
  origin: string;
  pool: UserPool;
  /** Where the keys are kept; without it they last as long as the process. */
  dataDir?: string | undefined;
  log?: (line: string) => void;
}

export interface Operators {
  issuer: string;
  jwksUri: string;
  /** Whether a request to the site is one for the identity provider. */
  owns: (request: HttpRequest) => boolean;
  handle: Handle;
  authorize: Authorize;
  /** A fresh access token with every scope of the client. */
  token: () => Promise<string>;
  close: () => Promise<void>;
}

/** Stands in for the user pool of the templates: same client, scopes, lifetimes and rule, another issuer. */
export async function createOperators({ origin, pool, dataDir, log }: OperatorsOptions): Promise<Operators> {
  const issuer = localIssuer(origin);
  const keys = await operatorKeys(dataDir);
  const provider = operatorProvider({ issuer, pool, keys });
  provider.on("error", (error: Error) => log?.(`local operators: ${error.message}`));
  provider.on("server_error", (_: never, error: Error) => log?.(`local operators: ${error.stack}`));
  const server = await providerServer(provider, { host: new URL(origin).host });
  const jwksUri = `${server.url}/jwks`;
  const token = () => mintToken({ issuer, pool, keys });
  const source = { issuer, jwksUri };
  return {
    issuer,
    jwksUri,
    owns: ({ path }) => path === operatorsPath || path.startsWith(`${operatorsPath}/`),
    handle: async (request) =>
      guarded(await (isTokenCall(request) ? answerTokenCall(request, token) : server.forward(request))),
    // A template that takes the issuer from the pool's ProviderURL names the local one already.
    authorize: jwtAuthorizer(new Map([pool.issuer, issuer].map((named) => [named, source]))),
    token,
    close: server.close,
  };
}
