import { interleavedRounds } from "../measure/interleaved-rounds.ts";
import { median } from "../measure/statistics.ts";
import { formatFigure, type Row, type RowLabel } from "../report/row.ts";
import { describeLoad, type Load, type LoadGenerator, type LoadResult } from "./load-generator.ts";

type ComparedLoad = Omit<Load, "connections"> & {
  /** Awaited before each round. */
  prepare?: () => Promise<void>;
};

export interface Comparison extends RowLabel {
  ours: ComparedLoad;
  peer: ComparedLoad;
}

const connections = 16;

function repeatedLoad(generator: LoadGenerator, { prepare, ...load }: ComparedLoad) {
  const results: LoadResult[] = [];
  const medianOf = (name: keyof LoadResult) => median(results.map((result) => result[name]));
  return {
    async run() {
      await prepare?.();
      const result = await generator.run({ connections, ...load });
      results.push(result);
      return result.perSecond;
    },
    discardResults: () => void (results.length = 0),
    describe: () =>
      describeLoad({
        perSecond: medianOf("perSecond"),
        p50Ms: medianOf("p50Ms"),
        p99Ms: medianOf("p99Ms"),
      }),
    failed: () => results.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/**
 * Runs the same load on our site and on the peer, interleaved. The row contains both rates and
 * their ratio.
 */
export async function compareWithPeer(
  generator: LoadGenerator,
  { id, label, ours, peer }: Comparison,
): Promise<{ row: Row; failed: number }> {
  const [our, their] = [repeatedLoad(generator, ours), repeatedLoad(generator, peer)];
  for (const load of [our, their]) {
    await load.run();
    load.discardResults();
  }
  const result = await interleavedRounds(5, { ours: () => our.run(), peer: () => their.run() });
  const ratio = formatFigure(result.medianRatio("ours", "peer"));
  const measured = `${ratio}x: ${our.describe()}; Hono with SQLite ${their.describe()}`;
  return { row: { id, label, measured }, failed: our.failed() + their.failed() };
}
