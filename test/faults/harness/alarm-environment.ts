import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { PlaceSeed } from "@vanfettle/core/location/seed/seed-locations";
import { startEngine } from "@vanfettle/core/testing/dynamodb-engine";
import { readAlarms } from "../../../packages/ops/src/site/alarm-reader.ts";
import { startTextService } from "@vanfettle/text-service/server";
import { startFaultProxy } from "./fault-proxy.ts";
import { temporaryFolder } from "./temporary-folder.ts";
import { generateRegion, readProgress } from "./operator-client.ts";
import { bootSite } from "./site.ts";
import { patchedAssembly } from "./patched-assembly.ts";

/** Options of `fetch` with its headers as a plain object. */
export type PlainRequest = { method?: string; body?: string; headers?: Record<string, string> };

export const crashingPath = "/api/locations/crash";
export const brokenPage = "/broken";

/** Boots the whole site with its web ACL, a clock that the test sets, and three functions that can be made to fail. */
export async function startAlarmEnvironment({
  places,
  tokensAnHour,
}: {
  places: readonly PlaceSeed[];
  tokensAnHour: number;
}) {
  const [engine, texts] = await Promise.all([startEngine(), startTextService()]);
  const proxy = await startFaultProxy(engine.endpoint);
  const dataDir = temporaryFolder();
  const planCrashes = join(temporaryFolder(), "plan-crashes");
  let now = Date.parse("2026-11-21T12:00:00.000Z");
  const site = await bootSite({
    dataDir,
    databaseEndpoint: proxy.url,
    rows: places,
    env: { OPENAI_BASE_URL: texts.baseUrl, OPENAI_MODEL: "writer", FIREWALL: "1" },
    parameters: { HourlyTokenAlarm: String(tokensAnHour) },
    clock: () => now,
    assemblyDir: patchedAssembly({
      Visitor: `export const handler = (event, context) =>
        event.rawPath === "${crashingPath}" ? process.exit(1) : real(event, context);`,
      NextScope: `import { existsSync } from "node:fs";
        export const handler = (event, context) =>
          existsSync(${JSON.stringify(planCrashes)}) ? process.exit(1) : real(event, context);`,
      Renderer: `const { AbortController } = globalThis;
        export const handler = (event) => {
          if (event.Records[0].cf.request.uri === "${brokenPage}") globalThis.AbortController = undefined;
          const response = real(event);
          Object.assign(globalThis, { AbortController });
          return response;
        };`,
    }),
  });
  const readAll = () =>
    readAlarms({ endpoint: site.servicesEndpoint, region: "eu-west-2", credentials: site.credentials }, "");

  return {
    site,
    proxy,
    texts,
    dataDir,
    alarms: readAll,
    /** Returns the names of the alarms that are raised. */
    raisedAlarms: async () => (await readAll()).filter(({ state }) => state === "ALARM").map(({ name }) => name),
    setClock: (time: number) => (now = time),
    advanceClock: (ms: number) => (now += ms),
    /** Calls the API directly, past the distribution's cache and web ACL. */
    callApi: (path: string, { headers = {}, ...init }: PlainRequest = {}) =>
      fetch(site.apiUrl + path, {
        ...init,
        headers: { ...headers, "x-origin-token": site.parameters.OriginToken ?? "" },
      }),
    crashPlanning: (crashes: boolean) => (crashes ? writeFileSync(planCrashes, "") : rmSync(planCrashes)),
    /** Generates a region and returns the final progress, whether it succeeded or not. */
    async runRegion(region: string) {
      const { body } = await generateRegion(site.url, region);
      for (;;) {
        const progress = await readProgress(site.url);
        if (progress && progress.startedAt === body.startedAt && !progress.isRunning) return progress;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    stop: async () => {
      await site.close();
      await Promise.all([proxy.close(), texts.close()]);
      await engine.stop();
    },
  };
}

export type AlarmEnvironment = Awaited<ReturnType<typeof startAlarmEnvironment>>;
