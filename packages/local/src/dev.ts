import { createServer } from "vite";
import { parseOptions } from "../../../scripts/command-line.ts";
import { repository } from "./start/run-on-terminal.ts";
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
  const root = `${repository}packages/web`;
  const vite = await createServer({
    root,
    configFile: `${root}/vite.config.ts`,
    server: { host: "127.0.0.1", port: settings.port, strictPort: true },
  });
  await vite.listen();
  console.log(`Ready, with hot reload: ${siteOrigin}  (rendered at the edge: ${site.cloud.url}; Ctrl-C stops it)`);
  return {
    async close() {
      await vite.close();
      await site.close();
    },
  };
});
