import type { OperatorScope } from "@vanfettle/contract/endpoint";
import { DomainError } from "@vanfettle/contract/problems";
import type { APIGatewayProxyEventV2 } from "aws-lambda";

export interface Operator {
  name: string;
}

interface JwtContext {
  jwt?: { claims?: Record<string, string | undefined>; scopes?: string[] | null };
}

/**
 * Who calls, as the API's authorizer found. It has turned everybody else away before; a route that lost its
 * authorizer by mistake must not open the door.
 */
export function operatorOf(event: APIGatewayProxyEventV2, scope: OperatorScope): Operator {
  const { jwt } = ((event.requestContext as { authorizer?: JwtContext }).authorizer ?? {}) satisfies JwtContext;
  if (!jwt?.claims) throw new DomainError("unauthorised");
  const granted = jwt.scopes ?? (jwt.claims["scope"] ?? "").split(" ");
  if (!granted.includes(scope)) throw new DomainError("forbidden");
  const { username, sub } = jwt.claims;
  return { name: username ?? sub ?? "an operator" };
}
