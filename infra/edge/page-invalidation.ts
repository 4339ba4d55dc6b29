import type * as iam from "aws-cdk-lib/aws-iam";
import { Stack } from "aws-cdk-lib/core";
import type { Construct } from "constructs";
import { allow } from "../functions/built-function.ts";
import { parameter } from "../stage-parameters.ts";

/**
 * Returns the distribution's id and the permission to invalidate its pages. The id is a parameter, because the
 * distribution is deployed after the functions that need it.
 */
export function pageInvalidation(scope: Construct): { distributionId: string; statement: iam.PolicyStatement } {
  const distributionId = parameter(scope, "DistributionId");
  const { account, partition } = Stack.of(scope);
  const arn = `arn:${partition}:cloudfront::${account}:distribution/${distributionId}`;
  return { distributionId, statement: allow(["cloudfront:CreateInvalidation"], [arn]) };
}
