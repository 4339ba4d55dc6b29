import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { chromium } from "playwright-core";
import { ensureBrowser } from "@vanfettle/commands/browser";
import { pages, servicingPath } from "@vanfettle/contract/paths";
import { rowAtMost, sizeRow, type Group, type Row } from "../report/row.ts";
import { startSeededSite } from "../site/site-process.ts";
import { startComparisonServer } from "./comparison-server.ts";
import { getDocument } from "./get-document.ts";
import { loadRows, rounds, type MeasuredPage } from "./load-rows.ts";
import { longestTask } from "./longest-task.ts";
import { choosePlace, publishText } from "./place-text.ts";
import { pressRounds, pressRows } from "./press-rows.ts";
import { recordVisit } from "./visitor-session.ts";

const brotliSize = (content: string | Buffer): number => brotliCompressSync(content).length;
const scriptSize = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + brotliSize(readFileSync(`.build/web/client${file}`)), 0);

async function sizeRows(url: string): Promise<Row[]> {
  const { html } = await getDocument(url);
  const { beforeLoad, live, afterBooking } = await recordVisit(url);
  return [
    sizeRow("Place page with the longest text: HTML in brotli", brotliSize(html), 14),
    sizeRow("Script requested before load", scriptSize(beforeLoad), 0),
    sizeRow("Total script once the page is interactive", scriptSize(live), 180),
    sizeRow("Total script once a booking is sent", scriptSize(afterBooking), 200),
  ];
}

export const pageGroup: Group = {
  name: "page",
  title: "Page",
  method: `Sizes are in thousands of bytes. The network is slow 4G (1.6 Mbit/s, 150 ms) and the processor four times slower than this machine's. Each page is interleaved with a hand-written page behind the same server: the same document without script and state. Median of ${rounds} rounds. Blocking time is what tasks take beyond 50 ms each. The time until a press works ends when the page is interactive, also on slow 3G (400 kbit/s, 400 ms), median of ${pressRounds}.`,
  async measure(log) {
    log("starting");
    const site = await startSeededSite();
    const browser = await chromium.launch({
      executablePath: ensureBrowser(() => undefined),
      args: ["--no-sandbox"],
    });
    const place = choosePlace();
    const measuredPages: MeasuredPage[] = [
      { name: "Place", path: servicingPath(place) },
      { name: "Home", path: pages.home.canonical },
      { name: "Region", path: servicingPath("south-east") },
      { name: "County", path: servicingPath("kent") },
      { name: "MOT landing", path: pages.motLanding.canonical },
      { name: "Van check", path: pages.vanCheck.canonical },
    ];
    try {
      await publishText(site, place);
      const rows = await sizeRows(site.url + servicingPath(place));
      const paths = measuredPages.map(({ path }) => path);
      const server = await startComparisonServer(site.url, paths);
      try {
        for (const page of measuredPages) {
          log(page.name);
          rows.push(
            ...(await loadRows(browser, server, page)),
            ...(await pressRows(browser, server, page)),
          );
        }
      } finally {
        await server.close();
      }
      log("operators' pages");
      const label = "Operators' pages with all places: longest task";
      rows.push(rowAtMost(label, await longestTask(site.url), 200, " ms"));
      return rows;
    } finally {
      await browser.close();
      await site.close();
    }
  },
};
