import { parseOptions } from "@vanfettle/commands/command-line";
import { startHotReload } from "./hot-reload.ts";
import { runSite } from "./start/run-site.ts";
import { readSettings } from "./start/settings.ts";
import { untilStopped } from "./start/until-stopped.ts";

parseOptions(
  "Usage: npm run dev\n  Runs the site like npm start, with hot reload of the pages. docs/settings.md lists the environment variables.",
  {},
);

/** `npm run dev`: runs the whole site, serving pages from their sources with hot reload. */
await untilStopped(async (signal) => {
  const settings = readSettings(process.env);
  const siteOrigin = `http://localhost:${settings.port}`;
  const site = await runSite({ settings, cloudPort: 0, siteOrigin, signal });
  process.env.CLOUD_URL = site.cloud.url;
  const vite = await startHotReload(settings.port);
  console.log(
    `Ready, with hot reload: ${siteOrigin}  (rendered at the edge: ${site.cloud.url}; Ctrl-C stops it)`,
  );
  return {
    async close() {
      await vite.close();
      await site.close();
    },
  };
});
