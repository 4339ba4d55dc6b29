import type { ResolvedAssembly } from "./intrinsics.ts";

/** The Cognito user pool of the templates and its client. */
export type UserPool = NonNullable<ReturnType<typeof userPool>>;

const secondsIn = { seconds: 1, minutes: 60, hours: 3_600, days: 86_400 };

interface ClientProperties {
  UserPoolId: string;
  CallbackURLs?: string[];
  LogoutURLs?: string[];
  AllowedOAuthScopes?: string[];
  AccessTokenValidity?: number;
  TokenValidityUnits?: { AccessToken?: keyof typeof secondsIn };
  ExplicitAuthFlows?: string[];
  RefreshTokenRotation?: { Feature?: "ENABLED" | "DISABLED"; RetryGracePeriodSeconds?: number };
}

/**
 * Reads the user pool. Returns undefined without a pool; routes with an authorizer then reject
 * every token.
 */
export function userPool({ resources }: ResolvedAssembly) {
  const clients = resources<ClientProperties>("AWS::Cognito::UserPoolClient");
  if (clients.length > 1) {
    throw new Error(`The assembly has ${clients.length} user pool clients; there must be one.`);
  }
  const [found] = clients;
  if (!found) return undefined;
  const { stack, id, properties: client } = found;
  const { Feature: rotation, RetryGracePeriodSeconds: graceSeconds = 0 } =
    client.RefreshTokenRotation ?? {};
  const { ExplicitAuthFlows: flows = [] } = client;
  if (
    rotation === "ENABLED" &&
    (flows.length === 0 || flows.includes("ALLOW_REFRESH_TOKEN_AUTH"))
  ) {
    throw new Error(
      "Cognito rejects the rotation of refresh tokens with the flow ALLOW_REFRESH_TOKEN_AUTH.",
    );
  }
  const groups = resources<{ GroupName: string }>("AWS::Cognito::UserPoolGroup");
  return {
    /** The issuer in the template, with the pool's logical id. */
    issuer: `https://cognito-idp.${stack.region}.amazonaws.com/${client.UserPoolId}`,
    clientId: id,
    callbackUrls: client.CallbackURLs ?? [],
    logoutUrls: client.LogoutURLs ?? [],
    scopes: client.AllowedOAuthScopes ?? ["openid"],
    /** The names of its groups. The local operator belongs to each. */
    groups: groups.map(({ properties }) => properties.GroupName),
    /**
     * The time for which a replaced refresh token stays valid; undefined if refresh tokens are not
     * replaced.
     */
    refreshTokenGraceSeconds: rotation === "ENABLED" ? graceSeconds : undefined,
    accessTokenSeconds:
      (client.AccessTokenValidity ?? 1) *
      secondsIn[client.TokenValidityUnits?.AccessToken ?? "hours"],
  };
}
