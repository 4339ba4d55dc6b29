import { pages, servicingPath } from "@vanfettle/contract/paths";
import { figure, most, sizeRow, type Group, type Row } from "../report/row.ts";
import { startSite } from "../site/start-site.ts";
import { getDocument } from "./get-document.ts";
import { publishText, wordiestPlace } from "./longest-text.ts";
import { paintedRows } from "./painted-rows.ts";
import { sideBySide } from "./side-by-side.ts";
import { visit } from "./visit.ts";
import { operatorModulesForVisitors } from "./visitor-chunks.ts";

async function documentRows(name: string, url: string): Promise<Row[]> {
  const { sent, html } = await getDocument(url);
  return [
    sizeRow(`${name}: HTML as it travels, brotli`, sent.length, 10),
    sizeRow(`${name}: HTML in full`, Buffer.byteLength(html), 48),
  ];
}

async function networkRows(url: string): Promise<Row[]> {
  const { beforeLoad, live, all, fonts, sheets } = await visit(url);
  return [
    sizeRow("Style sheets asked for before load", sheets, 0),
    most("Fonts", fonts.count, 1),
    sizeRow("Font", fonts.bytes, 30),
    sizeRow("Script asked for before load", beforeLoad, 0),
    sizeRow("Script in all, when the page is live", live, 85),
    sizeRow("Script in all, after a booking with its toast", all, 85),
  ];
}

export const pageGroup: Group = {
  name: "page",
  title: "Page",
  about:
    "Documents of the booted site, compressed as its distribution does (brotli, quality 5). The text is the longest that the local text service writes for a core place. Script and fonts are what Chromium's network log says travelled. Lighthouse 13.5 with its mobile preset, simulated slow 4G; each page in turns with its hand-written twin, which is the same document without script and state behind the same server: median of 5 for the place page, of 3 for the others.",
  async measure({ say }) {
    say("booting");
    const site = await startSite();
    const { slug, words } = wordiestPlace();
    const place = servicingPath(slug);
    const measured = [
      { name: "Place", path: place, turns: 5 },
      { name: "Home", path: "/", turns: 3 },
      { name: "Region", path: servicingPath("south-east"), turns: 3 },
      { name: "County", path: servicingPath("kent"), turns: 3 },
      { name: "MOT landing", path: pages.motLanding.canonical, turns: 3 },
    ];
    try {
      const rows: Row[] = await documentRows("Place page without a generated text", site.url + place);
      await publishText(site, slug);
      rows.push(...(await documentRows(`Place page with a text of ${figure(words)} words`, site.url + place)));
      say("network log");
      rows.push(...(await networkRows(site.url + place)));
      const operators = await operatorModulesForVisitors();
      rows.push(most("Operators' modules in visitors' chunks", operators.length, 0));
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
