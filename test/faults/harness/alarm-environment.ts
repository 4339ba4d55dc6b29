import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { routeKey } from "@vanfettle/contract/endpoints";
import {
  forgetOtherRegistrationKeys,
  recordRegistrationKey,
} from "@vanfettle/core/booking/registration-key";
import type { PlaceSeed } from "@vanfettle/core/location/seed/seed-locations";
import { openTable } from "@vanfettle/core/table/table";
import { startEngine } from "@vanfettle/core/testing/dynamodb-engine";
import { startTextService } from "@vanfettle/text-service/server";
import { startVehicleServices } from "@vanfettle/vehicle-services/server";
import type { Metric } from "../../../packages/local/src/monitoring/metrics.ts";
import { deployedAssembly } from "./deployed-functions.ts";
import { startFaultProxy } from "./fault-proxy.ts";
import { generateRegion, readProgress } from "./operator-client.ts";
import { patchedAssembly } from "./patched-assembly.ts";
import { bootSite, testClient } from "./site.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** Options of `fetch` with headers as a plain object. */
export type PlainRequest = { method?: string; body?: string; headers?: Record<string, string> };

export const crashingPath = "/api/locations/crash";
/**
 * The pages on which the renderer fails, crashes, and returns a response that CloudFront forbids.
 */
export const brokenPage = "/broken";
export const crashingPage = "/crashing";
export const invalidPage = "/invalid";

interface MetricProperties {
  Namespace: string;
  MetricName: string;
  Dimensions?: { Name: string; Value: unknown }[];
}

type AlarmProperties = MetricProperties & {
  Metrics?: { MetricStat?: { Metric: MetricProperties } }[];
};

const identityOf = ({ namespace, name, dimensions }: Metric): string =>
  JSON.stringify([namespace, name, Object.entries(dimensions).map(String).toSorted()]);

const toMetric = ({ Namespace, MetricName, Dimensions = [] }: MetricProperties): Metric => ({
  namespace: Namespace,
  name: MetricName,
  dimensions: Object.fromEntries(Dimensions.map(({ Name, Value }) => [Name, String(Value)])),
});

/** Returns the metrics that each alarm of the templates reads, by alarm name. */
export function readAlarmMetrics(): Map<string, Metric[]> {
  const found = deployedAssembly().resources<AlarmProperties>("AWS::CloudWatch::Alarm");
  const alarms = found.map(({ id, properties: { Metrics, ...single } }) => {
    const read = Metrics ? Metrics.flatMap(({ MetricStat }) => MetricStat?.Metric ?? []) : [single];
    return [id.replace(/^Alarms|[0-9A-F]{8}$/g, ""), read.map(toMetric)] as const;
  });
  return new Map(alarms);
}

/**
 * Boots the whole site with its web ACL, a record of its metrics, and three functions with
 * switchable failures.
 */
export async function startAlarmEnvironment({ places }: { places: readonly PlaceSeed[] }) {
  const [engine, texts, vehicles] = await Promise.all([
    startEngine(),
    startTextService(),
    startVehicleServices(),
  ]);
  const proxy = await startFaultProxy(engine.endpoint);
  const dataDir = temporaryFolder();
  const planCrashes = join(temporaryFolder(), "plan-crashes");
  const values = new Map<string, number[]>();
  const functionIds = deployedAssembly()
    .resources("AWS::Lambda::Function")
    .map(({ id }) => id);
  const site = await bootSite({
    dataDir,
    databaseEndpoint: proxy.url,
    rows: places,
    env: {
      OPENAI_BASE_URL: texts.baseUrl,
      OPENAI_MODEL: "writer",
      ...vehicles.keys,
    },
    onMetric: (metric, value) => {
      const identity = identityOf(metric);
      values.set(identity, [...(values.get(identity) ?? []), value]);
    },
    assemblyDir: patchedAssembly(
      {
        Visitor: `export const handler = (event, context) =>
        event.rawPath === "${crashingPath}" ? process.exit(1) : real(event, context);`,
        NextScope: `import { existsSync } from "node:fs";
        export const handler = (event, context) =>
          existsSync(${JSON.stringify(planCrashes)}) ? process.exit(1) : real(event, context);`,
        Renderer: `const { AbortController } = globalThis;
        export const handler = (event) => {
          const { uri } = event.Records[0].cf.request;
          if (uri === "${crashingPage}") process.exit(1);
          if (uri === "${invalidPage}") return { status: "999" };
          if (uri === "${brokenPage}") globalThis.AbortController = undefined;
          const response = real(event);
          Object.assign(globalThis, { AbortController });
          return response;
        };`,
      },
      // A second concurrent page or plan is throttled, and the API's own throttle rejects a second
      // reminder at once.
      {
        reservedConcurrency: { Renderer: 1, PlanScope: 1 },
        throttles: { [routeKey("reminder")]: 1 },
      },
    ),
  });
  const table = openTable({ client: testClient(engine.endpoint), table: site.tableNames[0] ?? "" });
  const lostKey = { table, clock: () => new Date(), hashKey: "a key that was lost" };

  return {
    site,
    proxy,
    texts,
    vehicles,
    /** Forgets the metrics recorded so far. */
    forgetMetrics: () => values.clear(),
    /** Returns the values recorded of a metric. */
    valuesOf: (metric: Metric) => values.get(identityOf(metric)) ?? [],
    /** Calls the API directly, past the distribution's cache and web ACL. */
    callApi: (path: string, { headers = {}, ...init }: PlainRequest = {}) =>
      fetch(site.apiUrl + path, {
        ...init,
        headers: { ...headers, "x-origin-token": site.parameters.OriginToken ?? "" },
      }),
    crashPlanning: (crashes: boolean) =>
      crashes ? writeFileSync(planCrashes, "") : rmSync(planCrashes),
    /** Records that another key has hashed registrations of this table, like a booking would. */
    recordLostKey: () => recordRegistrationKey(lostKey),
    forgetLostKey: () =>
      forgetOtherRegistrationKeys({
        ...lostKey,
        hashKey: site.parameters.RegistrationHashKey ?? "",
      }),
    /** Calls the step that plans a scope twice concurrently, with an input that it rejects. */
    planTwice: () => {
      const planScope = functionIds.find((id) => id.startsWith("PlanScope")) ?? "";
      return Promise.allSettled([site.invoke(planScope, {}), site.invoke(planScope, {})]);
    },
    /** Generates a region. Returns the final progress after success or failure. */
    async runRegion(region: string) {
      const { body } = await generateRegion(site.url, region);
      for (;;) {
        const progress = await readProgress(site.url);
        if (progress && progress.startedAt === body.startedAt && !progress.isRunning) {
          return progress;
        }
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    stop: async () => {
      await site.close();
      await Promise.all([proxy.close(), texts.close(), vehicles.close()]);
      await engine.stop();
    },
  };
}

export type AlarmEnvironment = Awaited<ReturnType<typeof startAlarmEnvironment>>;
