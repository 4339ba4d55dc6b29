import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { pages, servicingPath } from "@vanfettle/contract/paths";
import { countWords } from "@vanfettle/core/content/text/place-text";
import { figure, kilobytes, most, sizeRow, type Group, type Row } from "../report/row.ts";
import { startSite } from "../site/site-process.ts";
import { getDocument } from "./get-document.ts";
import { chosenPlaces, publishText } from "./place-text.ts";
import { longestTask } from "./longest-task.ts";
import { paintedRows } from "./lighthouse-rows.ts";
import { sideBySide } from "./comparison-server.ts";
import { visit, type Scripts } from "./visitor-session.ts";
import { operatorModulesForVisitors } from "./operator-modules.ts";

const bestQuality = (text: string | Buffer): number => brotliCompressSync(text).length;

const visibleWords = (html: string): number =>
  countWords(html.slice(html.indexOf("<body")).replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, " "));

async function documentRows(name: string, url: string): Promise<Row[]> {
  const { sent, html } = await getDocument(url);
  const size = sizeRow(`${name}: HTML in brotli`, bestQuality(html), 10);
  return [
    { ...size, measured: `${size.measured} (${kilobytes(sent.length)} as sent)` },
    sizeRow(`${name}: HTML in full, ${figure(visibleWords(html))} words to read`, Buffer.byteLength(html), 48),
  ];
}

async function networkRows(url: string): Promise<Row[]> {
  const { beforeLoad, live, all, fonts, sheets } = await visit(url);
  const best = ({ files }: Scripts) =>
    files.reduce((sum, file) => sum + bestQuality(readFileSync(`.build/web/client${file}`)), 0);
  const inAll = sizeRow("Script in all, when the page is live", best(live), 85);
  return [
    sizeRow("Style sheets asked for before load", sheets, 0),
    most("Fonts", fonts.count, 1),
    sizeRow("Font", fonts.bytes, 30),
    sizeRow("Script asked for before load", beforeLoad, 0),
    { ...inAll, measured: `${inAll.measured} (${kilobytes(live.bytes)} as sent)` },
    {
      what: "Beside it, from the first touch of a form: what draws a toast",
      measured: `${kilobytes(best(all) - best(live))} (${kilobytes(all.bytes - live.bytes)} as sent)`,
    },
  ];
}

export const pageGroup: Group = {
  name: "page",
  title: "Page",
  about:
    "Sizes are in brotli of quality 11, which the bounds were set in; beside them what the local distribution sends, at quality 5. Which quality CloudFront takes is not published. Of the texts that the local text service writes for the 243 core places, the usual one is that of median length; all else is measured with the longest. Script and fonts are what Chromium's network log says travelled. Lighthouse 13.5 with its mobile preset, simulated slow 4G; each page in turns with its hand-written twin, which is the same document without script and state behind the same server: median of 5.",
  async measure({ say }) {
    say("booting");
    const site = await startSite();
    const { usual, wordiest } = chosenPlaces();
    const place = servicingPath(wordiest);
    const measured = [
      { name: "Place", path: place },
      { name: "Home", path: "/" },
      { name: "Region", path: servicingPath("south-east") },
      { name: "County", path: servicingPath("kent") },
      { name: "MOT landing", path: pages.motLanding.canonical },
    ];
    try {
      const rows: Row[] = await documentRows("Place page without a generated text", site.url + place);
      for (const slug of [usual, wordiest]) await publishText(site, slug);
      rows.push(...(await documentRows("Place page with the usual text", site.url + servicingPath(usual))));
      rows.push(...(await documentRows("Place page with the longest text", site.url + place)));
      say("network log");
      rows.push(...(await networkRows(site.url + place)));
      const operators = await operatorModulesForVisitors();
      rows.push(most("Operators' modules in visitors' chunks", operators.length, 0));
      rows.push(most("Operators' pages with all places: longest task", await longestTask(site.url), 200, " ms"));
      const paths = measured.map(({ path }) => path);
      const servers = await sideBySide(site.url, paths);
      try {
        for (const page of measured) {
          say(`Lighthouse: ${page.name}`);
          rows.push(...(await paintedRows({ servers, siteUrl: site.url }, page)));
        }
      } finally {
        await servers.close();
      }
      return rows;
    } finally {
      await site.close();
    }
  },
};
