import { createRemoteJWKSet, jwtVerify, type JWTPayload } from "jose";
import type { JwtAuthorizer } from "../assembly/http-routes.ts";
import type { Authorize, Authorized } from "../gateway/gateway.ts";

export interface TokenSource {
  /** What a token says in `iss`. */
  issuer: string;
  jwksUri: string;
}

/** An HTTP API takes signatures with an RSA key only; this is also what keeps `none` and `HS256` out. */
const algorithms = ["RS256", "RS384", "RS512"];

/**
 * The JWT authorizer of an HTTP API, as its documentation tells it: the key by `kid`, `iss`, `aud` or else `client_id`,
 * `exp`, `nbf` and `iat`, and one of the route's scopes. The map says which source stands in for the issuer that a
 * template names; a rule with any other issuer lets nobody in.
 */
export function jwtAuthorizer(sources: Map<string, TokenSource>): Authorize {
  const keySets = new Map([...sources].map(([, { jwksUri }]) => [jwksUri, createRemoteJWKSet(new URL(jwksUri))]));

  async function claimsOf(rule: JwtAuthorizer, token: string): Promise<JWTPayload | undefined> {
    const source = sources.get(rule.issuer);
    const keys = source && keySets.get(source.jwksUri);
    if (!keys) return undefined;
    const { payload, protectedHeader } = await jwtVerify(token, keys, {
      algorithms,
      issuer: source.issuer,
      requiredClaims: ["exp"],
    });
    const isIssued = payload.iat === undefined || payload.iat <= Date.now() / 1000;
    return protectedHeader.kid !== undefined && isIssued && isFor(payload, rule.audience) ? payload : undefined;
  }

  return async (rule, { headers }) => {
    // A token that cannot be checked, for whatever reason, is no token: the door stays shut.
    const claims = await claimsOf(rule, tokenIn(headers.authorization)).catch(() => undefined);
    if (!claims) return 401;
    const scopes = scopesIn(claims);
    if (rule.scopes.length > 0 && !rule.scopes.some((scope) => scopes.includes(scope))) return 403;
    return { claims: asTexts(claims), scopes: rule.scopes.length > 0 ? scopes : null };
  };
}

/** The prefix may be left out. */
const tokenIn = (header = "") => header.replace(/^bearer +/i, "").trim();

/** Cognito's access tokens have no `aud`; their `client_id` is looked at only then. */
function isFor({ aud, client_id: clientId }: JWTPayload, audience: string[]): boolean {
  const named = aud === undefined ? [clientId] : [aud].flat();
  return named.some((name) => typeof name === "string" && audience.includes(name));
}

function scopesIn({ scope, scp }: JWTPayload): string[] {
  const given = scope ?? scp;
  if (Array.isArray(given)) return given.map(String);
  return typeof given === "string" ? given.split(" ").filter(Boolean) : [];
}

/** Every claim arrives as text, a list as `[one two]`. */
function asTexts(claims: JWTPayload): Authorized["claims"] {
  const text = (value: unknown) => {
    if (Array.isArray(value)) return `[${value.join(" ")}]`;
    return typeof value === "string" ? value : JSON.stringify(value);
  };
  return Object.fromEntries(Object.entries(claims).map(([name, value]) => [name, text(value)]));
}
