import { randomUUID } from "node:crypto";
import { importJWK, SignJWT } from "jose";
import { localOperator } from "./operator.ts";
import type { ProviderOptions } from "./provider.ts";

/** An access token without a browser, in Cognito's shape: `client_id` instead of `aud`. */
export async function mintToken({ issuer, pool, keys }: ProviderOptions): Promise<string> {
  const { sub, username } = localOperator;
  const claims = { client_id: pool.clientId, scope: pool.scopes.join(" "), token_use: "access", username };
  return new SignJWT(claims)
    .setProtectedHeader({ alg: "RS256", kid: keys.signing.kid })
    .setIssuer(issuer)
    .setSubject(sub)
    .setIssuedAt()
    .setExpirationTime(`${pool.accessTokenSeconds}s`)
    .setJti(randomUUID())
    .sign(await importJWK(keys.signing, "RS256"));
}
