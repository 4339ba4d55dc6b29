import { regions } from "@vanfettle/contract/location/regions";
import type { FaultRule } from "@vanfettle/text-service/faults/fault-plan";
import { startTextService, type TextService } from "@vanfettle/text-service/server";
import { median } from "../measure/statistics.ts";
import type { Log } from "../report/row.ts";
import { copySeededData, startSite, type Site } from "../site/site-process.ts";
import { createOperatorClient } from "./operator-client.ts";
import { countPublishedTexts, type PublishedTexts } from "./published-texts.ts";

export const concurrency = 5;
export const latencyMs = 300;
const mostStartsPerRegion = 12;

export interface FullRun extends PublishedTexts {
  seconds: number;
  /** The calls that the text service charged for. */
  paid: number;
  /** The calls that the text service rejected or failed. */
  rejected: number;
  /** The texts that the last run could not write. */
  failures: number;
  kills: number;
  /** The charged calls of a second run over all regions that skips fresh texts. */
  paidAgain: number;
  /** The median duration of five calls for the states of all locations. */
  statesMs: number;
}

export interface FullRunOptions {
  log: Log;
  faults?: FaultRule[];
  /** The numbers of charged calls after which to kill the site. */
  killsAt?: readonly number[];
  /** Runs while the first region is written. */
  meanwhile?: (site: Site) => Promise<void>;
}

/** Kills the current site each time that the given number of calls has been charged. */
function startKiller(service: TextService, currentSite: () => Site, killsAt: readonly number[]) {
  const left = [...killsAt];
  const timer = setInterval(() => {
    if (left.length === 0 || service.stats().paid < (left[0] ?? 0)) return;
    left.shift();
    currentSite().process.kill("SIGKILL");
  }, 5);
  return { kills: () => killsAt.length - left.length, stop: () => clearInterval(timer) };
}

async function timeStates({ url }: Site): Promise<number> {
  const operator = await createOperatorClient(url);
  const times: number[] = [];
  for (let call = 0; call < 5; call += 1) {
    const started = performance.now();
    await operator.readStates();
    times.push(performance.now() - started);
  }
  return median(times);
}

/**
 * Writes all regions in sequence on freshly seeded data. Restarts a failed region like an operator
 * would, and restarts a killed site on its data. Throws if a region needs more than twelve starts.
 */
export async function fullRun({
  log,
  faults = [],
  killsAt = [],
  meanwhile,
}: FullRunOptions): Promise<FullRun> {
  const service = await startTextService({ latencyMs, rules: faults });
  const { dataDir, remove } = await copySeededData();
  const env = { OPENAI_BASE_URL: service.baseUrl, GENERATION_CONCURRENCY: String(concurrency) };
  const start = () =>
    startSite({ dataDir, env: { ...env, DAILY_TOKEN_BUDGET: "100000000" }, allCores: true });
  let site = await start();
  const killer = startKiller(service, () => site, killsAt);

  async function writeRegion(slug: string, skipFresh: boolean): Promise<void> {
    let wasKilled = false;
    for (let starts = 0; starts < mostStartsPerRegion; starts += 1) {
      try {
        const operator = await createOperatorClient(site.url);
        // A restarted site continues the run by itself.
        const written = wasKilled
          ? operator.waitForRegion(slug)
          : operator.writeRegion(slug, { skipFresh });
        if (await written) return;
        wasKilled = false;
      } catch (error) {
        if (!site.process.killed) throw error;
        site = await start();
        wasKilled = true;
      }
    }
    throw new Error(`${slug} was not written in ${mostStartsPerRegion} starts.`);
  }

  try {
    const started = performance.now();
    for (const [i, { slug, name }] of regions.entries()) {
      log(`writing ${name}`);
      await Promise.all([writeRegion(slug, false), i === 0 ? meanwhile?.(site) : undefined]);
    }
    const seconds = (performance.now() - started) / 1000;
    const { paid, modes } = service.stats();
    const { failed } = await (await createOperatorClient(site.url)).progress();
    service.setFaults([]);
    for (const { slug } of killsAt.length > 0 ? [] : regions) await writeRegion(slug, true);
    return {
      ...(await countPublishedTexts(site)),
      seconds,
      paid,
      rejected: Object.entries(modes).reduce(
        (sum, [mode, count]) => sum + (mode === "ok" ? 0 : count),
        0,
      ),
      failures: failed,
      kills: killer.kills(),
      paidAgain: service.stats().paid - paid,
      statesMs: await timeStates(site),
    };
  } finally {
    killer.stop();
    await site.close();
    await service.close();
    remove();
  }
}
