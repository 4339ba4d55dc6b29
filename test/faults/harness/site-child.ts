import { untilStopped } from "../../../packages/local/src/start/until-stopped.ts";
import { bootSite, type SiteOptions } from "./site.ts";

// Usage: site-child.ts <SiteOptions as JSON>. Boots a site, prints its address as JSON, and runs until it is stopped or killed.
const options = JSON.parse(process.argv[2] ?? "{}") as SiteOptions;

await untilStopped(async () => {
  const site = await bootSite(options);
  process.stdout.write(`${JSON.stringify({ url: site.url, tableName: site.tableNames[0] })}\n`);
  return site;
});
