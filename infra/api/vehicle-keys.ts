import * as iam from "aws-cdk-lib/aws-iam";
import { Secret } from "aws-cdk-lib/aws-secretsmanager";
import { RemovalPolicy } from "aws-cdk-lib/core";
import type { Construct } from "constructs";

/** The secrets with the keys of the vehicle services. */
export interface VehicleKeys {
  dvsa: Secret;
  dvla: Secret;
}

/**
 * Creates both secrets with an empty object, meaning "not connected", until an operator stores keys with `npm run ops
 * -- vehicle-keys`.
 */
export function vehicleKeys(scope: Construct): VehicleKeys {
  const create = (id: string, of: string) =>
    new Secret(scope, id, {
      description: `Keys of ${of}; put the real ones with \`npm run ops -- vehicle-keys\``,
      secretObjectValue: {},
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
  return {
    dvsa: create("DvsaKeys", "DVSA's MOT history API"),
    dvla: create("DvlaKeys", "DVLA's vehicle enquiry service"),
  };
}

/** Returns the permission to read both secrets. */
export const vehicleKeysStatement = ({ dvsa, dvla }: VehicleKeys): iam.PolicyStatement =>
  new iam.PolicyStatement({
    actions: ["secretsmanager:GetSecretValue"],
    resources: [dvsa.secretArn, dvla.secretArn],
  });
