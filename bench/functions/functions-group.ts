import { statSync } from "node:fs";
import type { DeployedFunction } from "../../packages/local/src/assembly/functions.ts";
import { figure, least, most, sizeRow, type Group, type Row } from "../report/row.ts";
import { apiFunctions, built } from "../site/deployed-functions.ts";
import { countyRead } from "./county-read.ts";
import { requestsOfBooking, requestsOfPlacePage } from "./database-requests.ts";
import { entryOf, importTimes } from "./import-times.ts";

/** `visitor`, of a logical id that ends in a hash. */
const nameOf = ({ id }: DeployedFunction): string => id.replace(/(Function)?[0-9A-F]{8}$/, "").toLowerCase();

export const functionsGroup: Group = {
  name: "functions",
  title: "Functions",
  about:
    "The API's functions as the templates deploy them. Import: from nothing to a ready handler with its environment, in fresh processes, median of 11 in turns with a bundled DynamoDB client of the SDK that does nothing. County read: 16 connections, one process each on the same core, in turns; ours is router, decoding of the stored item and log behind a bare HTTP server, with the table's answers from memory; the other is Hono with two prepared statements on `node:sqlite`.",
  async measure({ say }) {
    await built();
    const functions = apiFunctions();
    const rows: Row[] = functions.map((deployed) =>
      sizeRow(`${nameOf(deployed)}, minified, with the SDK`, statSync(entryOf(deployed)).size, 700),
    );
    say("importing");
    const imports = await importTimes(functions);
    for (const deployed of functions) {
      const ratio = imports.ratio(deployed.id, "bare");
      rows.push(most(`${nameOf(deployed)}: import by that of a bare SDK client`, ratio, 1.7, "x"));
    }
    const milliseconds = functions.map(({ id }) => figure(imports.of(id))).join(", ");
    rows.push({
      what: "The same in milliseconds, in that order; the bare client",
      measured: `${milliseconds}; ${figure(imports.of("bare"))}`,
    });
    rows.push(most("Database requests for a place page, from edge to table", await requestsOfPlacePage(), 1));
    rows.push(most("Database requests for a booking", await requestsOfBooking(), 1));
    say("reading a county");
    const { ours, peer, ratio, wrong } = await countyRead();
    rows.push(least("County read over an in-memory table, by Hono with SQLite", ratio, 1.2, "x"));
    rows.push({
      what: "The same in requests per second; ours, Hono with SQLite",
      measured: `${figure(ours)}, ${figure(peer)}`,
    });
    rows.push(most("Answers among them that were no success", wrong, 0));
    return rows;
  },
};
