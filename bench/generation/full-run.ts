import { regions } from "@vanfettle/contract/regions";
import { startTextService, type TextService } from "@vanfettle/text-service/text-service";
import type { FaultRule } from "@vanfettle/text-service/faults/fault-plan";
import type { Say } from "../report/row.ts";
import { openSite, seededData, type Site } from "../site/site-process.ts";
import { operatorOf } from "./operator-client.ts";
import { published, type Published } from "./published-texts.ts";
import { latencyMs } from "./throughput.ts";

export const concurrency = 5;
const mostStarts = 12;

export interface FullRun extends Published {
  seconds: number;
  paid: number;
  /** Answers the service refused or failed. */
  refused: number;
  failures: number;
  kills: number;
  /** Calls paid for by a second run over everything that was told to leave alone what is fresh. */
  paidAgain: number;
}

export interface FullRunOptions {
  say: Say;
  rules?: FaultRule[];
  /** Paid calls after which the site is killed. */
  killsAt?: readonly number[];
  /** While the first region is written. */
  meanwhile?: (site: Site) => Promise<void>;
}

/** Kills the site each time that so many calls have been paid for. */
function killer(service: TextService, site: () => Site, killsAt: readonly number[]) {
  const left = [...killsAt];
  const timer = setInterval(() => {
    if (left.length === 0 || service.stats().paid < (left[0] ?? 0)) return;
    left.shift();
    site().process.kill("SIGKILL");
  }, 5);
  return { kills: () => killsAt.length - left.length, stop: () => clearInterval(timer) };
}

/** All regions one after another from an empty start, each started again until it is written, as an operator would. */
export async function fullRun({ say, rules = [], killsAt = [], meanwhile }: FullRunOptions): Promise<FullRun> {
  const service = await startTextService({ latencyMs, rules });
  const data = await seededData();
  const env = { OPENAI_BASE_URL: service.baseUrl, GENERATION_CONCURRENCY: String(concurrency) };
  const open = () => openSite({ dataDir: data.dataDir, env: { ...env, DAILY_TOKEN_BUDGET: "100000000" }, free: true });
  let site = await open();
  const kill = killer(service, () => site, killsAt);

  async function write(region: string, skipFresh: boolean): Promise<void> {
    for (let start = 0; start < mostStarts; start += 1) {
      try {
        const operator = await operatorOf(site.url);
        if (await operator.writeRegion(region, { skipFresh })) return;
      } catch (error) {
        if (!site.process.killed) throw error;
        site = await open();
      }
    }
    throw new Error(`${region} was not written in ${mostStarts} starts.`);
  }

  try {
    const started = performance.now();
    for (const [i, { slug, name }] of regions.entries()) {
      say(`writing ${name}`);
      await Promise.all([write(slug, false), i === 0 ? meanwhile?.(site) : undefined]);
    }
    const seconds = (performance.now() - started) / 1000;
    const { paid, modes } = service.stats();
    const { failed } = await (await operatorOf(site.url)).progress();
    service.setFaults([]);
    for (const { slug } of killsAt.length > 0 ? [] : regions) await write(slug, true);
    const refused = Object.entries(modes).reduce((sum, [mode, count]) => sum + (mode === "ok" ? 0 : count), 0);
    return {
      ...(await published(site)),
      seconds,
      paid,
      refused,
      failures: failed,
      kills: kill.kills(),
      paidAgain: service.stats().paid - paid,
    };
  } finally {
    kill.stop();
    await site.close();
    await service.close();
    data.remove();
  }
}
