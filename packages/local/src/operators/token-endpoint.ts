import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { importJWK, SignJWT } from "jose";
import { isFromBrowser } from "@vanfettle/commands/loopback-server";
import { operatorsPath } from "./issuer.ts";
import { accessTokenClaims, localOperator, type ProviderOptions } from "./provider.ts";

export const tokenPath = `${operatorsPath}/token-for-this-machine`;

/**
 * Required on every request: a page of another site cannot send a custom header without this site's
 * consent.
 */
export const tokenHeader = "x-local-operator";

/** Responds with an access token for a command on this machine, but not to a browser. */
export async function respondWithToken(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  issueToken: () => Promise<string>,
): Promise<void> {
  if (method !== "POST") return void response.writeHead(405).end();
  if (isFromBrowser(headers) || headers[tokenHeader] === undefined) {
    return void response.writeHead(403).end();
  }
  response.writeHead(200, { "content-type": "text/plain" }).end(await issueToken());
}

/**
 * Signs an access token with every scope of the client, in Cognito's form: `client_id` instead of
 * `aud`.
 */
export async function signAccessToken({ issuer, pool, keys }: ProviderOptions): Promise<string> {
  return new SignJWT({
    client_id: pool.clientId,
    scope: pool.scopes.join(" "),
    ...accessTokenClaims(pool),
  })
    .setProtectedHeader({ alg: "RS256", kid: keys.signing.kid })
    .setIssuer(issuer)
    .setSubject(localOperator.sub)
    .setIssuedAt()
    .setExpirationTime(`${pool.accessTokenSeconds}s`)
    .setJti(randomUUID())
    .sign(await importJWK(keys.signing, "RS256"));
}
