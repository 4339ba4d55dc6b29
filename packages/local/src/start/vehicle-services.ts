import { startVehicleServices, type ServiceKeys } from "@vanfettle/vehicle-services/server";
import { StartError, type VehicleSettings } from "./settings.ts";

/** The vehicle services used for the site. */
export interface VehicleServicesInUse {
  /** The values of the templates' secrets, by name prefix. Services without keys are left out. */
  secrets: Record<string, string>;
  dvsaApiUrl: string | undefined;
  dvlaApiUrl: string | undefined;
  /** True if the services return sample vehicles. */
  isSample: boolean;
  close: () => Promise<void>;
}

const dvsaNames = ["DVSA_TOKEN_URL", "DVSA_CLIENT_ID", "DVSA_CLIENT_SECRET", "DVSA_API_KEY"] as const;

/**
 * Returns the configured services, or starts the mock servers of both if no key is set. With keys for a single service,
 * the other is not connected. Throws a `StartError` if only some of DVSA's four settings are set.
 */
export async function openVehicleServices(settings: VehicleSettings): Promise<VehicleServicesInUse> {
  const given = dvsaNames.filter((name) => settings[name] !== undefined);
  const missing = dvsaNames.filter((name) => settings[name] === undefined);
  if (given.length > 0 && missing.length > 0) {
    throw new StartError(`${given.join(" and ")} ${given.length > 1 ? "need" : "needs"} ${missing.join(" and ")} too.`);
  }
  if (given.length === 0 && settings.DVLA_API_KEY === undefined) {
    // Restricts the mock servers to this run of the site.
    const mockServers = await startVehicleServices();
    return { ...configuredServices(mockServers.keys), isSample: true, close: mockServers.close };
  }
  return { ...configuredServices(settings), isSample: false, close: async () => undefined };
}

/** Returns the template parameters for the services that have keys. */
export function configuredServices(
  settings: VehicleSettings | ServiceKeys,
): Omit<VehicleServicesInUse, "isSample" | "close"> {
  const { DVSA_TOKEN_URL, DVSA_CLIENT_ID, DVSA_CLIENT_SECRET, DVSA_API_KEY, DVLA_API_KEY } = settings;
  const dvsa = {
    tokenUrl: DVSA_TOKEN_URL,
    clientId: DVSA_CLIENT_ID,
    clientSecret: DVSA_CLIENT_SECRET,
    apiKey: DVSA_API_KEY,
  };
  return {
    secrets: {
      ...(DVSA_API_KEY !== undefined && { DvsaKeys: JSON.stringify(dvsa) }),
      ...(DVLA_API_KEY !== undefined && { DvlaKeys: JSON.stringify({ apiKey: DVLA_API_KEY }) }),
    },
    dvsaApiUrl: settings.DVSA_API_URL,
    dvlaApiUrl: settings.DVLA_API_URL,
  };
}
