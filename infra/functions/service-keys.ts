import { Secret, type SecretProps } from "aws-cdk-lib/aws-secretsmanager";
import { RemovalPolicy } from "aws-cdk-lib/core";
import type { Construct } from "constructs";

const retainedSecret = (scope: Construct, id: string, props: SecretProps): Secret =>
  new Secret(scope, id, { ...props, removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE });

/**
 * Creates the secret with a random value, which the text service rejects until an operator stores
 * the real key.
 */
export const textServiceKey = (scope: Construct): Secret =>
  retainedSecret(scope, "TextServiceKey", {
    description:
      "Key of the text service; store the real key with `npm run ops -- text-service-key`",
  });

export type VehicleKeys = ReturnType<typeof vehicleKeys>;

/**
 * Creates the secrets of the vehicle services with an empty object: "not connected" until an
 * operator stores keys.
 */
export function vehicleKeys(scope: Construct) {
  const create = (id: string, of: string) =>
    retainedSecret(scope, id, {
      description: `Keys of ${of}; store the real keys with \`npm run ops -- vehicle-keys\``,
      secretObjectValue: {},
    });
  return {
    dvsa: create("DvsaKeys", "DVSA's MOT history API"),
    dvla: create("DvlaKeys", "DVLA's vehicle enquiry service"),
  };
}
