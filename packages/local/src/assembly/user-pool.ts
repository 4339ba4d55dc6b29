import type { CloudAssembly, Located } from "./cloud-assembly.ts";
import { resourcesOf } from "./cloud-assembly.ts";
import type { Resolve } from "./intrinsics.ts";

/** The Cognito user pool of the templates and its client. */
export interface UserPool {
  /** The issuer in the template, with the pool's logical id. */
  issuer: string;
  clientId: string;
  callbackUrls: string[];
  logoutUrls: string[];
  scopes: string[];
  /** The names of its groups. The local operator belongs to each. */
  groups: string[];
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

/** Reads the user pool. Returns undefined without a pool; routes with an authorizer then reject every token. */
export function userPool(assembly: CloudAssembly, resolve: Resolve): UserPool | undefined {
  const clients = resourcesOf(assembly, "AWS::Cognito::UserPoolClient");
  if (clients.length === 0) return undefined;
  if (clients.length > 1) throw new Error(`The assembly has ${clients.length} user pool clients; there must be one.`);
  const { stack, id, properties } = clients[0] as Located;
  // The template is JSON without types.
  const client = resolve(stack, properties) as unknown as ClientProperties;
  return {
    issuer: cognitoIssuer(stack.region, client.UserPoolId),
    clientId: id,
    callbackUrls: client.CallbackURLs ?? [],
    logoutUrls: client.LogoutURLs ?? [],
    scopes: client.AllowedOAuthScopes ?? ["openid"],
    groups: resourcesOf(assembly, "AWS::Cognito::UserPoolGroup").map(
      ({ properties }) => properties["GroupName"] as string,
    ),
    accessTokenSeconds:
      (client.AccessTokenValidity ?? 1) * secondsIn[client.TokenValidityUnits?.AccessToken ?? "hours"],
  };
}

const cognitoIssuer = (region: string, poolId: string) => `https://cognito-idp.${region}.amazonaws.com/${poolId}`;
