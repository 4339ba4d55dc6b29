import { parseOptions } from "@vanfettle/commands/command-line";
import { runSite } from "./start/run-site.ts";
import { readSettings } from "./start/settings.ts";
import { untilStopped } from "./start/until-stopped.ts";

parseOptions(
  "Usage: npm start\n  Runs the site on http://localhost:3000. Environment variables such as PORT and DATA_DIR set it up: docs/settings.md lists them.",
  {},
);

/** `npm start`: runs the whole site on this machine, from the templates that are deployed. */
await untilStopped(async (signal) => {
  const settings = readSettings(process.env);
  const site = await runSite({ settings, cloudPort: settings.port, signal });
  console.log(
    `Ready: ${site.cloud.url}  (data in ${settings.dataDir}, ${site.cloud.engine}; Ctrl-C stops it)`,
  );
  return site;
});
