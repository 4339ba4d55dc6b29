import type { APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import { seedLocations } from "@vanfettle/core/location/seed/seed-locations";
import { openTable } from "@vanfettle/core/table/table";
import { startEngine } from "@vanfettle/core/testing/dynamodb-engine";
import {
  buildCountySeed,
  buildPlaceSeed,
  buildRegionSeed,
} from "@vanfettle/core/testing/seed-row-builders";
import { event, type Sent } from "../../../packages/functions/src/testing/api-event.ts";
import {
  createCallers,
  type Caller,
  type Credentials,
} from "../../../packages/local/src/access/callers.ts";
import { checkedService } from "../../../packages/local/src/access/checked-service.ts";
import { tableAccess } from "../../../packages/local/src/access/table-access.ts";
import { functionById } from "../../../packages/local/src/assembly/functions.ts";
import { httpRoutes } from "../../../packages/local/src/assembly/http-routes.ts";
import { awsServices } from "../../../packages/local/src/aws-services.ts";
import { databaseEndpoint } from "../../../packages/local/src/dynamodb/database-endpoint.ts";
import { listen } from "../../../packages/local/src/http-server.ts";
import type { FunctionHost } from "../../../packages/local/src/lambda/function-host.ts";
import type { AcceptedBooking, BookingPayload } from "./booking-rules.ts";
import { deployedAssembly, deployTable, hostDeployed, readAssembly } from "./deployed-functions.ts";
import { startFaultProxy } from "./fault-proxy.ts";
import { patchedAssembly, type EditStatement } from "./patched-assembly.ts";
import type { ReceivedResponse } from "./response-rules.ts";
import { testClient } from "./site.ts";
import { storedBookings } from "./stored-rows.ts";
import { parseRedirectUrl } from "./visitor-client.ts";

export const testLocations = [
  buildRegionSeed(),
  buildCountySeed(),
  buildPlaceSeed(),
  buildPlaceSeed({ canonicalSlug: "solihull", name: "Solihull", isCore: false }),
  buildPlaceSeed({ canonicalSlug: "coventry", name: "Coventry" }),
];

let bookingsBuilt = 0;

/** Builds a booking with a unique registration. */
export const buildBooking = (over: Partial<BookingPayload> = {}): BookingPayload => ({
  registration: `T${(++bookingsBuilt).toString(36).toUpperCase().padStart(6, "0")}`,
  postcode: "SW1A1AA",
  serviceType: "mot",
  location: "Birmingham",
  ...over,
});

/** Builds the JSON request for a booking with an idempotency key. */
export const bookingRequest = (payload: unknown, key: string): Sent => ({
  headers: { "content-type": "application/json", "idempotency-key": key },
  body: JSON.stringify(payload),
});

async function invoke(
  host: FunctionHost,
  method: string,
  path: string,
  sent?: Sent,
): Promise<ReceivedResponse> {
  const startedAt = performance.now();
  const result = JSON.parse(
    await host.invoke(JSON.stringify(event(method, path, sent))),
  ) as APIGatewayProxyStructuredResultV2;
  return {
    status: result.statusCode ?? 0,
    headers: (result.headers ?? {}) as Record<string, string>,
    body: result.body ?? "",
    ms: performance.now() - startedAt,
  };
}

/** AWS services without secret values, so no vehicle service is connected. */
const servicesWithoutSecrets = awsServices({
  account: "000000000000",
  invalidate: () => undefined,
  secrets: {},
  functions: () => new Map(),
});

interface BookingEnvironmentOptions {
  /** Code around the handlers, which calls the original handler as `real`. */
  wrapper?: string;
  editStatement?: EditStatement;
}

/**
 * Starts the deployed Lambdas that visitors call, over a database behind the fault proxy. Calls
 * that their roles do not allow are denied before they reach the proxy, as in the local cloud.
 */
export async function startBookingEnvironment({
  wrapper,
  editStatement,
}: BookingEnvironmentOptions = {}) {
  const deployed = editStatement
    ? readAssembly(patchedAssembly({}, { editStatement }))
    : deployedAssembly();
  const engine = await startEngine();
  const [proxy, deployedTable] = await Promise.all([
    startFaultProxy(engine.endpoint),
    deployTable(engine.endpoint),
  ]);
  const tableName = deployedTable.id;
  const denials: string[] = [];
  const callers = createCallers((line) => denials.push(line));
  const credentials = new Map<string, Credentials>();
  const credentialsOf = (functionId: string, role: Caller): Credentials => {
    const known = credentials.get(functionId) ?? callers.add(functionId, role);
    credentials.set(functionId, known);
    return known;
  };
  const database = await databaseEndpoint({
    engine: proxy.url,
    callers,
    access: tableAccess([deployedTable]),
  });
  const services = checkedService(servicesWithoutSecrets, callers);
  const secrets = await listen(services, { port: 0, log: () => undefined });
  const client = testClient(engine.endpoint);
  const table = openTable({ client, table: tableName });
  const logLines: string[] = [];
  const routes = httpRoutes(deployed);
  /** By the id of the function, which several routes may share. */
  const hosts = new Map<string, FunctionHost>();
  const hostOf = (routeKey: string): FunctionHost => {
    const route = routes.find((each) => each.routeKey === routeKey);
    if (!route) throw new Error(`No route is called ${routeKey}.`);
    const host =
      hosts.get(route.functionId) ??
      hostDeployed(functionById(deployed, route.functionId), {
        databaseEndpoint: database.url,
        secretsEndpoint: `http://127.0.0.1:${secrets.port}`,
        credentialsOf,
        log: (line) => logLines.push(line),
        wrapper,
      });
    hosts.set(route.functionId, host);
    return host;
  };
  const accepted: AcceptedBooking[] = [];

  return {
    proxy,
    table,
    /** The successful bookings, in order. */
    accepted,
    logLines,
    /** The denied calls, in AWS's words. */
    denials,
    /**
     * Loads the Lambdas of the routes one after another. Later calls then do not wait for each
     * other's loading.
     */
    async warmUp(routeKeys: readonly string[]) {
      for (const routeKey of routeKeys) await invoke(hostOf(routeKey), "PUT", "/warm");
    },
    seed: () => seedLocations({ table }, testLocations),
    call: (routeKey: string, method: string, path: string, sent?: Sent) =>
      invoke(hostOf(routeKey), method, path, sent),
    async book(payload: BookingPayload, key: string): Promise<ReceivedResponse> {
      const route = "POST /api/book-my-garage";
      const response = await invoke(
        hostOf(route),
        "POST",
        "/api/book-my-garage",
        bookingRequest(payload, key),
      );
      if (response.status < 300) accepted.push({ key, payload, ...parseRedirectUrl(response) });
      return response;
    },
    stored: () => storedBookings(client, tableName),
    /**
     * Starts new Lambdas without a fault plan. The SDK's retry budget would recover only slowly
     * from many faults.
     */
    async restart() {
      await Promise.all([...hosts.values()].map((host) => host.close()));
      hosts.clear();
      proxy.setPlan({});
      accepted.length = 0;
    },
    stop: async () => {
      await Promise.all([...hosts.values()].map((host) => host.close()));
      client.destroy();
      await database.close();
      await proxy.close();
      await secrets.close();
      await engine.stop();
    },
  };
}

export type BookingEnvironment = Awaited<ReturnType<typeof startBookingEnvironment>>;
