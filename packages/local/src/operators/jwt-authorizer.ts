import { createRemoteJWKSet, jwtVerify, type JWTPayload } from "jose";
import type { JwtAuthorizer } from "../assembly/http-routes.ts";
import type { Authorize, Authorized } from "../gateway/gateway.ts";

export interface TokenSource {
  /** The `iss` claim of its tokens. */
  issuer: string;
  jwksUri: string;
}

/** An HTTP API accepts RSA signatures only; this also excludes `none` and `HS256`. */
const algorithms = ["RS256", "RS384", "RS512"];

/**
 * Returns the JWT authorizer of an HTTP API. Checks the signature with the key that `kid` names, `iss`, `aud` or else
 * `client_id`, `exp`, `nbf` and `iat`, and one of the route's scopes. `sources` maps the issuer named in a template to
 * its local substitute; a rule with any other issuer rejects every token.
 */
export function jwtAuthorizer(sources: Map<string, TokenSource>): Authorize {
  const keySets = new Map([...sources].map(([, { jwksUri }]) => [jwksUri, createRemoteJWKSet(new URL(jwksUri))]));

  async function verify(rule: JwtAuthorizer, token: string): Promise<JWTPayload | undefined> {
    const source = sources.get(rule.issuer);
    const keys = source && keySets.get(source.jwksUri);
    if (!keys) return undefined;
    const { payload, protectedHeader } = await jwtVerify(token, keys, {
      algorithms,
      issuer: source.issuer,
      requiredClaims: ["exp"],
    });
    const isIssuedInPast = payload.iat === undefined || payload.iat <= Date.now() / 1000;
    return protectedHeader.kid !== undefined && isIssuedInPast && isFor(payload, rule.audience) ? payload : undefined;
  }

  return async (rule, { headers }) => {
    // A token that cannot be checked, for whatever reason, is rejected.
    const claims = await verify(rule, tokenIn(headers.authorization)).catch(() => undefined);
    if (!claims) return 401;
    const scopes = scopesIn(claims);
    if (rule.scopes.length > 0 && !rule.scopes.some((scope) => scopes.includes(scope))) return 403;
    return { claims: toTexts(claims), scopes: rule.scopes.length > 0 ? scopes : null };
  };
}

/** As in an HTTP API, the `Bearer` prefix is optional. */
const tokenIn = (header = "") => header.replace(/^bearer +/i, "").trim();

/** `client_id` counts only without an `aud`, which Cognito's access tokens do not have. */
function isFor({ aud, client_id: clientId }: JWTPayload, audience: string[]): boolean {
  const audiences = aud === undefined ? [clientId] : [aud].flat();
  return audiences.some((name) => typeof name === "string" && audience.includes(name));
}

function scopesIn({ scope, scp }: JWTPayload): string[] {
  const scopes = scope ?? scp;
  if (Array.isArray(scopes)) return scopes.map(String);
  return typeof scopes === "string" ? scopes.split(" ").filter(Boolean) : [];
}

/** Converts every claim to text as an HTTP API does, a list to `[one two]`. */
function toTexts(claims: JWTPayload): Authorized["claims"] {
  const text = (value: unknown) => {
    if (Array.isArray(value)) return `[${value.join(" ")}]`;
    return typeof value === "string" ? value : JSON.stringify(value);
  };
  return Object.fromEntries(Object.entries(claims).map(([name, value]) => [name, text(value)]));
}
