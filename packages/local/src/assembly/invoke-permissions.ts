import { arnPattern } from "../access/policy.ts";
import { functionIdIn } from "./functions.ts";
import type { ResolvedAssembly } from "./intrinsics.ts";

interface PermissionProperties {
  Action: string;
  FunctionName: string;
  Principal: string;
  SourceArn?: string;
}

/**
 * Reads the functions' resource policies. Returns whether one lets API Gateway invoke a function
 * for a source.
 */
export function gatewayPermissions({
  resources,
}: ResolvedAssembly): (request: { functionId: string; sourceArn: string }) => boolean {
  const permissions: { functionId: string; source: RegExp }[] = [];
  for (const { properties } of resources<PermissionProperties>("AWS::Lambda::Permission")) {
    const { Action, FunctionName, Principal, SourceArn = "*" } = properties;
    if (Action !== "lambda:InvokeFunction" || Principal !== "apigateway.amazonaws.com") continue;
    permissions.push({ functionId: functionIdIn(FunctionName), source: arnPattern(SourceArn) });
  }
  return ({ functionId, sourceArn }) =>
    permissions.some((each) => each.functionId === functionId && each.source.test(sourceArn));
}
