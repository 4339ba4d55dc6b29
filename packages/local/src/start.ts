import { existsSync, readdirSync } from "node:fs";
import { runSite } from "./start/run-site.ts";
import { readSettings } from "./start/settings.ts";
import { untilStopped } from "./start/until-stopped.ts";

/** Returns whether anything has been imported; a folder without it may hold the reports of refused imports. */
const hasStations = (folder: string): boolean =>
  existsSync(folder) && readdirSync(folder).some((name) => name.endsWith(".bin"));

/** `npm start`: runs the whole site on this machine, from the templates that would be deployed. */
await untilStopped(async (signal) => {
  const settings = readSettings(process.env);
  const site = await runSite({ settings, cloudPort: settings.port, signal });
  console.log(`Ready: ${site.cloud.url}  (data in ${settings.dataDir}, ${site.cloud.engine}; Ctrl-C stops it)`);
  if (!hasStations(settings.stationsDir)) {
    console.log(
      "No list of MOT stations is imported, so pages show figures and name no station. `npm run stations` fetches the lists; without the network, `npm run open-data -- --port 4650` and `npm run stations -- --from http://127.0.0.1:4650` make them up.",
    );
  }
  return site;
});
