import { setTimeout as delay } from "node:timers/promises";
import { vi } from "vitest";
import type { ContentProgress } from "@vanfettle/contract/generation/generation-schemas";
import type { PageCache } from "@vanfettle/core/content/versions/page-cache";
import { contentRun } from "@vanfettle/core/generation/content-run";
import { contentProgress } from "@vanfettle/core/generation/progress";
import { startRun } from "@vanfettle/core/generation/start-run";
import { findLocation } from "@vanfettle/core/location/location";
import type { PlaceSeed } from "@vanfettle/core/location/seed/seed-locations";
import { createDynamoDBClient } from "@vanfettle/core/table/dynamodb-client";
import { createNewId } from "@vanfettle/core/table/new-id";
import { openTable } from "@vanfettle/core/table/table";
import { addLocations } from "@vanfettle/core/testing/add-locations";
import { fakeMachine } from "@vanfettle/core/testing/generation-harness";
import { runSteps, type RunOptions } from "@vanfettle/core/testing/run-steps";
import { startDatabase } from "@vanfettle/core/testing/test-database";
import { virtualTime } from "@vanfettle/core/testing/virtual-time";
import { createOpenAiTextModel } from "@vanfettle/core/text-model/openai";
import type { TextModel, TextResult } from "@vanfettle/core/text-model/text-model";
import { startTextService } from "@vanfettle/text-service/server";
import { startFaultProxy } from "./fault-proxy.ts";

export const textServiceKey = "sk-canary-0123456789abcdef";

interface RunEnvironmentOptions {
  dailyTokens?: number;
  /** The timeout of a call to the text service. */
  timeoutMs?: number;
}

/** Sets the environment variables with which a Lambda's client finds the database. */
function stubAwsEnvironment(endpoint: string): void {
  vi.stubEnv("AWS_ENDPOINT_URL_DYNAMODB", endpoint);
  vi.stubEnv("AWS_REGION", "eu-west-2");
  vi.stubEnv("AWS_ACCESS_KEY_ID", "local");
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "local");
}

/**
 * Changes the title of the text in each run, like a real model would: an equal text is not a new
 * version.
 */
function withTitleOfRun(result: TextResult, runs: number): TextResult {
  const { value } = result;
  if (typeof value !== "object" || value === null || !("servicingMetaTitle" in value)) {
    return result;
  }
  const letter = String.fromCharCode("a".charCodeAt(0) + (runs % 26));
  return {
    ...result,
    value: { ...value, servicingMetaTitle: `${String(value.servicingMetaTitle)} (${letter})` },
  };
}

/**
 * Sets up generation runs with the product's DynamoDB client behind the fault proxy and its OpenAI
 * adapter over a real socket. Time is virtual, so waits are instant, and the progress is polled
 * throughout every run.
 */
export async function startRunEnvironment(
  places: readonly PlaceSeed[],
  { dailyTokens = 50_000_000, timeoutMs = 10_000 }: RunEnvironmentOptions = {},
) {
  const [database, texts] = await Promise.all([startDatabase(), startTextService()]);
  await addLocations(database, [...places]);
  const proxy = await startFaultProxy(database.endpoint);
  stubAwsEnvironment(proxy.url);
  const client = createDynamoDBClient();
  const time = virtualTime(client, "2026-11-21T12:00:00.000Z");
  const remembered = fakeMachine();
  const openAi = createOpenAiTextModel({
    apiKey: textServiceKey,
    baseUrl: texts.baseUrl,
    model: "writer",
    timeoutMs,
  });
  let openCalls = 0;
  const answered = new Set<string>();
  const model: TextModel = {
    async write(request) {
      openCalls += 1;
      try {
        const result = await openAi.write(request);
        answered.add(request.input);
        return withTitleOfRun(result, remembered.started.length);
      } finally {
        openCalls -= 1;
      }
    },
  };
  /** The reader knows only the template generator's own titles. */
  const reader: TextModel = {
    async write(request) {
      openCalls += 1;
      try {
        return await openAi.write({
          ...request,
          input: request.input.replaceAll(/ \([a-z]\)"/g, '"'),
        });
      } finally {
        openCalls -= 1;
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
    modelNames: ["writer"] as const,
    maxOutputTokens: 2_000,
    model,
    reader: reader as TextModel | null,
    pageCache,
    sleep: async (ms: number) => {
      while (openCalls > 0) await delay(1);
      await time.sleep(ms);
    },
    scopeSizes: () => Promise.resolve(new Map<string, number>()),
  };
  /** Dependencies that bypass the fault proxy, for observing results. */
  const directDeps = { ...deps, table: database.table };
  const polls: ContentProgress[] = [];

  async function pollDuring<T>(work: Promise<T>): Promise<T> {
    let ended = false;
    const polling = (async () => {
      while (!ended) {
        polls.push(await contentProgress(directDeps));
        await delay(2);
      }
    })();
    try {
      return await work;
    } finally {
      ended = true;
      await polling;
      polls.push(await contentProgress(directDeps));
    }
  }

  return {
    ...remembered,
    database,
    proxy,
    texts,
    deps,
    directDeps,
    polls,
    advanceClock: time.pass,
    start: (region: string) => startRun(deps, { kind: "region", region }, "operator"),
    run: (runId: string, options?: RunOptions) => pollDuring(runSteps(deps, runId, options)),
    /**
     * Starts a run a second after the previous run, which counts as ended, and runs it to its end.
     */
    async runRegion(region: string, options?: RunOptions) {
      remembered.running.clear();
      time.pass(1_000);
      const started = await startRun(deps, { kind: "region", region }, "operator");
      await pollDuring(runSteps(deps, started.runId, options));
      return started;
    },
    /**
     * Counts the different requests that the writer has answered. A paid call more than these is
     * one that is paid for twice.
     */
    requests: () => answered.size,
    progress: () => contentProgress(directDeps),
    usage: () => contentRun(directDeps),
    storedRow: async (slug: string) => (await findLocation(directDeps, slug, "place")).row,
    stop: async () => {
      client.destroy();
      await Promise.all([proxy.close(), texts.close()]);
      await database.stop();
      vi.unstubAllEnvs();
    },
  };
}

export type RunEnvironment = Awaited<ReturnType<typeof startRunEnvironment>>;
