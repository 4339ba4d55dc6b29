import { randomUUID } from "node:crypto";
import { importJWK, SignJWT } from "jose";
import { jsonResponse, type HttpRequest, type HttpResponse } from "../http.ts";
import { isFromBrowser, isLoopbackHost } from "../access/local-only.ts";
import { operatorsPath } from "./issuer.ts";
import { localOperator, type ProviderOptions } from "./provider.ts";

export const tokenPath = `${operatorsPath}/token-for-this-machine`;
/**
 * Required on every request, because a page of another site cannot send a custom header without this site's consent.
 */
export const tokenHeader = "x-local-operator";

/** Returns whether a request is for the endpoint that issues tokens to commands on this machine. */
export const isTokenRequest = ({ path }: HttpRequest): boolean => path === tokenPath;

/** Responds with an access token for a command on this machine, but not to a browser or over another host name. */
export async function tokenResponse(
  { method, headers }: HttpRequest,
  issueToken: () => Promise<string>,
): Promise<HttpResponse> {
  if (method !== "POST") return jsonResponse(405, { message: "Method Not Allowed" });
  if (isFromBrowser(headers) || headers[tokenHeader] === undefined || !isLoopbackHost(headers.host)) {
    return jsonResponse(403, { message: "Forbidden" });
  }
  return { status: 200, headers: { "content-type": "text/plain" }, body: Buffer.from(await issueToken()) };
}

/** Signs an access token with every scope of the client, in Cognito's form: `client_id` instead of `aud`. */
export async function signAccessToken({ issuer, pool, keys }: ProviderOptions): Promise<string> {
  const { sub, username } = localOperator;
  const claims = {
    client_id: pool.clientId,
    scope: pool.scopes.join(" "),
    token_use: "access",
    username,
    "cognito:groups": pool.groups,
  };
  return new SignJWT(claims)
    .setProtectedHeader({ alg: "RS256", kid: keys.signing.kid })
    .setIssuer(issuer)
    .setSubject(sub)
    .setIssuedAt()
    .setExpirationTime(`${pool.accessTokenSeconds}s`)
    .setJti(randomUUID())
    .sign(await importJWK(keys.signing, "RS256"));
}
