import { apiPath, placeSlugs } from "../data/location-paths.ts";
import { loadGun } from "../load/load-generator.ts";
import { startServer } from "../measure/server-process.ts";
import type { Shots } from "../load/requests.ts";
import { pinning } from "../measure/cpu-affinity.ts";
import { rounds } from "../measure/interleaved-rounds.ts";
import { figure, least, most, type Group } from "../report/row.ts";
import { startSite } from "../site/site-process.ts";

const connections = 16;
const readsPerRound = 1_600;
const roundsToWarmUp = 3;
const paths = placeSlugs.slice(0, readsPerRound).map(apiPath);

export const engineGroup: Group = {
  name: "engine",
  title: "Local engine",
  about: `The deployed functions behind a bare HTTP server, in one process, over the DynamoDB engine that keeps its data on disk; then the whole site as \`npm start\` runs it, where distribution, gateway, a thread for each function and the engine share that core; ${pinning}. 16 connections. A round reads ${readsPerRound.toLocaleString("en-GB")} places once each, with the distribution's cache emptied before, so that every read goes through to the engine; a booking has a key of its own. After ${roundsToWarmUp} rounds to warm up.`,
  async measure({ say }) {
    say("booting");
    const site = await startSite();
    const env = { ENGINE: site.dynamodbEndpoint };
    const functions = await startServer(new URL("./serve-functions.ts", import.meta.url), env);
    const gun = loadGun();
    let wrong = 0;
    const fire = async (shots: Omit<Shots, "connections">) => {
      const hits = await gun.fire({ connections, ...shots });
      wrong += hits.wrong;
      return hits.perSecond;
    };
    const read = (url: string) => fire({ url, amount: paths.length, aim: { kind: "reads", paths } });
    const book = (url: string) => fire({ url, seconds: 2, aim: { kind: "bookings" } });
    const turns = {
      read: () => read(functions.url),
      book: () => book(functions.url),
      siteRead: async () => {
        await site.forget();
        return read(site.url);
      },
      siteBook: () => book(site.url),
    };
    try {
      say("warming up");
      await rounds(roundsToWarmUp, turns);
      say("reading and booking");
      const result = await rounds(5, turns);
      return [
        least(`Location reads per second through the engine (${site.engine})`, result.of("read"), 600),
        least("Bookings per second through the engine", result.of("book"), 300),
        {
          what: "Reads and bookings per second of the whole site on that core",
          measured: `${figure(result.of("siteRead"))}, ${figure(result.of("siteBook"))}`,
        },
        most("Answers among them that were no success", wrong, 0),
      ];
    } finally {
      await Promise.all([gun.close(), functions.close()]);
      await site.close();
    }
  },
};
