import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { pages, servicingPath } from "@vanfettle/contract/paths";
import { countWords } from "@vanfettle/core/content/text/location-text";
import {
  formatFigure,
  kilobytes,
  rowAtMost,
  sizeRow,
  type Group,
  type Row,
} from "../report/row.ts";
import { startSeededSite } from "../site/site-process.ts";
import { startComparisonServer } from "./comparison-server.ts";
import { firstPacketsRow } from "./first-packets.ts";
import { getDocument } from "./get-document.ts";
import { lighthouseRounds, lighthouseRows, type MeasuredPage } from "./lighthouse-rows.ts";
import { longestTask } from "./longest-task.ts";
import { operatorModulesForVisitors } from "./operator-modules.ts";
import { choosePlaces, publishText } from "./place-text.ts";
import { pressRounds, pressRows } from "./press-rows.ts";
import { recordVisit, type Downloads } from "./visitor-session.ts";

const bestBrotliSize = (content: string | Buffer): number => brotliCompressSync(content).length;

const countVisibleWords = (html: string): number =>
  countWords(html.slice(html.indexOf("<body")).replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, " "));

async function documentRows(id: string, name: string, url: string): Promise<Row[]> {
  const { sent, html } = await getDocument(url);
  const compressed = sizeRow(
    { id: `${id}-brotli`, label: `${name}: HTML in brotli` },
    bestBrotliSize(html),
    14,
  );
  const label = `${name}: HTML uncompressed, ${formatFigure(countVisibleWords(html))} words to read`;
  return [
    { ...compressed, measured: `${compressed.measured} (${kilobytes(sent.length)} as sent)` },
    sizeRow({ id: `${id}-raw`, label }, Buffer.byteLength(html), 64),
  ];
}

async function networkRows(url: string): Promise<Row[]> {
  const { awaited, beforeLoad, live, afterBooking } = await recordVisit(url);
  const bestSize = ({ files }: Downloads) =>
    files.reduce((sum, file) => sum + bestBrotliSize(readFileSync(`.build/web/client${file}`)), 0);
  const script = sizeRow(
    { id: "script-total", label: "Total script once the page is interactive" },
    bestSize(live.script),
    180,
  );
  const fontsBeforeLoad = beforeLoad.font.files.length;
  return [
    sizeRow(
      { id: "styles-before-load", label: "Style sheets for the screen requested before load" },
      awaited.style.bytes,
      0,
    ),
    rowAtMost({ id: "fonts", label: "Fonts" }, live.font.files.length, 1),
    sizeRow({ id: "font-size", label: "Font size" }, live.font.bytes, 30),
    {
      id: "fonts-before-load",
      label: "Fonts requested before load",
      measured: formatFigure(fontsBeforeLoad),
    },
    sizeRow(
      { id: "script-before-load", label: "Script requested before load" },
      beforeLoad.script.bytes,
      0,
    ),
    { ...script, measured: `${script.measured} (${kilobytes(live.script.bytes)} as sent)` },
    {
      id: "script-for-booking",
      label: "Additional script for completing and sending the booking form",
      measured: `${kilobytes(bestSize(afterBooking.script) - bestSize(live.script))} (${kilobytes(afterBooking.script.bytes - live.script.bytes)} as sent)`,
    },
  ];
}

export const pageGroup: Group = {
  name: "page",
  title: "Page",
  method: `Sizes are in brotli of quality 11, which the limits use, followed by the size that the local distribution sends at quality 5. CloudFront's quality is not published. The usual text is the text of median length among those that the local text service writes for the 243 core places; all other rows use the longest. Scripts and fonts are counted from Chromium's network log; the font may load with the script, when the page is idle. Lighthouse 13.5 with its mobile preset on simulated slow 4G. Each page is interleaved with two hand-written pages behind the same server: the same document without script and state, with a preloaded web font and without any. Median of ${lighthouseRounds}. Blocking time and score depend on the machine: where the hand-written pages exceed the limit too, only the ratio tells. The time until a press works ends when the page is interactive; slow 3G has 400 kbit/s and a latency of 400 ms, with a processor four times slower, median of ${pressRounds}.`,
  async measure({ log }) {
    log("starting");
    const site = await startSeededSite();
    const { usual, wordiest } = choosePlaces();
    const placePath = servicingPath(wordiest);
    const measuredPages: MeasuredPage[] = [
      { id: "place", name: "Place", path: placePath },
      { id: "home", name: "Home", path: "/" },
      { id: "region", name: "Region", path: servicingPath("south-east") },
      { id: "county", name: "County", path: servicingPath("kent") },
      { id: "mot-landing", name: "MOT landing", path: pages.motLanding.canonical },
      { id: "van-check", name: "Van check", path: pages.vanCheck.canonical },
    ];
    try {
      const rows = await documentRows(
        "html-without-text",
        "Place page without a generated text",
        site.url + placePath,
      );
      for (const slug of [usual, wordiest]) await publishText(site, slug);
      const usualUrl = site.url + servicingPath(usual);
      rows.push(
        ...(await documentRows("html-usual-text", "Place page with the usual text", usualUrl)),
      );
      rows.push(
        ...(await documentRows(
          "html-longest-text",
          "Place page with the longest text",
          site.url + placePath,
        )),
      );
      log("network log");
      rows.push(...(await networkRows(site.url + placePath)));
      const operatorModules = {
        id: "operator-modules",
        label: "Operators' modules in visitors' chunks",
      };
      rows.push(rowAtMost(operatorModules, (await operatorModulesForVisitors()).length, 0));
      const adminTask = {
        id: "admin-longest-task",
        label: "Operators' pages with all places: longest task",
      };
      rows.push(rowAtMost(adminTask, await longestTask(site.url), 200, " ms"));
      const paths = measuredPages.map(({ path }) => path);
      const server = await startComparisonServer(site.url, paths);
      try {
        for (const page of measuredPages) {
          log(`Lighthouse: ${page.name}`);
          rows.push(
            ...(await lighthouseRows(server, site.url, page)),
            ...(await pressRows(server, page)),
            await firstPacketsRow(site.url, page),
          );
        }
      } finally {
        await server.close();
      }
      return rows;
    } finally {
      await site.close();
    }
  },
};
