import { seedLocations } from "@vanfettle/core/location/seed/seed-locations";
import { openTable } from "@vanfettle/core/table/table";
import { startEngine } from "@vanfettle/core/testing/dynamodb-engine";
import { buildCountySeed, buildPlaceSeed, buildRegionSeed } from "@vanfettle/core/testing/seed-row-builders";
import type { APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import { event, type Sent } from "../../../packages/functions/src/testing/api-event.ts";
import type { FunctionHost } from "../../../packages/local/src/lambda/function-host.ts";
import type { SeenAnswer } from "./response-rules.ts";
import { storedBookings, type BookingPayload, type Promised } from "./booking-rules.ts";
import { deployTable, hostRoute } from "./deployed-functions.ts";
import { startFaultProxy } from "./fault-proxy.ts";
import { testClient } from "./site.ts";
import { promiseOf } from "./visitor-client.ts";

export const someLocations = [
  buildRegionSeed(),
  buildCountySeed(),
  buildPlaceSeed(),
  buildPlaceSeed({ canonicalSlug: "solihull", name: "Solihull", isCore: false }),
  buildPlaceSeed({ canonicalSlug: "coventry", name: "Coventry" }),
];

let made = 0;
/** Of a registration nobody else has. */
export const aBooking = (over: Partial<BookingPayload> = {}): BookingPayload => ({
  registration: `T${(++made).toString(36).toUpperCase().padStart(6, "0")}`,
  postcode: "SW1A1AA",
  serviceType: "mot",
  location: "Birmingham",
  ...over,
});

export const bookingRequest = (payload: unknown, key: string): Sent => ({
  headers: { "content-type": "application/json", "idempotency-key": key },
  body: JSON.stringify(payload),
});

async function ask(host: FunctionHost, method: string, path: string, sent?: Sent): Promise<SeenAnswer> {
  const startedAt = performance.now();
  const answer = JSON.parse(
    await host.invoke(JSON.stringify(event(method, path, sent))),
  ) as APIGatewayProxyStructuredResultV2;
  return {
    status: answer.statusCode ?? 0,
    headers: (answer.headers ?? {}) as Record<string, string>,
    body: answer.body ?? "",
    ms: performance.now() - startedAt,
  };
}

/** The two deployed Lambdas that visitors call, over a database behind the fault proxy. */
export async function bookingWorld({ wrapper }: { wrapper?: string } = {}) {
  const engine = await startEngine();
  const [proxy, tableName] = await Promise.all([startFaultProxy(engine.endpoint), deployTable(engine.endpoint)]);
  const client = testClient(engine.endpoint);
  const table = openTable({ client, table: tableName });
  const printed: string[] = [];
  const hosts = new Map<string, FunctionHost>();
  const hostOf = (routeKey: string): FunctionHost => {
    const host =
      hosts.get(routeKey) ??
      hostRoute(routeKey, { databaseEndpoint: proxy.url, log: (line) => printed.push(line), wrapper });
    hosts.set(routeKey, host);
    return host;
  };
  const promised: Promised[] = [];

  return {
    proxy,
    table,
    promised,
    /** What the Lambdas logged. */
    printed,
    /** Loads the Lambdas of these routes one by one: a first call to all of them at once waits for each other's loading. */
    async warm(routeKeys: readonly string[]) {
      for (const routeKey of routeKeys) await ask(hostOf(routeKey), "PUT", "/warm");
    },
    seed: () => seedLocations({ table }, someLocations),
    ask: (routeKey: string, method: string, path: string, sent?: Sent) => ask(hostOf(routeKey), method, path, sent),
    get: (path: string) => ask(hostOf("GET /api/locations/{slug}"), "GET", path),
    async book(payload: BookingPayload, key: string): Promise<SeenAnswer> {
      const route = "POST /api/book-my-garage";
      const answer = await ask(hostOf(route), "POST", "/api/book-my-garage", bookingRequest(payload, key));
      if (answer.status < 300) promised.push({ key, payload, ...promiseOf(answer) });
      return answer;
    },
    stored: () => storedBookings(client, tableName),
    /** New Lambdas: what a storm of faults has used of a client's budget of retries comes back only slowly. */
    async restart() {
      await Promise.all([...hosts.values()].map((host) => host.close()));
      hosts.clear();
      proxy.plan({});
      promised.length = 0;
    },
    stop: async () => {
      await Promise.all([...hosts.values()].map((host) => host.close()));
      client.destroy();
      await proxy.close();
      await engine.stop();
    },
  };
}

export type BookingWorld = Awaited<ReturnType<typeof bookingWorld>>;
