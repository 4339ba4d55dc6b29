import type { Credentials } from "../../packages/local/src/access/callers.ts";
import { apiPath, placeSlugs } from "../data/location-paths.ts";
import { startLoadGenerator, type Load } from "../load/load-generator.ts";
import { startChild } from "../measure/child-process.ts";
import { cpuPlacement } from "../measure/cpu-affinity.ts";
import { interleavedRounds } from "../measure/interleaved-rounds.ts";
import { startServer } from "../measure/server-process.ts";
import { formatFigure, rowAtLeast, rowAtMost, type Group } from "../report/row.ts";
import { startSeededSite } from "../site/site-process.ts";
import type { ChecksMessage } from "./serve-checks.ts";

const connections = 16;
const readsPerRound = 1_600;
const warmUpRounds = 3;
const paths = placeSlugs.slice(0, readsPerRound).map(apiPath);

/** Starts the endpoint that validates callers, in a separate process on the servers' core. */
async function startChecks(engine: string) {
  const child = startChild(new URL("./serve-checks.ts", import.meta.url), {
    core: "server",
    env: { ENGINE: engine },
  });
  const request = (message: ChecksMessage) => child.request(message);
  return {
    ...((await request({ action: "address" })) as { url: string; credentials: Credentials }),
    cpuSeconds: async () => (await request({ action: "cpu-seconds" })) as number,
    close: child.close,
  };
}

export const engineGroup: Group = {
  name: "engine",
  title: "Local engine",
  method: `First the deployed functions behind a bare HTTP server, in one process, over the DynamoDB engine with its data on disk. Then the whole site as \`npm start\` runs it, with distribution, gateway, a thread for each function and the engine on one core; ${cpuPlacement}. 16 connections. A round reads ${readsPerRound.toLocaleString("en-GB")} places once each after clearing the distribution's cache, so that every read reaches the engine. Each booking has a new key. ${warmUpRounds} rounds warm up. The cost of checking roles is the processor time of the endpoint before the engine, alone in a process, while a function reads through it with its template's role. The difference of two rates would be mostly noise.`,
  async measure({ log }) {
    log("starting");
    const site = await startSeededSite();
    const script = new URL("./serve-functions.ts", import.meta.url);
    const ENGINE_CREDENTIALS = JSON.stringify(site.credentials);
    const functions = await startServer(script, {
      ENGINE: site.dynamodbEndpoint,
      ENGINE_CREDENTIALS,
    });
    const checks = await startChecks(site.engineEndpoint);
    const checked = await startServer(script, {
      ENGINE: checks.url,
      ENGINE_CREDENTIALS: JSON.stringify(checks.credentials),
    });
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
      checkSeconds: async () => {
        const before = await checks.cpuSeconds();
        await read(checked.url);
        return ((await checks.cpuSeconds()) - before) / paths.length;
      },
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
      const readLabel = `Location reads per second through the engine (${site.engine})`;
      return [
        rowAtLeast({ id: "engine-reads", label: readLabel }, median("read"), 600),
        rowAtLeast(
          { id: "engine-bookings", label: "Bookings per second through the engine" },
          median("book"),
          300,
        ),
        {
          id: "site-rates",
          label: "Reads and bookings per second of the whole site on that core",
          measured: `${formatFigure(median("siteRead"))}, ${formatFigure(median("siteBook"))}`,
        },
        rowAtMost(
          {
            id: "role-checks",
            label: "Share of the role checks in a read of the whole site, %",
          },
          // On a single core, the time of a read is the total time of all processes.
          median("checkSeconds") * median("siteRead") * 100,
          5,
        ),
        rowAtMost({ id: "failed-requests", label: "Failed requests" }, failed, 0),
      ];
    } finally {
      await Promise.all([generator.close(), functions.close(), checked.close(), checks.close()]);
      await site.close();
    }
  },
};
