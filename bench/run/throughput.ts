import { startTextService, type TextService } from "@vanfettle/text-service/server";
import type { Stats } from "@vanfettle/text-service/stats";
import { startSeededSite, type Site } from "../site/site-process.ts";
import { withSiteTable } from "../site/site-table.ts";
import { writeRegion } from "./write-region.ts";

/** The duration of a place's text with a fast text model. */
export const callSeconds = 3;
/** A region with enough places for the longest run. */
export const region = { slug: "south-east", name: "South East" } as const;
/** A text needs a call for writing and a call for reading. */
const callsPerText = 2;
/** The calls per slot before measuring starts, while the code is cold. */
export const warmUpCallsPerSlot = 4;
export const measuredCallsPerSlot = 20;

export interface Throughput {
  textsPerSecond: number;
  /** The share of the ideal rate, at which every slot always waits for the text service. */
  shareOfIdeal: number;
}

interface Sample {
  atMs: number;
  calls: number;
}

const countCalls = ({ modes }: Stats): number =>
  Object.values(modes).reduce((sum, count) => sum + count, 0);

/**
 * Samples the calls to the text service until `run` ends, with a sample for each change of their
 * number.
 */
async function sampleCalls(service: TextService, run: () => Promise<boolean>): Promise<Sample[]> {
  const samples: Sample[] = [];
  const timer = setInterval(() => {
    const calls = countCalls(service.stats());
    if (calls > (samples.at(-1)?.calls ?? 0)) {
      samples.push({ atMs: performance.now(), calls });
    }
  }, 5);
  try {
    if (!(await run())) throw new Error("The region was not written.");
  } finally {
    clearInterval(timer);
  }
  return samples;
}

/**
 * Calculates the rate over a whole number of calls per slot. Slots call at almost the same time, so
 * other intervals would count partial bursts.
 */
function throughputOf(samples: readonly Sample[], concurrency: number): Throughput {
  const reached = (calls: number) => samples.find((sample) => sample.calls >= calls);
  const from = reached(warmUpCallsPerSlot * concurrency);
  const to = reached((warmUpCallsPerSlot + measuredCallsPerSlot) * concurrency);
  if (!from || !to) throw new Error("The run was too short to be measured.");
  const ms = to.atMs - from.atMs;
  const callsPerSecond = (measuredCallsPerSlot * concurrency * 1000) / ms;
  return {
    textsPerSecond: callsPerSecond / callsPerText,
    shareOfIdeal: callsPerSecond / (concurrency / callSeconds),
  };
}

/** Sets the region's generation scope to exactly `count` places. */
const planPlaces = (site: Site, count: number): Promise<void> =>
  withSiteTable(site, async ({ entities: { place } }) => {
    const { data } = await place.query.inRegion({ regionSlug: region.slug }).go({ pages: "all" });
    if (data.length < count) throw new Error(`${region.name} has only ${data.length} places.`);
    for (const [i, { canonicalSlug }] of data.entries()) {
      await place
        .patch({ canonicalSlug })
        .set({ isCore: i < count })
        .go();
    }
  });

/** Generates a region with `concurrency` slots on a booted site and measures its steady rate. */
export async function measureThroughput(concurrency: number): Promise<Throughput> {
  const service = await startTextService({ latencyMs: callSeconds * 1000 });
  const site = await startSeededSite({
    OPENAI_BASE_URL: service.baseUrl,
    GENERATION_CONCURRENCY: String(concurrency),
    DAILY_TOKEN_BUDGET: "100000000",
  });
  try {
    await planPlaces(
      site,
      Math.ceil(((warmUpCallsPerSlot + measuredCallsPerSlot) * concurrency) / callsPerText),
    );
    const samples = await sampleCalls(service, () => writeRegion(site.url, region.slug));
    return throughputOf(samples, concurrency);
  } finally {
    await site.close();
    await service.close();
  }
}
