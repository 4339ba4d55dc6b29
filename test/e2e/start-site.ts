import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runSite } from "../../packages/local/src/start/run-site.ts";
import { readSettings } from "../../packages/local/src/start/settings.ts";

/** Starts the whole site as `npm start` does, with a data folder of its own. Returns a function that stops it. */
export default async function startSite(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), "vanfettle-e2e-"));
  const stop = new AbortController();
  const settings = readSettings({ ...process.env, PORT: "0", DATA_DIR: dataDir });
  const site = await runSite({ settings, cloudPort: 0, signal: stop.signal });
  process.env["SITE_URL"] = site.cloud.url;
  return async () => {
    await site.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
