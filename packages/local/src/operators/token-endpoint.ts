import { randomUUID } from "node:crypto";
import { importJWK, SignJWT } from "jose";
import { isFromBrowser, isLoopbackHost } from "../../../../scripts/loopback-server.ts";
import { jsonResponse, type HttpRequest, type HttpResponse } from "../http.ts";
import { operatorsPath } from "./issuer.ts";
import { accessTokenClaims, localOperator, type ProviderOptions } from "./provider.ts";

export const tokenPath = `${operatorsPath}/token-for-this-machine`;

/**
 * Required on every request, because a page of another site cannot send a custom header without this site's consent.
 */
export const tokenHeader = "x-local-operator";

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
  return new SignJWT({ client_id: pool.clientId, scope: pool.scopes.join(" "), ...accessTokenClaims(pool) })
    .setProtectedHeader({ alg: "RS256", kid: keys.signing.kid })
    .setIssuer(issuer)
    .setSubject(localOperator.sub)
    .setIssuedAt()
    .setExpirationTime(`${pool.accessTokenSeconds}s`)
    .setJti(randomUUID())
    .sign(await importJWK(keys.signing, "RS256"));
}
