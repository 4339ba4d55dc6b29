import * as iam from "aws-cdk-lib/aws-iam";
import { Stack } from "aws-cdk-lib/core";
import type { Construct } from "constructs";
import { parameter } from "../stage-parameters.ts";

/** Telling the distribution that pages have changed. It comes after the API, so its id is a parameter. */
export function pageCache(scope: Construct): { distributionId: string; statement: iam.PolicyStatement } {
  const distributionId = parameter(scope, "DistributionId");
  const { account, partition } = Stack.of(scope);
  const statement = new iam.PolicyStatement({
    actions: ["cloudfront:CreateInvalidation"],
    resources: [`arn:${partition}:cloudfront::${account}:distribution/${distributionId}`],
  });
  return { distributionId, statement };
}
