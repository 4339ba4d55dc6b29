import { median } from "../measure/statistics.ts";
import { rounds } from "../measure/interleaved-rounds.ts";
import { figure, type Row } from "../report/row.ts";
import type { Gun } from "./load-generator.ts";
import type { Hits, Shots } from "./requests.ts";

type Load = Omit<Shots, "url" | "connections"> & {
  url: string;
  /** Before each round. */
  prepare?: () => Promise<void>;
};

export interface Contest {
  what: string;
  ours: Load;
  peer: Load;
}

const connections = 16;

function side(gun: Gun, { prepare, ...shots }: Load) {
  const all: Hits[] = [];
  return {
    all,
    async turn() {
      await prepare?.();
      const hits = await gun.fire({ connections, ...shots });
      all.push(hits);
      return hits.perSecond;
    },
    told: () => {
      const of = (name: keyof Hits) => figure(median(all.map((hits) => hits[name])));
      return `${of("perSecond")}/s, ${of("p50Ms")} and ${of("p99Ms")} ms`;
    },
    wrong: () => all.reduce((sum, hits) => sum + hits.wrong, 0),
  };
}

/** The same asked of both servers in turns; gives the ratio, the figures behind it, and what went wrong. */
export async function contest(gun: Gun, { what, ours, peer }: Contest): Promise<{ row: Row; wrong: number }> {
  const [us, them] = [side(gun, ours), side(gun, peer)];
  await us.turn();
  await them.turn();
  for (const { all } of [us, them]) all.length = 0;
  const result = await rounds(5, { us: () => us.turn(), them: () => them.turn() });
  const measured = `${figure(result.ratio("us", "them"))}x: ${us.told()}; Hono with SQLite ${them.told()}`;
  return { row: { what, measured }, wrong: us.wrong() + them.wrong() };
}
