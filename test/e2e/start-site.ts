import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runSite } from "../../packages/local/src/start/run-site.ts";
import { readSettings } from "../../packages/local/src/start/settings.ts";
import { startTextService } from "../../packages/text-service/src/server.ts";

/**
 * Starts the whole site like `npm start`, with a separate data folder and a text service that tests
 * can make fail. Returns a function that stops both.
 */
export default async function startSite(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), "vanfettle-e2e-"));
  const stop = new AbortController();
  const textService = await startTextService();
  const settings = readSettings({
    ...process.env,
    PORT: "0",
    DATA_DIR: dataDir,
    // Like a deployed stage without an import. Tests that need stations add them to the responses.
    SAMPLE_STATIONS: "0",
    OPENAI_BASE_URL: textService.baseUrl,
    OPENAI_MODEL: "vanfettle-local-writer",
  });
  const site = await runSite({ settings, cloudPort: 0, signal: stop.signal });
  process.env["SITE_URL"] = site.cloud.url;
  process.env["TEXT_SERVICE_URL"] = textService.url;
  return async () => {
    await site.close();
    await textService.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
