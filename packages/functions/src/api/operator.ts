import { scopeGroups, type OperatorScope } from "@vanfettle/contract/endpoint";
import { DomainError } from "@vanfettle/contract/problems";
import type { APIGatewayProxyEventV2 } from "aws-lambda";

export type Operator = { name: string };

interface JwtContext {
  jwt?: { claims?: Record<string, string | undefined>; scopes?: string[] | null };
}

/** Returns the operator, for routes without an authorizer also checked here. Throws `unauthorised` or `forbidden`. */
export function requireOperator(event: APIGatewayProxyEventV2, scope: OperatorScope): Operator {
  const { jwt } = ((event.requestContext as { authorizer?: JwtContext }).authorizer ?? {}) satisfies JwtContext;
  if (!jwt?.claims) throw new DomainError("unauthorised");
  const granted = jwt.scopes ?? (jwt.claims["scope"] ?? "").split(" ");
  if (!granted.includes(scope)) throw new DomainError("forbidden");
  const group = scopeGroups[scope];
  if (group !== undefined && !groupsIn(jwt.claims).includes(group)) throw new DomainError("forbidden");
  const { username, sub } = jwt.claims;
  return { name: username ?? sub ?? "an operator" };
}

/** API Gateway writes a list in a token as `[one two]`. */
const groupsIn = ({ "cognito:groups": groups = "" }: Record<string, string | undefined>): string[] =>
  groups.replace(/^\[(.*)\]$/, "$1").split(/[\s,]+/);
