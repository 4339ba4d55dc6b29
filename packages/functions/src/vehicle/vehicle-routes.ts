import type { SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { DomainError } from "@vanfettle/contract/problems";
import {
  checkVehicle,
  type VehicleCheckDeps,
  type VehicleServices,
} from "@vanfettle/core/vehicle/check-vehicle";
import { createDvlaVehicleEnquiry, DvlaKeys } from "@vanfettle/core/vehicle/dvla";
import { createDvsaMotHistory, DvsaKeys } from "@vanfettle/core/vehicle/dvsa";
import { keyedService } from "../adapters/secrets.ts";
import type { VehicleEnv } from "../env.ts";
import type { RouteHandlers } from "../http/router.ts";
import type { Emit } from "../metrics.ts";

export const vehicleRoutes = (deps: VehicleCheckDeps): RouteHandlers<"vehicle"> => ({
  checkVehicle: ({ body }) => checkVehicle(deps, body.registration),
});

interface VehicleServicesDeps {
  env: Pick<VehicleEnv, "DVSA_API_URL" | "DVSA_SECRET_ARN" | "DVLA_API_URL" | "DVLA_SECRET_ARN">;
  client: SecretsManagerClient;
  clock: () => Date;
}

/**
 * Returns a function that returns the services with keys. It throws `unavailable` if the keys
 * cannot be read.
 */
export function vehicleServices({
  env,
  client,
  clock,
}: VehicleServicesDeps): () => Promise<VehicleServices> {
  const history = keyedService({
    client,
    clock,
    secretArn: env.DVSA_SECRET_ARN,
    keys: DvsaKeys,
    serviceFor: (keys) => createDvsaMotHistory({ apiUrl: env.DVSA_API_URL, keys, clock }),
  });
  const enquiry = keyedService({
    client,
    clock,
    secretArn: env.DVLA_SECRET_ARN,
    keys: DvlaKeys,
    serviceFor: (keys) => createDvlaVehicleEnquiry({ apiUrl: env.DVLA_API_URL, keys, clock }),
  });
  return async () => {
    try {
      const [dvsa, dvla] = await Promise.all([history(), enquiry()]);
      return { history: dvsa, enquiry: dvla };
    } catch (error) {
      throw new DomainError("unavailable", { cause: error });
    }
  };
}

const officialHosts: readonly string[] = [
  "history.mot.api.gov.uk",
  "driver-vehicle-licensing.api.gov.uk",
];

/**
 * Returns whether vehicles are samples, which is the case for any address other than the real
 * services'.
 */
export const isSample = ({ DVSA_API_URL, DVLA_API_URL }: VehicleServicesDeps["env"]): boolean =>
  ![DVSA_API_URL, DVLA_API_URL].every((url) => officialHosts.includes(new URL(url).host));

const prefixes = { "DVSA MOT history": "Dvsa", "DVLA vehicle enquiry": "Dvla" } as const;

/**
 * Returns a function that counts the outcomes of calls to DVSA or DVLA, with a separate count of
 * rejected keys.
 */
export function vehicleMetrics(emit: Emit<"vehicle">): NonNullable<VehicleCheckDeps["onCall"]> {
  return (source, outcome) => {
    const prefix = prefixes[source];
    if (outcome === "answered") {
      emit({ [`${prefix}Answered` as const]: 1 });
    } else {
      emit({
        [`${prefix}Failed` as const]: 1,
        ...(outcome === "ServiceKeyRejected" && { VehicleKeyRejected: 1 }),
      });
    }
  };
}
