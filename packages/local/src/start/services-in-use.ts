import { randomBytes } from "node:crypto";
import { startTextService } from "@vanfettle/text-service/server";
import { startVehicleServices, type ServiceKeys } from "@vanfettle/vehicle-services/server";
import { StartError, type Settings } from "./settings.ts";

const notStarted = { close: async () => undefined };

/** Returns the configured text service, or starts the local service if neither key nor base URL is set. */
export async function openTextService({ apiKey, baseUrl, model }: Settings["textService"]) {
  // A service that is configured only by its base URL accepts any key.
  if (apiKey || baseUrl) return { apiKey: apiKey ?? "local", baseUrl, model, ...notStarted };
  // Restricts the service to this run of the site.
  const ownKey = randomBytes(32).toString("hex");
  const service = await startTextService({ apiKey: ownKey });
  return { apiKey: ownKey, baseUrl: service.baseUrl, model: "vanfettle-local-writer", close: service.close };
}

const dvsaNames = ["DVSA_TOKEN_URL", "DVSA_CLIENT_ID", "DVSA_CLIENT_SECRET", "DVSA_API_KEY"] as const;

/**
 * Returns the configured services of DVSA and DVLA, or starts the mock servers of both if no key is set; `isSample` is
 * then true. With keys for a single service, the other is not connected. Throws a `StartError` if only some of DVSA's
 * four settings are set.
 */
export async function openVehicleServices(settings: Settings["vehicleServices"]) {
  const given = dvsaNames.filter((name) => settings[name] !== undefined);
  const missing = dvsaNames.filter((name) => settings[name] === undefined);
  if (given.length > 0 && missing.length > 0) {
    throw new StartError(`${given.join(" and ")} ${given.length > 1 ? "need" : "needs"} ${missing.join(" and ")} too.`);
  }
  if (given.length > 0 || settings.DVLA_API_KEY !== undefined) {
    return { ...configuredServices(settings), isSample: false, ...notStarted };
  }
  // Restricts the mock servers to this run of the site.
  const { keys, close } = await startVehicleServices();
  return { ...configuredServices(keys), isSample: true, close };
}

/** Returns the values of the templates' secrets, by name prefix, and parameters for the services that have keys. */
export function configuredServices(settings: Settings["vehicleServices"] | ServiceKeys) {
  const dvsa = {
    tokenUrl: settings.DVSA_TOKEN_URL,
    clientId: settings.DVSA_CLIENT_ID,
    clientSecret: settings.DVSA_CLIENT_SECRET,
    apiKey: settings.DVSA_API_KEY,
  };
  const secrets: Record<string, string> = {
    ...(dvsa.apiKey !== undefined && { DvsaKeys: JSON.stringify(dvsa) }),
    ...(settings.DVLA_API_KEY !== undefined && { DvlaKeys: JSON.stringify({ apiKey: settings.DVLA_API_KEY }) }),
  };
  return { secrets, dvsaApiUrl: settings.DVSA_API_URL, dvlaApiUrl: settings.DVLA_API_URL };
}
