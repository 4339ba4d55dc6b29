import type { CloudAssembly, Located } from "./cloud-assembly.ts";
import { resourcesOf } from "./cloud-assembly.ts";
import type { Resolve } from "./intrinsics.ts";

/** The user pool of the templates and its one client, as far as the local identity provider stands in for them. */
export interface OperatorPool {
  /** What the template calls the issuer; with the pool's logical id, as there is no other here. */
  issuer: string;
  clientId: string;
  callbackUrls: string[];
  logoutUrls: string[];
  scopes: string[];
  accessTokenSeconds: number;
}

interface ClientProperties {
  UserPoolId: string;
  CallbackURLs?: string[];
  LogoutURLs?: string[];
  AllowedOAuthScopes?: string[];
  AccessTokenValidity?: number;
  TokenValidityUnits?: { AccessToken?: keyof typeof secondsIn };
}

const secondsIn = { seconds: 1, minutes: 60, hours: 3_600, days: 86_400 };

/** None where the templates have no user pool: then every route that asks for a token turns everybody away. */
export function operatorPool(assembly: CloudAssembly, resolve: Resolve): OperatorPool | undefined {
  const clients = resourcesOf(assembly, "AWS::Cognito::UserPoolClient");
  if (clients.length === 0) return undefined;
  if (clients.length > 1) throw new Error(`The assembly has ${clients.length} user pool clients; there must be one.`);
  const { stack, id, properties } = clients[0] as Located;
  const client = resolve(stack, properties) as unknown as ClientProperties;
  return {
    issuer: cognitoIssuer(stack.region, client.UserPoolId),
    clientId: id,
    callbackUrls: client.CallbackURLs ?? [],
    logoutUrls: client.LogoutURLs ?? [],
    scopes: client.AllowedOAuthScopes ?? ["openid"],
    accessTokenSeconds:
      (client.AccessTokenValidity ?? 1) * secondsIn[client.TokenValidityUnits?.AccessToken ?? "hours"],
  };
}

const cognitoIssuer = (region: string, poolId: string) => `https://cognito-idp.${region}.amazonaws.com/${poolId}`;
