import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { format } from "prettier";
import { ensureBrowser } from "@vanfettle/commands/browser";
import { parseOptions } from "@vanfettle/commands/command-line";
import { loadGazetteer } from "@vanfettle/places/gazetteer";
import { importSampleList } from "@vanfettle/stations/open-data/import-sample-list";
import { samplePostcodes } from "@vanfettle/stations/open-data/sample-postcodes";
import { describeMachine } from "../report/report-file.ts";
import { startSite } from "../site/site-process.ts";
import { journeysTo, type JourneyGoals } from "./journeys.ts";
import { measureBox, type BoxFigures } from "./measure-box.ts";
import { measuredPages, measurePage, type PageFigures } from "./measure-pages.ts";
import { measureJourney } from "./visitor.ts";

// Counts a visitor's actions and waiting times on the way to a station and to a village, and
// measures the search box: `npm run measure-journeys`. Starts the site with a sample list of
// stations and writes docs/journeys.md.
const target = "docs/journeys.md";
parseOptions(
  `Usage: npm run measure-journeys\n  Measures visitors' journeys and writes ${target}.`,
  {},
);

const introduction = `# Journeys, measured

The steps of visitors on a phone, from the home page to their goal. This file is written by \`npm run measure-journeys\`, which drives Chromium through the whole site as \`npm start\` runs it, with the sample stations and postcodes of \`npm run open-data\`, because the repository does not contain a published list. A published list requires the same steps and fields.

Taps are on links, buttons, choices and fields, and include the telephone call. Seconds include the site and typing at five characters per second over a simulated slow mobile network (1.6 Mbit/s, 150 ms), without time for reading. Pages with script are tapped once they are interactive. The smallest places that have a page have 1,000 people; a visitor from a smaller village enters its postcode and reaches the nearest place.

| From \`/\` to | Script | Taps | Fields | Characters | Seconds |
| --- | --- | --- | --- | --- | --- |
`;

/** Returns the document's section on the search box. */
const boxSection = ({ fetchedOnFocus, longestTaskOfLoading, keyTasks }: BoxFigures): string => `
## The search box

The cost of the search box on a phone with a quarter of the measuring machine's speed. Code and data for suggestions are not loaded with the page.

| Measure | Found | Bound |
| --- | --- | --- |
| script fetched when the box is focused, as compressed by the local CDN (a test limits it to 35 KB at the highest quality) | ${(fetchedOnFocus / 1000).toFixed(1)} KB | |
| longest task until all names can be searched, including misspellings | ${longestTaskOfLoading.toFixed(0)} ms | |
| task of a typed letter, median | ${keyTasks.half.toFixed(1)} ms | |
| task of a typed letter, maximum | ${keyTasks.longest.toFixed(1)} ms | 16.7 ms, one frame |
`;

const pagesIntroduction = `
## The pages

Each type of page on a phone of 390 x 844 pixels, with the sample list: the distances from the top to the first amount of money, the first telephone number and the first field of the booking form, the length of the page, its words without closed details, and the numbers that its main part repeats outside forms and station lists, with their counts.

| Page | First price | First telephone number | First field | Screens | Words | Repeated numbers |
| --- | --- | --- | --- | --- | --- | --- |
`;

/** The maximum number of repeated numbers in a row. */
const namedNumbers = 6;

function pageRow(name: string, figures: PageFigures): string {
  const { firstPrice, firstPhone, firstField, screens, words, repeated } = figures;
  const distance = (pixels: number | null): string => (pixels === null ? "" : `${pixels} px`);
  const numbers = repeated
    .slice(0, namedNumbers)
    .map(({ number, times }) => `${number} (${times})`);
  const more = repeated.length - numbers.length;
  const cells = [
    name,
    distance(firstPrice),
    distance(firstPhone),
    distance(firstField),
    screens.toFixed(1),
    String(words),
    [...numbers, ...(more > 0 ? [`${more} more`] : [])].join(", "),
  ];
  return `| ${cells.join(" | ")} |`;
}

function goals(): JourneyGoals {
  const villages = loadGazetteer().places.filter(
    ({ name, population }) => population !== null && /^[A-Z]\w+$/.test(name),
  );
  const [village] = villages.toSorted((a, b) => (a.population ?? 0) - (b.population ?? 0));
  const postcode = samplePostcodes()[4_000];
  if (!village || !postcode) {
    throw new Error("The gazetteer has no village, or the sample list no postcode.");
  }
  return {
    postcode: `${postcode.outcode} ${postcode.inward}`,
    village: { name: village.name, slug: village.slug, people: village.population ?? 0 },
  };
}

const work = mkdtempSync(join(tmpdir(), "vanfettle-journeys-"));
try {
  const stations = join(work, "stations");
  await importSampleList({ folder: stations });
  const site = await startSite({
    dataDir: join(work, "data"),
    env: { STATIONS_DIR: stations },
  });
  const browser = await chromium.launch({
    executablePath: ensureBrowser(() => undefined),
    args: ["--no-sandbox"],
  });
  const rows: string[] = [];
  const reached = goals();
  for (const { label, script, follow } of journeysTo(reached)) {
    for (const javaScriptEnabled of script) {
      const { taps, fields, characters, seconds } = await measureJourney(
        browser,
        { url: `${site.url}/`, javaScriptEnabled },
        follow,
      );
      rows.push(
        `| ${label} | ${javaScriptEnabled ? "with" : "without"} | ${taps} | ${fields} | ${characters} | ${seconds.toFixed(1)} |`,
      );
      console.log(rows.at(-1));
    }
  }
  const pageRows: string[] = [];
  for (const [name, path] of measuredPages) {
    const address = path.endsWith("=") ? `${path}${encodeURIComponent(reached.postcode)}` : path;
    pageRows.push(pageRow(name, await measurePage(browser, `${site.url}${address}`)));
    console.log(pageRows.at(-1));
  }
  const box = boxSection(await measureBox(browser, `${site.url}/`));
  console.log(box);
  await browser.close();
  await site.close();
  const measuredOn = `Measured on ${new Date().toISOString().slice(0, 10)}: ${describeMachine()}.\n`;
  writeFileSync(
    target,
    await format(
      `${introduction}${rows.join("\n")}\n${pagesIntroduction}${pageRows.join("\n")}\n${box}\n${measuredOn}`,
      { parser: "markdown" },
    ),
  );
} finally {
  rmSync(work, { recursive: true, force: true });
}
