import { loadGazetteer } from "@vanfettle/places/gazetteer";
import { quantile } from "../measure/statistics.ts";
import { rowAtMost, type Group } from "../report/row.ts";
import { startSeededSite } from "../site/site-process.ts";
import { sendVisitors } from "./send-visitors.ts";

const perSecond = 100;
const warmUpSeconds = 5;
const seconds = 20;

export const bookingGroup: Group = {
  name: "booking",
  title: "A booking under load",
  method: `The whole site as \`npm start\` runs it, with its database engine, on the machine that also sends the requests. ${perSecond} requests a second, sent whether or not earlier requests have a response: 95 read a place, each a different one, and 5 book. ${warmUpSeconds} s warm up, and ${seconds} s are measured.`,
  async measure(log) {
    const site = await startSeededSite();
    const paths = loadGazetteer().places.map(
      ({ canonicalSlug }) => `/api/locations/${canonicalSlug}`,
    );
    const sent = (duration: number) =>
      sendVisitors({ url: site.url, paths, perSecond, seconds: duration });
    try {
      log("sending");
      await sent(warmUpSeconds);
      const { bookingMs, failed } = await sent(seconds);
      return [
        rowAtMost("From a press to the partner's URL, p99", quantile(bookingMs, 0.99), 500, " ms"),
        rowAtMost("Failed requests", failed, 0),
      ];
    } finally {
      await site.close();
    }
  },
};
