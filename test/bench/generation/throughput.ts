import type { Stats } from "../../../packages/local/src/text-service/stats.ts";
import { startTextService, type TextService } from "../../../packages/local/src/text-service/text-service.ts";
import { placeSlugs } from "../data/location-paths.ts";
import { median } from "../measure/median.ts";
import { openSite, seededData } from "../site/start-site.ts";
import { operatorOf } from "./operator.ts";

export const latencyMs = 300;
export const batchSize = 50;
export const roundsToWarmUp = 4;
const rounds = 5;

const callsOf = ({ modes }: Stats): number => Object.values(modes).reduce((sum, count) => sum + count, 0);

/**
 * Texts per second from the first call until the last one is made: from then on there is nothing left for a free slot
 * to do, so the ideal is not defined.
 */
async function watch(service: TextService, run: () => Promise<unknown>): Promise<number> {
  const seen: { at: number; calls: number; paid: number }[] = [];
  const paidBefore = service.stats().paid;
  const callsBefore = callsOf(service.stats());
  const timer = setInterval(() => {
    const stats = service.stats();
    const calls = callsOf(stats) - callsBefore;
    if (calls > (seen.at(-1)?.calls ?? 0)) seen.push({ at: performance.now(), calls, paid: stats.paid - paidBefore });
  }, 2);
  try {
    await run();
  } finally {
    clearInterval(timer);
  }
  const [first, last] = [seen.at(0), seen.at(-1)];
  if (!first || !last || last.calls < batchSize) throw new Error("The batch was not written.");
  return (last.paid / (last.at - first.at)) * 1000;
}

/** Measured by ideal, where every slot always waits for the text service. */
export async function throughput(concurrency: number): Promise<{ share: number; perSecond: number }> {
  const service = await startTextService({ latencyMs });
  const data = await seededData();
  const env = { OPENAI_BASE_URL: service.baseUrl, GENERATION_CONCURRENCY: String(concurrency) };
  const site = await openSite({ dataDir: data.dataDir, env: { ...env, DAILY_TOKEN_BUDGET: "100000000" }, free: true });
  try {
    const operator = await operatorOf(site.url);
    const figures: number[] = [];
    for (let round = 0; round < roundsToWarmUp + rounds; round += 1) {
      const slugs = placeSlugs.slice(round * batchSize, (round + 1) * batchSize);
      const perSecond = await watch(service, () => operator.writeBatch(slugs));
      if (round >= roundsToWarmUp) figures.push(perSecond);
    }
    const perSecond = median(figures);
    return { perSecond, share: perSecond / ((concurrency * 1000) / latencyMs) };
  } finally {
    await site.close();
    await service.close();
    data.remove();
  }
}
