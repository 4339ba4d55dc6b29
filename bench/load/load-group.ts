import { apiPath, pagePath, placeSlugs } from "../data/location-paths.ts";
import { cpuPlacement } from "../measure/cpu-affinity.ts";
import { startPeer } from "../measure/server-process.ts";
import { rowAtMost, type Group, type Row } from "../report/row.ts";
import { startSeededSite } from "../site/site-process.ts";
import { compareWithPeer, type Comparison } from "./comparison.ts";
import { startLoadGenerator } from "./load-generator.ts";
import { mixedLoad } from "./mixed-load.ts";
import type { RequestMix } from "./requests.ts";

const reads = (slugs: readonly string[], toPath: (slug: string) => string): RequestMix => ({
  kind: "reads",
  paths: slugs.map(toPath),
});

const cachedReads = reads(placeSlugs.slice(0, 64), apiPath);
const uncachedReads = reads(placeSlugs.slice(0, 1_600), apiPath);
const uncachedPages = reads(placeSlugs.slice(0, 480), pagePath);
const bookings: RequestMix = { kind: "bookings" };

export const loadGroup: Group = {
  name: "load",
  title: "Load",
  method: `The whole site as \`npm start\` runs it, compared with a minimal Hono server on \`node:sqlite\` that serves the same reads and bookings, interleaved; ${cpuPlacement}. 16 connections. Each figure is requests per second with p50 and p99. "Uncached" rounds clear the distribution's cache and request each place once: an API read reaches the database engine, and a page is also rendered at the edge (the peer serves the API read). Distribution, gateway, functions, edge and database share one core; the peer has a core to itself.`,
  async measure({ log, soak }) {
    log("starting site and peer");
    const [site, peer] = [await startSeededSite(), await startPeer()];
    const generator = startLoadGenerator();
    const prepare = site.clearCache;
    const peerReads = { url: peer.url, seconds: 2, mix: uncachedReads };
    const comparisons: Comparison[] = [
      {
        id: "cached-reads",
        label: "Cached location reads, relative to the peer's",
        ours: { url: site.url, seconds: 2, mix: cachedReads },
        peer: { url: peer.url, seconds: 2, mix: cachedReads },
      },
      {
        id: "uncached-reads",
        label: "Uncached location reads, relative to the peer's",
        ours: { url: site.url, amount: 1_600, mix: uncachedReads, prepare },
        peer: peerReads,
      },
      {
        id: "rendered-pages",
        label: "Whole pages rendered at the edge, relative to the peer's reads",
        ours: { url: site.url, amount: 480, mix: uncachedPages, prepare },
        peer: peerReads,
      },
      {
        id: "bookings",
        label: "Bookings, relative to the peer's",
        ours: { url: site.url, seconds: 2, mix: bookings },
        peer: { url: peer.url, seconds: 2, mix: bookings },
      },
    ];
    try {
      const rows: Row[] = [];
      let failed = 0;
      for (const comparison of comparisons) {
        log(comparison.label);
        const result = await compareWithPeer(generator, comparison);
        rows.push(result.row);
        failed += result.failed;
      }
      log(soak ? "mixed load for ten minutes" : "mixed load");
      const mixed = await mixedLoad({
        generator,
        site,
        peerUrl: peer.url,
        paths: placeSlugs.map(apiPath),
        soak,
      });
      const failedRow = { id: "failed-requests", label: "Failed requests" };
      return [...rows, ...mixed.rows, rowAtMost(failedRow, failed + mixed.failed, 0)];
    } finally {
      await generator.close();
      await Promise.all([site.close(), peer.close()]);
    }
  },
};
