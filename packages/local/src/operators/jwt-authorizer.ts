import { jwtVerify, type JWTPayload, type JWTVerifyGetKey } from "jose";
import type { JwtAuthorizer } from "../assembly/http-routes.ts";
import type { Authorize, Authorized } from "../gateway/gateway.ts";

export interface TokenSource {
  issuer: string;
  keys: JWTVerifyGetKey;
}

/** An HTTP API accepts RSA signatures only; this also excludes `none` and `HS256`. */
const algorithms = ["RS256", "RS384", "RS512"];

/**
 * Returns the JWT authorizer of an HTTP API. Checks the signature with the key that `kid` names,
 * `iss`, `aud` or else `client_id`, `exp`, `nbf` and `iat`, and one of the route's scopes.
 * `sources` maps the issuer named in a template to its local substitute; a rule with any other
 * issuer rejects every token.
 */
export function jwtAuthorizer(sources: Map<string, TokenSource>): Authorize {
  const verifiers = new Map(
    [...sources].map(([named, { issuer, keys }]) => [
      named,
      (token: string) => jwtVerify(token, keys, { algorithms, issuer, requiredClaims: ["exp"] }),
    ]),
  );

  async function verify(
    { issuer, audience }: JwtAuthorizer,
    token: string,
  ): Promise<JWTPayload | undefined> {
    const verified = await verifiers.get(issuer)?.(token);
    if (verified?.protectedHeader.kid === undefined) return undefined;
    const { iat = 0, aud, client_id: clientId } = verified.payload;
    // `client_id` counts only without an `aud`, which Cognito's access tokens do not have.
    const audiences = aud === undefined ? [clientId] : [aud].flat();
    const isForApi = audiences.some((name) => typeof name === "string" && audience.includes(name));
    return isForApi && iat <= Date.now() / 1000 ? verified.payload : undefined;
  }

  return async (rule, { headers }) => {
    // As in an HTTP API, the `Bearer` prefix is optional.
    const token = (headers.authorization ?? "").replace(/^bearer +/i, "").trim();
    // A token that cannot be checked, for whatever reason, is rejected.
    const claims = await verify(rule, token).catch(() => undefined);
    if (!claims) return 401;
    const scopes =
      typeof claims["scope"] === "string" ? claims["scope"].split(" ").filter(Boolean) : [];
    if (rule.scopes.length > 0 && !rule.scopes.some((scope) => scopes.includes(scope))) return 403;
    return { claims: toTexts(claims), scopes: rule.scopes.length > 0 ? scopes : null };
  };
}

/** Converts every claim to text as an HTTP API does, a list to `[one two]`. */
function toTexts(claims: JWTPayload): Authorized["claims"] {
  const text = (value: unknown) => {
    if (Array.isArray(value)) return `[${value.join(" ")}]`;
    return typeof value === "string" ? value : JSON.stringify(value);
  };
  return Object.fromEntries(Object.entries(claims).map(([name, value]) => [name, text(value)]));
}
