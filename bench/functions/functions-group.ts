import { statSync } from "node:fs";
import { maxBundleBytes } from "../../packages/functions/build.ts";
import type { DeployedFunction } from "../../packages/local/src/assembly/functions.ts";
import {
  formatFigure,
  rowAtLeast,
  rowAtMost,
  sizeRow,
  type Group,
  type Row,
} from "../report/row.ts";
import { apiFunctions, buildAndSynth } from "../site/deployed-functions.ts";
import { compareCountyReads } from "./county-read.ts";
import { countRequestsOfBooking, countRequestsOfPlacePage } from "./database-requests.ts";
import { entryFileOf, importTimes } from "./import-times.ts";
import { measureNearStations } from "./near-stations.ts";

/** Returns the short name for a logical id: `visitor` for `VisitorFunction0A1B2C3D`. */
const nameOf = ({ id }: DeployedFunction): string =>
  id.replace(/(Function)?[0-9A-F]{8}$/, "").toLowerCase();

async function nearStationsRows(functions: readonly DeployedFunction[]): Promise<Row[]> {
  const garages = functions.find((deployed) => nameOf(deployed) === "garages");
  if (!garages) throw new Error("No function answers with stations.");
  const { indexP99, handlerP99, connections, zippedBytes } = await measureNearStations(
    entryFileOf(garages),
  );
  const what = "Stations near a postcode";
  return [
    rowAtMost({ id: "near-index", label: `${what}: search, p99` }, indexP99, 1, " ms"),
    rowAtMost({ id: "near-handler", label: `${what}: whole function, p99` }, handlerP99, 15, " ms"),
    rowAtMost(
      { id: "near-connections", label: `${what}: connections that the function opens` },
      connections,
      0,
    ),
    sizeRow(
      { id: "near-zip", label: `${what}: function with the sample files, zipped` },
      zippedBytes,
      12_000,
    ),
  ];
}

export const functionsGroup: Group = {
  name: "functions",
  title: "Functions",
  method:
    "The API's functions as the templates deploy them. Import: from nothing to a ready handler with its environment, in fresh processes, median of 11, interleaved with a bundled DynamoDB client of the SDK that does nothing. County read: 16 connections, one process for each side on the same core, interleaved. Our side is the router, the decoding of the stored item and the log behind a bare HTTP server, with items from memory; the other side is Hono with prepared statements on `node:sqlite`. Stations near a postcode: 1,500 calls over a sample list of 23,000 stations and 11,000 postcodes, after as many to warm up. docs/stations.md has the figures for the published lists.",
  async measure({ log }) {
    await buildAndSynth();
    const functions = apiFunctions();
    const rows: Row[] = functions.map((deployed) => {
      const name = nameOf(deployed);
      const label = `${name}, minified, with the SDK`;
      const limit = maxBundleBytes[name === "garages" ? "garages" : "api"];
      return sizeRow(
        { id: `${name}-size`, label },
        statSync(entryFileOf(deployed)).size,
        limit / 1_000,
      );
    });
    log("importing");
    const imports = await importTimes(functions);
    for (const deployed of functions) {
      const name = nameOf(deployed);
      const label = `${name}: import, relative to a bare SDK client`;
      rows.push(
        rowAtMost(
          { id: `${name}-import`, label },
          imports.medianRatio(deployed.id, "bare"),
          2.2,
          "x",
        ),
      );
    }
    const milliseconds = functions.map(({ id }) => formatFigure(imports.median(id))).join(", ");
    rows.push({
      id: "import-times",
      label: "Imports in milliseconds, in that order; the bare client",
      measured: `${milliseconds}; ${formatFigure(imports.median("bare"))}`,
    });
    const page = {
      id: "requests-of-page",
      label: "Database requests for a place page, from edge to table",
    };
    rows.push(rowAtMost(page, await countRequestsOfPlacePage(), 1));
    const booking = {
      id: "requests-of-booking",
      label: "Database requests for a booking, except the first in a container",
    };
    rows.push(rowAtMost(booking, await countRequestsOfBooking(), 1));
    log("stations near a postcode");
    rows.push(...(await nearStationsRows(functions)));
    log("reading a county");
    const { ours, peer, ratio, failed } = await compareCountyReads();
    const county = {
      id: "county-read",
      label: "County read over an in-memory table, relative to Hono with SQLite",
    };
    rows.push(rowAtLeast(county, ratio, 0.7, "x"));
    rows.push({
      id: "county-read-rates",
      label: "The same in requests per second; ours, Hono with SQLite",
      measured: `${formatFigure(ours)}, ${formatFigure(peer)}`,
    });
    rows.push(rowAtMost({ id: "failed-requests", label: "Failed requests" }, failed, 0));
    return rows;
  },
};
