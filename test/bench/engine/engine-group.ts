import { apiPath, placeSlugs } from "../data/location-paths.ts";
import { loadGun } from "../load/gun.ts";
import type { Shots } from "../load/shots.ts";
import { pinning } from "../measure/pinned.ts";
import { rounds } from "../measure/rounds.ts";
import { least, most, type Group } from "../report/row.ts";
import { startSite } from "../site/start-site.ts";

const connections = 16;
const readsPerRound = 1_600;
const paths = placeSlugs.slice(0, readsPerRound).map(apiPath);

export const engineGroup: Group = {
  name: "engine",
  title: "Local engine",
  about: `The whole site as \`npm start\` runs it: distribution, gateway, functions and the DynamoDB engine on disk; ${pinning}. 16 connections. Each round empties the distribution's cache and reads ${readsPerRound.toLocaleString("en-GB")} places once each, so every read goes through to the engine; a booking has a key of its own.`,
  async measure({ say }) {
    say("booting");
    const site = await startSite();
    const gun = loadGun();
    let wrong = 0;
    const fire = async (shots: Omit<Shots, "url" | "connections">) => {
      const hits = await gun.fire({ url: site.url, connections, ...shots });
      wrong += hits.wrong;
      return hits.perSecond;
    };
    const read = async () => {
      await site.forget();
      return fire({ amount: paths.length, aim: { kind: "reads", paths } });
    };
    const book = () => fire({ seconds: 2, aim: { kind: "bookings" } });
    try {
      say("warming up");
      await read();
      await book();
      say("reading and booking");
      const result = await rounds(5, { read, book });
      return [
        least(`Location reads per second through the engine (${site.engine})`, result.of("read"), 600),
        least("Bookings per second", result.of("book"), 300),
        most("Answers among them that were no success", wrong, 0),
      ];
    } finally {
      await Promise.all([gun.close(), site.close()]);
    }
  },
};
