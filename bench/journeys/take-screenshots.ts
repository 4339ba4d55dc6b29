import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { ensureBrowser } from "@vanfettle/commands/browser";
import { parseOptions } from "@vanfettle/commands/command-line";
import { pages, servicingPath } from "@vanfettle/contract/paths";
import { startSite } from "../site/site-process.ts";

// Takes the README's screenshots of a new site with the sample list of stations: `npm run
// screenshots`.
const folder = "docs/screenshots";
parseOptions(
  `Usage: npm run screenshots\n  Takes the screenshots of the README, into ${folder}.`,
  {},
);
const shown = { home: pages.home.canonical, town: servicingPath("carlisle") };
const screens = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 844 } };

const dataDir = mkdtempSync(join(tmpdir(), "vanfettle-screenshots-"));
const env = { SAMPLE_STATIONS: "1", STATIONS_DIR: join(dataDir, "no-import") };
const site = await startSite({ dataDir, env, allCores: true });
const browser = await chromium.launch({
  executablePath: ensureBrowser(console.log),
  args: ["--no-sandbox"],
});
try {
  mkdirSync(folder, { recursive: true });
  for (const [device, viewport] of Object.entries(screens)) {
    const page = await browser.newPage({ viewport });
    for (const [name, path] of Object.entries(shown)) {
      await page.goto(`${site.url}${path}`, { waitUntil: "networkidle" });
      const file = `${folder}/${name}-${device}.png`;
      await page.screenshot({ path: file });
      console.log(`[screenshots] wrote ${file}`);
    }
    await page.close();
  }
} finally {
  await browser.close();
  await site.close();
  rmSync(dataDir, { recursive: true, force: true });
}
