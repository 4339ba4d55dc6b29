import { setTimeout as delay } from "node:timers/promises";
import type { ContentProgress } from "@vanfettle/contract/content-schemas";
import { findLocation } from "@vanfettle/core/content/versions/find-location";
import type { PageCache } from "@vanfettle/core/content/versions/page-cache";
import { createDynamoDBClient } from "@vanfettle/core/table/dynamodb-client";
import { contentProgress } from "@vanfettle/core/generation/progress";
import { startRegionRun } from "@vanfettle/core/generation/start-region-run";
import { createNewId } from "@vanfettle/core/table/new-id";
import { seedLocations, type PlaceSeed } from "@vanfettle/core/location/seed/seed-locations";
import { createOpenAiTextModel } from "@vanfettle/core/text-model/openai";
import { openTable } from "@vanfettle/core/table/table";
import { startDatabase } from "@vanfettle/core/testing/test-database";
import { fakeMachine } from "@vanfettle/core/testing/generation-harness";
import { runSteps, type RunOptions } from "@vanfettle/core/testing/run-steps";
import { virtualTime } from "@vanfettle/core/testing/virtual-time";
import type { TextModel } from "@vanfettle/core/text-model/text-model";
import { vi } from "vitest";
import { startTextService } from "@vanfettle/text-service/server";
import { startFaultProxy } from "./fault-proxy.ts";

export const textServiceKey = "sk-canary-0123456789abcdef";

interface WorldOptions {
  dailyTokens?: number;
  /** How long a call to the text service may take. */
  timeoutMs?: number;
}

/** The settings with which a Lambda's client finds the database. */
function stubAwsEnvironment(endpoint: string): void {
  vi.stubEnv("AWS_ENDPOINT_URL_DYNAMODB", endpoint);
  vi.stubEnv("AWS_REGION", "eu-west-2");
  vi.stubEnv("AWS_ACCESS_KEY_ID", "local");
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "local");
}

/**
 * Runs over the deployed client and the real adapter to a text service on a socket; the database is behind the fault
 * proxy, waits cost no time, and somebody looks at the progress all the while.
 */
export async function runWorld(
  places: readonly PlaceSeed[],
  { dailyTokens = 50_000_000, timeoutMs = 10_000 }: WorldOptions = {},
) {
  const [database, texts] = await Promise.all([startDatabase(), startTextService()]);
  await seedLocations(database, [...places]);
  const proxy = await startFaultProxy(database.endpoint);
  stubAwsEnvironment(proxy.url);
  const client = createDynamoDBClient();
  const time = virtualTime(client, "2026-11-21T12:00:00.000Z");
  const remembered = fakeMachine();
  const openAi = createOpenAiTextModel({ apiKey: textServiceKey, baseUrl: texts.baseUrl, model: "writer", timeoutMs });
  let calling = 0;
  let corrections = 0;
  const model: TextModel = {
    async write(request) {
      calling += 1;
      if ((JSON.parse(request.input) as { attempt: number }).attempt > 1) corrections += 1;
      try {
        return await openAi.write(request);
      } finally {
        calling -= 1;
      }
    },
  };
  const invalidated: string[] = [];
  const pageCache: PageCache = {
    invalidate: async (paths) => {
      invalidated.push(...paths);
    },
  };
  const deps = {
    table: openTable({ client, table: database.tableName }),
    clock: time.clock,
    newId: createNewId(time.clock),
    machine: remembered.machine,
    dailyTokens,
    model,
    pageCache,
    sleep: async (ms: number) => {
      while (calling > 0) await delay(1);
      await time.sleep(ms);
    },
    scopeSizes: () => Promise.resolve(new Map<string, number>()),
  };
  /** Looks past the proxy, as nobody's faults may colour what is seen. */
  const eyes = { ...deps, table: database.table };
  const polls: ContentProgress[] = [];

  async function watch<T>(work: Promise<T>): Promise<T> {
    let over = false;
    const watching = (async () => {
      while (!over) {
        polls.push(await contentProgress(eyes));
        await delay(2);
      }
    })();
    try {
      return await work;
    } finally {
      over = true;
      await watching;
      polls.push(await contentProgress(eyes));
    }
  }

  return {
    ...remembered,
    database,
    proxy,
    texts,
    deps,
    eyes,
    polls,
    pass: time.pass,
    start: (region: string) => startRegionRun(deps, { region, startedBy: "olive" }),
    run: (runId: string, options?: RunOptions) => watch(runSteps(deps, runId, options)),
    /** Starts a run and sees it to its end; the one before it is over and a second older. */
    async runRegion(region: string, options?: RunOptions) {
      remembered.running.clear();
      time.pass(1_000);
      const started = await startRegionRun(deps, { region, startedBy: "olive" });
      await watch(runSteps(deps, started.runId, options));
      return started;
    },
    /** Calls that asked again because a text had not passed the checks, which the rules allow. */
    corrections: () => corrections,
    progress: () => contentProgress(eyes),
    rowOf: async (slug: string) => (await findLocation(eyes, slug, "place")).row,
    stop: async () => {
      client.destroy();
      await Promise.all([proxy.close(), texts.close()]);
      await database.stop();
      vi.unstubAllEnvs();
    },
  };
}

export type RunWorld = Awaited<ReturnType<typeof runWorld>>;
