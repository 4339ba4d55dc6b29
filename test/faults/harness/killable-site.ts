import { setTimeout as delay } from "node:timers/promises";
import type { ContentProgress } from "@vanfettle/contract/content-schemas";
import { findLocation } from "@vanfettle/core/content/versions/find-location";
import type { PlaceSeed } from "@vanfettle/core/location/seed/seed-locations";
import { openTable } from "@vanfettle/core/table/table";
import { freePort } from "../../../packages/local/src/free-port.ts";
import { startTextService } from "@vanfettle/text-service/server";
import { startFaultProxy, type DatabaseCall, type Moment } from "./fault-proxy.ts";
import { temporaryFolder } from "./temporary-folder.ts";
import { generateRegion, readProgress, type Pressed } from "./operator-client.ts";
import { startPersistentDatabase } from "./persistent-database.ts";
import { testClient } from "./site.ts";
import { startSiteProcess } from "./site-process.ts";
import { storedVersions } from "./stored-versions.ts";

const lookEveryMs = 50;

interface RunSiteOptions {
  places: readonly PlaceSeed[];
  concurrency: number;
  latencyMs?: number;
}

/** The whole site in a process that can be killed, with its text service and its database outside, where they survive. */
export async function startRunSite({ places, concurrency, latencyMs = 0 }: RunSiteOptions) {
  const [database, texts] = await Promise.all([startPersistentDatabase(), startTextService({ latencyMs })]);
  const [proxy, textProxy] = await Promise.all([startFaultProxy(database.endpoint), startFaultProxy(texts.url)]);
  let corrections = 0;
  textProxy.plan({
    at: (moment, { body }) => {
      if (moment === "arrived" && body.includes(String.raw`\"attempt\":2`)) corrections += 1;
    },
  });
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
  let watching = true;
  const watched = (async () => {
    while (watching) {
      const progress = await readProgress(url);
      if (progress) polls.push(progress);
      await delay(lookEveryMs);
    }
  })();

  /** How that run has ended; undefined for whichever is the last. */
  async function untilOver(runId: string | undefined): Promise<ContentProgress> {
    for (;;) {
      const progress = await readProgress(url);
      const isIt = progress && (runId === undefined || progress.runId === runId);
      if (isIt && !progress.isRunning && progress.finishedAt) return progress;
      await delay(lookEveryMs);
    }
  }

  return {
    polls,
    proxy,
    texts,
    kill: () => site.kill(),
    restart: async () => {
      proxy.plan({});
      site = await startSiteProcess(options);
    },
    press: (region: string): Promise<Pressed> => generateRegion(url, region),
    progress: () => readProgress(url),
    /** Calls that asked again because a text had not passed the checks, which the rules allow. */
    corrections: () => corrections,
    untilOver,
    rows: () =>
      Promise.all(places.map(async ({ canonicalSlug }) => (await findLocation({ table }, canonicalSlug, "place")).row)),
    versions: () => storedVersions({ client, tableName }),
    stop: async () => {
      watching = false;
      await site.kill();
      await watched;
      client.destroy();
      await Promise.all([proxy.close(), textProxy.close(), texts.close()]);
      await database.close();
    },
  };
}

export type RunSite = Awaited<ReturnType<typeof startRunSite>>;

/** Kills the site at the n-th of the calls that match, and tells when it is dead. */
export function killSiteAt(
  site: RunSite,
  { moment, matches, nth = 1 }: { moment: Moment; matches: (call: DatabaseCall) => boolean; nth?: number },
): Promise<void> {
  const dead = Promise.withResolvers<void>();
  let seen = 0;
  site.proxy.plan({
    at: async (now, call) => {
      if (now !== moment || !matches(call) || (seen += 1) !== nth) return undefined;
      await site.kill();
      dead.resolve();
      return moment === "arrived" ? "never-sent" : undefined;
    },
  });
  return dead.promise;
}
