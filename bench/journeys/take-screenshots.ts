import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "playwright-core";
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
const site = await startSite({ dataDir, env });
const browser = await chromium.launch({
  executablePath: ensureBrowser(console.log),
  args: ["--no-sandbox"],
});

async function write(page: Page, name: string): Promise<void> {
  const file = `${folder}/${name}.png`;
  await page.screenshot({ path: file });
  console.log(`[screenshots] wrote ${file}`);
}

/** Signs in on the content manager and waits for its list. */
async function takeOperatorsPage(): Promise<void> {
  const page = await browser.newPage({ viewport: screens.desktop });
  await page.goto(`${site.url}${pages.contentManager.canonical}`);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.getByRole("button", { name: "Sign in as the local operator" }).click();
  await page.getByRole("button", { name: "Sign out" }).waitFor();
  await page.waitForLoadState("networkidle");
  await write(page, "operators-desktop");
  await page.close();
}

try {
  mkdirSync(folder, { recursive: true });
  for (const [device, viewport] of Object.entries(screens)) {
    const page = await browser.newPage({ viewport });
    for (const [name, path] of Object.entries(shown)) {
      await page.goto(`${site.url}${path}`, { waitUntil: "networkidle" });
      await write(page, `${name}-${device}`);
    }
    await page.close();
  }
  await takeOperatorsPage();
} finally {
  await browser.close();
  await site.close();
  rmSync(dataDir, { recursive: true, force: true });
}
