import { startLoadGenerator } from "../load/load-generator.ts";
import { interleavedRounds } from "../measure/interleaved-rounds.ts";
import { startPeer, startServer } from "../measure/server-process.ts";

export interface CountyReads {
  /** In requests per second. */
  ours: number;
  peer: number;
  ratio: number;
  failed: number;
}

const path = "/api/locations/kent";
const connections = 16;

/**
 * Reads a county from our handler and from the peer, interleaved, with each in a process on the
 * servers' core.
 */
export async function compareCountyReads(): Promise<CountyReads> {
  const generator = startLoadGenerator();
  const [ours, peer] = await Promise.all([
    startServer(new URL("./serve-handler.ts", import.meta.url)),
    startPeer(),
  ]);
  let failed = 0;
  const read = async (url: string, seconds: number) => {
    const paths = Array<string>(connections).fill(path);
    const result = await generator.run({
      url,
      connections,
      seconds,
      mix: { kind: "reads", paths },
    });
    failed += result.failed;
    return result.perSecond;
  };
  try {
    for (const { url } of [ours, peer]) await read(url, 3);
    const result = await interleavedRounds(5, {
      ours: () => read(ours.url, 2),
      peer: () => read(peer.url, 2),
    });
    return {
      ours: result.median("ours"),
      peer: result.median("peer"),
      ratio: result.medianRatio("ours", "peer"),
      failed,
    };
  } finally {
    await Promise.all([generator.close(), ours.close(), peer.close()]);
  }
}
