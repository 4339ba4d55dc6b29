import { formatFigure, rowAtMost, type Row } from "../report/row.ts";
import type { Site } from "../site/site-process.ts";
import { describeLoad, type LoadGenerator } from "./load-generator.ts";
import type { RequestMix } from "./requests.ts";

export interface MixedLoadOptions {
  generator: LoadGenerator;
  site: Site;
  peerUrl: string;
  /**
   * The paths to read. All are read once before measuring memory, because a cache being filled
   * would look like a leak.
   */
  paths: readonly string[];
  soak: boolean;
}

const connections = 16;
const perSecond = 200;
const bookingsPerHundred = 5;

/**
 * Sends reads and bookings at a fixed rate, like independent visitors, and compares memory before
 * and after.
 */
export async function mixedLoad({
  generator,
  site,
  peerUrl,
  paths,
  soak,
}: MixedLoadOptions): Promise<{ rows: Row[]; failed: number }> {
  const seconds = soak ? 600 : 20;
  const mix: RequestMix = { kind: "mixed", paths, bookingsPerHundred };
  const load = { url: site.url, connections, perSecond, mix };
  const warmUps = [
    await generator.run({
      url: site.url,
      connections,
      amount: paths.length,
      mix: { kind: "reads", paths },
    }),
    await generator.run({ ...load, seconds: soak ? 60 : 5 }),
  ];
  const bytesBefore = await site.residentBytes();
  const ours = await generator.run({ ...load, seconds });
  const growthPercent = ((await site.residentBytes()) / bytesBefore - 1) * 100;
  const peer = await generator.run({ ...load, url: peerUrl, seconds: Math.min(seconds, 20) });
  const growth = {
    id: "memory-growth",
    label: `Growth of the server's memory over these ${seconds} s`,
  };
  return {
    rows: [
      {
        id: "mixed-load",
        label: `95 reads to 5 bookings at ${perSecond}/s for ${seconds} s`,
        measured: `${describeLoad(ours)}; Hono with SQLite ${describeLoad(peer)}`,
      },
      soak
        ? rowAtMost(growth, growthPercent, 10, " %")
        : { ...growth, measured: `${formatFigure(growthPercent)} %` },
    ],
    failed: [...warmUps, ours, peer].reduce((sum, result) => sum + result.failed, 0),
  };
}
