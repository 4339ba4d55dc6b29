import { setTimeout as delay } from "node:timers/promises";
import { freePort } from "@vanfettle/commands/free-port";
import type { ContentProgress } from "@vanfettle/contract/generation/generation-schemas";
import { findLocation } from "@vanfettle/core/location/location";
import type { PlaceSeed } from "@vanfettle/core/location/seed/seed-locations";
import { openTable } from "@vanfettle/core/table/table";
import { startTextService } from "@vanfettle/text-service/server";
import { startFaultProxy, type CallStage, type DatabaseCall } from "./fault-proxy.ts";
import {
  generateRegion,
  readProgress,
  readRun,
  startQueueOverAll,
  type GenerationStart,
} from "./operator-client.ts";
import { startPersistentDatabase } from "./persistent-database.ts";
import { startSiteProcess } from "./site-process.ts";
import { testClient } from "./site.ts";
import { storedVersions } from "./stored-rows.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const pollIntervalMs = 50;

interface KillableSiteOptions {
  places: readonly PlaceSeed[];
  concurrency: number;
  latencyMs?: number;
}

/**
 * Starts the whole site in a process that can be killed. Its database and text service run outside
 * and survive.
 */
export async function startKillableSite({
  places,
  concurrency,
  latencyMs = 0,
}: KillableSiteOptions) {
  const [database, texts] = await Promise.all([
    startPersistentDatabase(),
    startTextService({ latencyMs }),
  ]);
  const [proxy, textProxy] = await Promise.all([
    startFaultProxy(database.endpoint),
    startFaultProxy(texts.url),
  ]);
  let requests = new Set<string>();
  textProxy.setPlan({ onCall: (_, { body }) => void requests.add(body) });
  const charged = () => texts.stats().paid + texts.stats().readings;
  const options = {
    dataDir: temporaryFolder(),
    port: await freePort(),
    databaseEndpoint: proxy.url,
    rows: places,
    env: {
      OPENAI_BASE_URL: `${textProxy.url}/v1`,
      OPENAI_MODEL: "writer",
      GENERATION_CONCURRENCY: String(concurrency),
    },
  };
  let site = await startSiteProcess(options);
  const { url, tableName } = site;
  const client = testClient(database.endpoint);
  const table = openTable({ client, table: tableName });
  const polls: ContentProgress[] = [];
  let polling = true;
  const pollingEnded = (async () => {
    while (polling) {
      const progress = await readProgress(url);
      if (progress) polls.push(progress);
      await delay(pollIntervalMs);
    }
  })();

  /**
   * Returns the final progress of the run that started at this time, or of the current run if
   * undefined.
   */
  async function waitForRunEnd(startedAt: string | undefined): Promise<ContentProgress> {
    for (;;) {
      const progress = await readProgress(url);
      const isSameRun = progress && (startedAt === undefined || progress.startedAt === startedAt);
      if (isSameRun && !progress.isRunning && progress.finishedAt) return progress;
      await delay(pollIntervalMs);
    }
  }

  return {
    /** The results of polling the public progress. */
    polls,
    proxy,
    texts,
    kill: () => site.kill(),
    restart: async () => {
      proxy.setPlan({});
      site = await startSiteProcess(options);
    },
    generate: (region: string): Promise<GenerationStart> => generateRegion(url, region),
    queueAll: () => startQueueOverAll(url),
    progress: () => readProgress(url),
    run: () => readRun(url),
    /**
     * Returns a function that counts the charged calls from now on, and the different requests that
     * they answer. A charged call more than requests is one that is paid for twice.
     */
    countCalls() {
      requests = new Set();
      const before = charged();
      return () => ({ paid: charged() - before, requests: requests.size });
    },
    waitForRunEnd,
    rows: () =>
      Promise.all(
        places.map(
          async ({ canonicalSlug }) => (await findLocation({ table }, canonicalSlug, "place")).row,
        ),
      ),
    versions: () => storedVersions({ client, tableName }),
    stop: async () => {
      polling = false;
      await site.kill();
      await pollingEnded;
      client.destroy();
      await Promise.all([proxy.close(), textProxy.close(), texts.close()]);
      await database.close();
    },
  };
}

export type KillableSite = Awaited<ReturnType<typeof startKillableSite>>;

/**
 * Kills the site at the given stage of the n-th matching database call. Resolves when it has ended.
 */
export function killSiteAt(
  site: KillableSite,
  {
    stage,
    matches,
    nth = 1,
  }: { stage: CallStage; matches: (call: DatabaseCall) => boolean; nth?: number },
): Promise<void> {
  const killed = Promise.withResolvers<void>();
  let matched = 0;
  site.proxy.setPlan({
    onCall: async (current, call) => {
      if (current !== stage || !matches(call) || (matched += 1) !== nth) return undefined;
      await site.kill();
      killed.resolve();
      return stage === "arrived" ? "never-sent" : undefined;
    },
  });
  return killed.promise;
}
