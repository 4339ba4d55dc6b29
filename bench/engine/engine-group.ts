import { apiPath, placeSlugs } from "../data/location-paths.ts";
import { startLoadGenerator, type Load } from "../load/load-generator.ts";
import { cpuPlacement } from "../measure/cpu-affinity.ts";
import { interleavedRounds } from "../measure/interleaved-rounds.ts";
import { startServer } from "../measure/server-process.ts";
import { figure, rowAtLeast, rowAtMost, type Group } from "../report/row.ts";
import { startSeededSite } from "../site/site-process.ts";

const connections = 16;
const readsPerRound = 1_600;
const warmUpRounds = 3;
const paths = placeSlugs.slice(0, readsPerRound).map(apiPath);

export const engineGroup: Group = {
  name: "engine",
  title: "Local engine",
  method: `The deployed functions behind a bare HTTP server, in one process, over the DynamoDB engine that keeps its data on disk; then the whole site as \`npm start\` runs it, where distribution, gateway, a thread for each function and the engine share that core; ${cpuPlacement}. 16 connections. A round reads ${readsPerRound.toLocaleString("en-GB")} places once each, with the distribution's cache emptied before, so that every read goes through to the engine; a booking has a key of its own. After ${warmUpRounds} rounds to warm up.`,
  async measure({ log }) {
    log("starting");
    const site = await startSeededSite();
    const script = new URL("./serve-functions.ts", import.meta.url);
    const ENGINE_CREDENTIALS = JSON.stringify(site.credentials);
    const functions = await startServer(script, { ENGINE: site.dynamodbEndpoint, ENGINE_CREDENTIALS });
    const unchecked = await startServer(script, { ENGINE: site.engineEndpoint, ENGINE_CREDENTIALS });
    const generator = startLoadGenerator();
    let failed = 0;
    const run = async (load: Omit<Load, "connections">) => {
      const result = await generator.run({ connections, ...load });
      failed += result.failed;
      return result.perSecond;
    };
    const read = (url: string) => run({ url, amount: paths.length, mix: { kind: "reads", paths } });
    const book = (url: string) => run({ url, seconds: 2, mix: { kind: "bookings" } });
    const contenders = {
      read: () => read(functions.url),
      uncheckedRead: () => read(unchecked.url),
      book: () => book(functions.url),
      siteRead: async () => {
        await site.clearCache();
        return read(site.url);
      },
      siteBook: () => book(site.url),
    };
    try {
      log("warming up");
      await interleavedRounds(warmUpRounds, contenders);
      log("reading and booking");
      const { median } = await interleavedRounds(5, contenders);
      // On one core, the time of a read is the sum of what everybody does for it.
      const checkSeconds = 1 / median("read") - 1 / median("uncheckedRead");
      const readLabel = `Location reads per second through the engine (${site.engine})`;
      return [
        rowAtLeast({ id: "engine-reads", label: readLabel }, median("read"), 600),
        rowAtLeast({ id: "engine-bookings", label: "Bookings per second through the engine" }, median("book"), 300),
        {
          id: "site-rates",
          label: "Reads and bookings per second of the whole site on that core",
          measured: `${figure(median("siteRead"))}, ${figure(median("siteBook"))}`,
        },
        rowAtMost(
          {
            id: "role-checks",
            label: "Share of a read of the whole site that checking the caller and its role takes, %",
          },
          checkSeconds * median("siteRead") * 100,
          5,
        ),
        rowAtMost({ id: "failed-requests", label: "Unsuccessful responses among them" }, failed, 0),
      ];
    } finally {
      await Promise.all([generator.close(), functions.close(), unchecked.close()]);
      await site.close();
    }
  },
};
