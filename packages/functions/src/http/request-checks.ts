import { createHash, timingSafeEqual } from "node:crypto";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { scopeGroups, type OperatorScope } from "@vanfettle/contract/operator/operator-scopes";
import { DomainError } from "@vanfettle/contract/problems";

/**
 * Throws `forbidden` if the browser's headers show that another site's page sent the request: such
 * a page must not book with a visitor's browser. Any site may post a plain form, and older browsers
 * send only `Origin`, so forms are also compared with `siteOrigin`. So are agents' calls, as MCP
 * requires. Programs send neither header.
 */
export function rejectCrossSite(
  headers: Record<string, string | undefined>,
  { ownOriginOnly, siteOrigin }: { ownOriginOnly: boolean; siteOrigin: string | undefined },
): void {
  const from = headers["sec-fetch-site"];
  const hasForeignOrigin =
    ownOriginOnly && siteOrigin !== undefined && isForeign(headers["origin"], from, siteOrigin);
  if (from === "cross-site" || hasForeignOrigin) {
    throw new DomainError("forbidden", { message: "Send this from the site itself." });
  }
}

/**
 * Extensions that suppress the referrer set the origin to `null`; the browser's site header is then
 * decisive.
 */
function isForeign(
  origin: string | undefined,
  from: string | undefined,
  siteOrigin: string,
): boolean {
  if (origin === undefined || origin === siteOrigin) return false;
  return !(origin === "null" && from === "same-origin");
}

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/**
 * Returns a check of CloudFront's token: API Gateway also has a public address. Without `tokens`,
 * every request passes.
 */
export function requireOriginToken(tokens: readonly string[]): (sent: string | undefined) => void {
  if (tokens.length === 0) return () => {};
  const accepted = tokens.map(digest);
  return (sent) => {
    const digestSent = digest(sent ?? "");
    if (!accepted.some((token) => timingSafeEqual(token, digestSent))) {
      throw new DomainError("forbidden", { message: "Call this address through the site." });
    }
  };
}

export type Operator = { name: string };

interface JwtContext {
  jwt?: { claims?: Record<string, string | undefined>; scopes?: string[] | null };
}

/**
 * Returns the operator, for routes without an authorizer also checked here. Throws `unauthorised`
 * or `forbidden`.
 */
export function requireOperator(event: APIGatewayProxyEventV2, scope: OperatorScope): Operator {
  const { jwt } = ((event.requestContext as { authorizer?: JwtContext }).authorizer ??
    {}) satisfies JwtContext;
  if (!jwt?.claims) throw new DomainError("unauthorised");
  const granted = jwt.scopes ?? (jwt.claims["scope"] ?? "").split(" ");
  if (!granted.includes(scope)) throw new DomainError("forbidden");
  const group = scopeGroups[scope];
  if (group !== undefined && !groupsIn(jwt.claims).includes(group)) {
    throw new DomainError("forbidden");
  }
  const { username, sub } = jwt.claims;
  return { name: username ?? sub ?? "an operator" };
}

/** API Gateway writes a list in a token as `[one two]`. */
const groupsIn = ({
  "cognito:groups": groups = "",
}: Record<string, string | undefined>): string[] =>
  groups.replace(/^\[(.*)\]$/, "$1").split(/[\s,]+/);
