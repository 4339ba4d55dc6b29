import { cpus } from "node:os";
import type { Stats } from "@vanfettle/text-service/stats";
import { startTextService, type TextService } from "@vanfettle/text-service/text-service";
import { openSite, seededData, type Site } from "../site/site-process.ts";
import { withSiteTable } from "../site/site-table.ts";
import { operatorOf } from "./operator-client.ts";

export const latencyMs = 300;
/** All of whose places are written, for a run long enough to be measured in its midst. */
export const region = { slug: "wales", name: "Wales" } as const;
/** Calls made before the measuring starts, while code is cold and slots still fill. */
export const callsToWarmUp = 100;

const callsOf = ({ modes }: Stats): number => Object.values(modes).reduce((sum, count) => sum + count, 0);

export interface Throughput {
  perSecond: number;
  /** Measured by ideal, where every slot always waits for the text service. */
  share: number;
  /** Of all the machine's processor time meanwhile. */
  busy: number;
}

interface Moment {
  at: number;
  calls: number;
  /** Milliseconds of all cores together. */
  busyMs: number;
}

const busyMs = (): number =>
  cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0);

/** Until the last call is made: from then on there is nothing left for a free slot to do. */
async function watch(service: TextService, run: () => Promise<boolean>): Promise<Omit<Throughput, "share">> {
  const seen: Moment[] = [];
  const timer = setInterval(() => {
    const calls = callsOf(service.stats());
    if (calls > (seen.at(-1)?.calls ?? 0)) seen.push({ at: performance.now(), calls, busyMs: busyMs() });
  }, 5);
  try {
    if (!(await run())) throw new Error("The region was not written.");
  } finally {
    clearInterval(timer);
  }
  const first = seen.find(({ calls }) => calls >= callsToWarmUp);
  const last = seen.at(-1);
  if (!first || !last || last.calls < callsToWarmUp * 2) throw new Error("The run was too short to be measured.");
  const ms = last.at - first.at;
  return {
    perSecond: ((last.calls - first.calls) / ms) * 1000,
    busy: (last.busyMs - first.busyMs) / (ms * cpus().length),
  };
}

/** Has a run over the region write every place of it. */
const planAllPlaces = (site: Site): Promise<void> =>
  withSiteTable(site, async ({ entities: { place } }) => {
    const { data } = await place.query.inRegion({ regionSlug: region.slug }).go({ pages: "all" });
    for (const { canonicalSlug } of data) await place.patch({ canonicalSlug }).set({ isCore: true }).go();
  });

export async function throughput(concurrency: number): Promise<Throughput> {
  const service = await startTextService({ latencyMs });
  const data = await seededData();
  const env = { OPENAI_BASE_URL: service.baseUrl, GENERATION_CONCURRENCY: String(concurrency) };
  const site = await openSite({ dataDir: data.dataDir, env: { ...env, DAILY_TOKEN_BUDGET: "100000000" }, free: true });
  try {
    await planAllPlaces(site);
    const operator = await operatorOf(site.url);
    const seen = await watch(service, () => operator.writeRegion(region.slug, { skipFresh: false }));
    return { ...seen, share: seen.perSecond / ((concurrency * 1000) / latencyMs) };
  } finally {
    await site.close();
    await service.close();
    data.remove();
  }
}
