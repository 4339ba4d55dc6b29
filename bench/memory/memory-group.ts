import { apiPath, pagePath, placeSlugs } from "../data/location-paths.ts";
import { startLoadGenerator } from "../load/load-generator.ts";
import { formatFigure, rowAtMost, type Group } from "../report/row.ts";
import { startSeededSite } from "../site/site-process.ts";

const requests = 50_000;
const requestsPerSample = 5_000;
const warmUpRequests = 20_000;
const connections = 16;
const paths = placeSlugs.flatMap((slug) => [pagePath(slug), apiPath(slug)]);

const megabytes = (bytes: number) => bytes / 1_000_000;
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

export const memoryGroup: Group = {
  name: "memory",
  title: "Memory of the local site",
  method: `The whole site as \`npm start\` runs it, in one process. ${requests.toLocaleString("en-GB")} requests over ${connections} connections for the pages and the data of every place in turn fill the distribution's cache to its limit of 256 MB, after which it evicts. Resident memory is read every ${requestsPerSample.toLocaleString("en-GB")} requests; the first ${warmUpRequests.toLocaleString("en-GB")} warm up.`,
  async measure({ log }) {
    const site = await startSeededSite();
    const generator = startLoadGenerator();
    const samples: number[] = [];
    let failed = 0;
    try {
      for (let sent = 0; sent < requests; sent += requestsPerSample) {
        const own = Array.from(
          { length: requestsPerSample },
          (_, n) => paths[(sent + n) % paths.length] as string,
        );
        const mix = { kind: "reads", paths: own } as const;
        failed += (
          await generator.run({ url: site.url, connections, amount: requestsPerSample, mix })
        ).failed;
        samples.push(megabytes(await site.residentBytes()));
        log(`${sent + requestsPerSample} requests, ${formatFigure(samples.at(-1) ?? 0)} MB`);
      }
    } finally {
      await generator.close();
      await site.close();
    }
    const warm = samples.slice(warmUpRequests / requestsPerSample);
    const half = Math.floor(warm.length / 2);
    const growth = (mean(warm.slice(-half)) / mean(warm.slice(0, half)) - 1) * 100;
    return [
      {
        id: "resident",
        label: "Resident MB, every 5,000 requests",
        measured: samples.map(formatFigure).join(", "),
      },
      rowAtMost(
        { id: "growth", label: "Growth from the first to the last samples after warm-up, %" },
        growth,
        5,
      ),
      rowAtMost({ id: "failed-requests", label: "Failed requests" }, failed, 0),
    ];
  },
};
