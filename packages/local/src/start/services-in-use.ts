import { randomBytes } from "node:crypto";
import { startTextService } from "@vanfettle/text-service/server";
import { startVehicleServices } from "@vanfettle/vehicle-services/server";
import { StartError, type Settings } from "./settings.ts";

const configured = { parameters: {}, close: async () => undefined };

/**
 * Returns the configured text service, or starts the local service if neither key nor base URL is
 * set.
 */
export async function openTextService({ apiKey, baseUrl }: Settings["textService"]) {
  // A service that is configured only by its base URL accepts any key.
  if (apiKey || baseUrl) return { apiKey: apiKey ?? "local", ...configured };
  // Restricts the service to this run of the site.
  const ownKey = randomBytes(32).toString("hex");
  const service = await startTextService({ apiKey: ownKey });
  const parameters = { OpenAiBaseUrl: service.baseUrl, OpenAiModel: "vanfettle-local-writer" };
  return { apiKey: ownKey, parameters, close: service.close };
}

const dvsaNames = [
  "DVSA_TOKEN_URL",
  "DVSA_CLIENT_ID",
  "DVSA_CLIENT_SECRET",
  "DVSA_API_KEY",
] as const;

/**
 * Returns the services of DVSA and DVLA that have keys, or else mock servers. Throws if DVSA's keys
 * are incomplete.
 */
export async function openVehicleServices(settings: Settings["vehicleServices"]) {
  const given = dvsaNames.filter((name) => settings[name] !== undefined);
  const missing = dvsaNames.filter((name) => settings[name] === undefined);
  if (given.length > 0 && missing.length > 0) {
    throw new StartError(
      `${given.join(" and ")} ${given.length > 1 ? "need" : "needs"} ${missing.join(" and ")} too.`,
    );
  }
  if (given.length > 0 || settings.DVLA_API_KEY !== undefined) {
    return { secrets: vehicleSecrets(settings), isSample: false, ...configured };
  }
  // Restricts the mock servers to this run of the site.
  const { keys, close } = await startVehicleServices();
  const parameters = { DvsaApiUrl: keys.DVSA_API_URL, DvlaApiUrl: keys.DVLA_API_URL };
  return { secrets: vehicleSecrets(keys), isSample: true, parameters, close };
}

/** Returns the values of the templates' secrets for the services that have keys, by name prefix. */
export function vehicleSecrets(keys: Settings["vehicleServices"]): Record<string, string> {
  const dvsa = {
    tokenUrl: keys.DVSA_TOKEN_URL,
    clientId: keys.DVSA_CLIENT_ID,
    clientSecret: keys.DVSA_CLIENT_SECRET,
    apiKey: keys.DVSA_API_KEY,
  };
  return {
    ...(dvsa.apiKey !== undefined && { DvsaKeys: JSON.stringify(dvsa) }),
    ...(keys.DVLA_API_KEY !== undefined && {
      DvlaKeys: JSON.stringify({ apiKey: keys.DVLA_API_KEY }),
    }),
  };
}
