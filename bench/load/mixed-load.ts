import { figure, most, type Row } from "../report/row.ts";
import type { Site } from "../site/site-process.ts";
import type { Gun } from "./load-generator.ts";
import type { Aim, Hits } from "./requests.ts";

export interface MixedOptions {
  gun: Gun;
  site: Site;
  peerUrl: string;
  /** Every path once: a cache that is still filling would look like a leak. */
  paths: string[];
  soak: boolean;
}

const connections = 16;
const perSecond = 200;
const bookingsPerHundred = 5;
const lastMs = { short: 20_000, soak: 600_000 };

/** Nineteen reads and a booking in turns, at a fixed rate, as visitors come and do not wait for each other. */
export async function mixedLoad({
  gun,
  site,
  peerUrl,
  paths,
  soak,
}: MixedOptions): Promise<{ rows: Row[]; wrong: number }> {
  const aim: Aim = { kind: "mixed", paths, bookingsPerHundred };
  const seconds = (soak ? lastMs.soak : lastMs.short) / 1000;
  const read = { url: site.url, connections, amount: paths.length, aim: { kind: "reads", paths } as const };
  const warm = [
    await gun.fire(read),
    await gun.fire({ url: site.url, connections, perSecond, seconds: soak ? 60 : 5, aim }),
  ];
  const before = await site.memory();
  const ours = await gun.fire({ url: site.url, connections, perSecond, seconds, aim });
  const growth = (await site.memory()) / before - 1;
  const peer = await gun.fire({ url: peerUrl, connections, perSecond, seconds: Math.min(seconds, 20), aim });
  const told = ({ perSecond: rate, p50Ms, p99Ms }: Hits) =>
    `${figure(rate)}/s, ${figure(p50Ms)} and ${figure(p99Ms)} ms`;
  const grown = `Growth of the server's memory over ${seconds} s of it`;
  return {
    rows: [
      {
        what: `95 reads to 5 bookings at ${perSecond}/s for ${seconds} s`,
        measured: `${told(ours)}; Hono with SQLite ${told(peer)}`,
      },
      soak ? most(grown, growth * 100, 10, " %") : { what: grown, measured: `${figure(growth * 100)} %` },
    ],
    wrong: [...warm, ours, peer].reduce((sum, hits) => sum + hits.wrong, 0),
  };
}
