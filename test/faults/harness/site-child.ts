import { json } from "node:stream/consumers";
import { untilStopped } from "../../../packages/local/src/start/until-stopped.ts";
import { bootSite, type SiteOptions } from "./site.ts";

// Boots a site with the options that it reads as JSON, prints its address as JSON, and runs until
// it is stopped or killed. The channel to the parent process closes when the parent ends, for
// whatever reason.
process.once("disconnect", () => process.exit(1));
if (process.connected === false) process.exit(1);

const options = (await json(process.stdin)) as SiteOptions;

await untilStopped(async () => {
  const site = await bootSite(options);
  process.stdout.write(`${JSON.stringify({ url: site.url, tableName: site.tableNames[0] })}\n`);
  return site;
});
