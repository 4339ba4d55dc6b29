import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { zipSync } from "fflate";
import { near } from "@vanfettle/stations/near";
import { importSampleList } from "@vanfettle/stations/open-data/import-sample-list";
import { samplePostcodes } from "@vanfettle/stations/open-data/sample-postcodes";
import { openStationData, stationFileNames } from "@vanfettle/stations/open-station-data";
import type { VanClass } from "@vanfettle/vans/law/law-values";
import { event } from "../../packages/functions/src/testing/api-event.ts";
import { quantile } from "../measure/statistics.ts";
import { unreachableUrl } from "../site/deployed-functions.ts";

const calls = 1_500;
const vanClasses: readonly (VanClass | undefined)[] = [undefined, "4", "7"];

export interface NearStationsFigures {
  /** The 99th percentile of a call's duration in milliseconds. */
  indexP99: number;
  handlerP99: number;
  /** The network connections that the function opened for all calls. */
  connections: number;
  zippedBytes: number;
}

/**
 * Measures the search for stations near a postcode in a sample list: the search by itself, and the
 * built function.
 */
export async function measureNearStations(entryFile: string): Promise<NearStationsFigures> {
  const folder = mkdtempSync(join(tmpdir(), "vanfettle-near-"));
  try {
    await importSampleList({ folder });
    copyFileSync(entryFile, join(folder, "index.mjs"));
    const files = ["index.mjs", ...Object.values(stationFileNames)].map(
      (name) => [name, join(folder, name)] as const,
    );
    const zipped = zipSync(
      Object.fromEntries(files.map(([name, path]) => [name, readFileSync(path)])),
    );
    const postcodes = drawPostcodes();
    const data = openStationData(folder, (problem) => {
      throw problem;
    });
    const indexTimes = timesOf((n) =>
      near(data, postcodes[n] ?? "", { vanClass: vanClasses[n % 3], limit: 20 }),
    );
    return {
      indexP99: quantile(indexTimes, 0.99),
      ...(await measureHandler(folder, postcodes)),
      zippedBytes: zipped.length,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns a sample postcode for each call, from all over the country. */
function drawPostcodes(): string[] {
  const all = samplePostcodes();
  return Array.from({ length: calls }, (_, n) => {
    const { outcode, inward } = all[(n * 7919) % all.length] ?? { outcode: "", inward: "" };
    return `${outcode} ${inward}`;
  });
}

/** Returns the milliseconds of each call in the second of two rounds. */
function timesOf(call: (n: number) => unknown): number[] {
  const round = () =>
    Array.from({ length: calls }, (_, n) => {
      const started = performance.now();
      call(n);
      return performance.now() - started;
    });
  round();
  return round();
}

async function measureHandler(folder: string, postcodes: readonly string[]) {
  Object.assign(process.env, { STAGE: "local", SITE_ORIGIN: unreachableUrl, LOG_LEVEL: "ERROR" });
  const { handler } = (await import(join(folder, "index.mjs"))) as {
    handler: (sent: object) => Promise<{ statusCode: number }>;
  };
  let connections = 0;
  const count = () => void (connections += 1);
  subscribe("net.client.socket", count);
  const times: number[] = [];
  for (const round of [0, 1]) {
    for (const postcode of postcodes) {
      const sent = event("GET", "/api/stations/near/x", {
        pathParameters: { postcode },
        query: "class=7&limit=20",
      });
      const started = performance.now();
      const { statusCode } = await handler(sent);
      if (round === 1) times.push(performance.now() - started);
      if (statusCode !== 200) throw new Error(`The function responded with ${statusCode}.`);
    }
  }
  unsubscribe("net.client.socket", count);
  return { handlerP99: quantile(times, 0.99), connections };
}
