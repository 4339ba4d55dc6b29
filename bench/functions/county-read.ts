import { loadGun } from "../load/load-generator.ts";
import { startPeer, startServer } from "../measure/server-process.ts";
import { rounds } from "../measure/interleaved-rounds.ts";

export interface CountyRead {
  ours: number;
  peer: number;
  ratio: number;
  wrong: number;
}

const path = "/api/locations/kent";
const connections = 16;

/** Each server alone on its core, one process each, asked for the same county in turns. */
export async function countyRead(): Promise<CountyRead> {
  const gun = loadGun();
  const [ours, peer] = await Promise.all([startServer(new URL("./serve-handler.ts", import.meta.url)), startPeer()]);
  let wrong = 0;
  const ask = async (url: string, seconds: number) => {
    const hits = await gun.fire({
      url,
      connections,
      seconds,
      aim: { kind: "reads", paths: Array(connections).fill(path) },
    });
    wrong += hits.wrong;
    return hits.perSecond;
  };
  try {
    for (const { url } of [ours, peer]) await ask(url, 3);
    const result = await rounds(5, { ours: () => ask(ours.url, 2), peer: () => ask(peer.url, 2) });
    return { ours: result.of("ours"), peer: result.of("peer"), ratio: result.ratio("ours", "peer"), wrong };
  } finally {
    await Promise.all([gun.close(), ours.close(), peer.close()]);
  }
}
