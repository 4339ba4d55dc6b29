import { existsSync } from "node:fs";
import { stationFiles } from "../../../scripts/station-files.ts";
import { runSite } from "./start/run-site.ts";
import { readSettings } from "./start/settings.ts";
import { untilStopped } from "./start/until-stopped.ts";

/** `npm start`: runs the whole site on this machine, from the templates that would be deployed. */
await untilStopped(async (signal) => {
  const settings = readSettings(process.env);
  const site = await runSite({ settings, cloudPort: settings.port, signal });
  console.log(`Ready: ${site.cloud.url}  (data in ${settings.dataDir}, ${site.cloud.engine}; Ctrl-C stops it)`);
  if (!stationFiles.every((path) => existsSync(path))) {
    console.log(
      "No list of MOT stations is imported, so pages show figures and name no station. `npm run stations` fetches the lists; without the network, `npm run open-data -- --port 4650` and `npm run stations -- --from http://127.0.0.1:4650` make them up.",
    );
  }
  return site;
});
