import { apiPath, pagePath, placeSlugs } from "../data/location-paths.ts";
import { pinning } from "../measure/cpu-affinity.ts";
import { most, type Group, type Row } from "../report/row.ts";
import { startSite } from "../site/site-process.ts";
import { contest, type Contest } from "./comparison.ts";
import { loadGun } from "./load-generator.ts";
import { mixedLoad } from "./mixed-load.ts";
import { startPeer } from "../measure/server-process.ts";
import type { Aim } from "./requests.ts";

const reads = (slugs: readonly string[], toPath: (slug: string) => string): Aim => ({
  kind: "reads",
  paths: slugs.map(toPath),
});

export const loadGroup: Group = {
  name: "load",
  title: "Load",
  about: `The whole site as \`npm start\` runs it, against a minimal Hono server with \`node:sqlite\` that answers the same reads and bookings, in turns; ${pinning}. 16 connections; each figure is requests per second with p50 and p99. Uncached means that each round empties the distribution's cache and asks for each place once: an API read goes through to the database engine, a page is also rendered at the edge (its peer answers the API read). Here distribution, gateway, functions, edge and database share the one core that the peer has to itself.`,
  async measure({ say, soak }) {
    say("booting");
    const [site, peer] = [await startSite(), await startPeer()];
    const gun = loadGun();
    const few = reads(placeSlugs.slice(0, 64), apiPath);
    const many = reads(placeSlugs.slice(0, 1_600), apiPath);
    const pages = reads(placeSlugs.slice(0, 480), pagePath);
    const prepare = site.forget;
    const peerRead = { url: peer.url, seconds: 2, aim: many };
    const contests: Contest[] = [
      {
        what: "Cached location reads, by the peer's",
        ours: { url: site.url, seconds: 2, aim: few },
        peer: { url: peer.url, seconds: 2, aim: few },
      },
      {
        what: "Uncached location reads, by the peer's",
        ours: { url: site.url, amount: 1_600, aim: many, prepare },
        peer: peerRead,
      },
      {
        what: "Whole pages rendered at the edge, by the peer's reads",
        ours: { url: site.url, amount: 480, aim: pages, prepare },
        peer: peerRead,
      },
      {
        what: "Bookings, by the peer's",
        ours: { url: site.url, seconds: 2, aim: { kind: "bookings" } },
        peer: { url: peer.url, seconds: 2, aim: { kind: "bookings" } },
      },
    ];
    try {
      const rows: Row[] = [];
      let wrong = 0;
      for (const each of contests) {
        say(each.what);
        const result = await contest(gun, each);
        rows.push(result.row);
        wrong += result.wrong;
      }
      say(soak ? "a mixed load for ten minutes" : "a mixed load");
      const mixed = await mixedLoad({ gun, site, peerUrl: peer.url, paths: placeSlugs.map(apiPath), soak });
      return [...rows, ...mixed.rows, most("Answers of all these that were no success", wrong + mixed.wrong, 0)];
    } finally {
      await gun.close();
      await Promise.all([site.close(), peer.close()]);
    }
  },
};
