import { Secret } from "aws-cdk-lib/aws-secretsmanager";
import { RemovalPolicy } from "aws-cdk-lib/core";
import type { Construct } from "constructs";

/** Creates the secret with a random value, which the text service rejects until an operator stores the real key. */
export function textServiceKey(scope: Construct): Secret {
  return new Secret(scope, "TextServiceKey", {
    description: "Key of the text service; store the real one with `npm run ops -- text-service-key`",
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
  });
}
