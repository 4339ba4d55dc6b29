import type { SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { endpoints } from "@vanfettle/contract/endpoints";
import { recentResults } from "@vanfettle/core/vehicle/check-vehicle";
import {
  startVehicleServices,
  type VehicleServicesOptions,
} from "@vanfettle/vehicle-services/server";
import { lambdaHandler } from "../http/lambda-handler.ts";
import { createRouter } from "../http/router.ts";
import { vehicleChecksByApi } from "../vehicle/check-by-api.ts";
import {
  isSample,
  vehicleMetrics,
  vehicleRoutes,
  vehicleServices,
} from "../vehicle/vehicle-routes.ts";
import { event } from "./api-event.ts";
import { siteOrigin, startGaragesApp } from "./garages-app.ts";
import { recordedLog } from "./recorded-log.ts";

/** Returns noon of today: a test that advances the clock by minutes stays within the day. */
const noon = () => new Date().setUTCHours(12, 0, 0, 0);

export type Connected = "both" | "dvsa" | "dvla" | "none";

/**
 * Starts the vehicle function over the mock servers of DVSA and DVLA, with keys for the connected
 * services.
 */
export async function startVehicleApp({
  connected = "both",
  ...options
}: VehicleServicesOptions & { connected?: Connected } = {}) {
  let now = noon();
  const mockServers = await startVehicleServices({ now: () => now, ...options });
  const { keys } = mockServers;
  const secrets: Record<string, string> = {
    dvsa: JSON.stringify({
      tokenUrl: keys.DVSA_TOKEN_URL,
      clientId: keys.DVSA_CLIENT_ID,
      clientSecret: keys.DVSA_CLIENT_SECRET,
      apiKey: keys.DVSA_API_KEY,
    }),
    dvla: JSON.stringify({ apiKey: keys.DVLA_API_KEY }),
  };
  const isConnected = (name: string) => connected === "both" || connected === name;
  const env = {
    DVSA_API_URL: keys.DVSA_API_URL,
    DVSA_SECRET_ARN: "dvsa",
    DVLA_API_URL: keys.DVLA_API_URL,
    DVLA_SECRET_ARN: "dvla",
  };
  const client = {
    send: async ({ input: { SecretId = "" } }: { input: { SecretId?: string } }) => ({
      SecretString: isConnected(SecretId) ? secrets[SecretId] : "{}",
    }),
  } as unknown as SecretsManagerClient;
  const clock = () => new Date(now);
  const recorded = recordedLog();
  const metrics: object[] = [];
  const deps = {
    services: vehicleServices({ env, client, clock }),
    recent: recentResults(clock),
    clock,
    sample: isSample(env),
    onCall: vehicleMetrics((counts) => {
      metrics.push(counts);
    }),
  };
  const handler = lambdaHandler(
    createRouter(
      "vehicle",
      { log: recorded.log, originTokens: [], siteOrigin },
      vehicleRoutes(deps),
    ),
  );
  const send = (
    body: string,
    headers: Record<string, string> = { "content-type": "application/json" },
  ) => handler(event("POST", "/api/vehicle", { headers, body }));
  const toHandler: typeof fetch = async (url, init) => {
    const sent = { headers: init?.headers as Record<string, string>, body: init?.body as string };
    const { pathname } = new URL(url as string);
    const { statusCode: status = 500, body } = await handler(event("POST", pathname, sent));
    return new Response(body, { status });
  };
  const api = { apiUrl: "https://api.example", originTokens: [], fetch: toHandler };
  const garages = startGaragesApp({}, vehicleChecksByApi(api));
  return {
    ...recorded,
    garages,
    mockServers,
    metrics,
    send,
    /** Sends the booking form by its button for stations to the garages function. */
    seeStations: (fields: Record<string, string>, headers: Record<string, string> = {}) =>
      garages.send("POST", endpoints.seeStations.path, {
        headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
        body: new URLSearchParams(fields).toString(),
      }),
    check: (registration: unknown) => send(JSON.stringify({ registration })),
    /** Advances the clock. */
    pass: (ms: number) => {
      now += ms;
    },
  };
}

export type VehicleApp = Awaited<ReturnType<typeof startVehicleApp>>;
