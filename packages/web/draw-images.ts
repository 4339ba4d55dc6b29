import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Browser } from "playwright-core";
import { ensureBrowser } from "@vanfettle/commands/browser";
import { parseOptions } from "@vanfettle/commands/command-line";
import { brandColours, site, vanMarkPath } from "@vanfettle/contract/site";
import { socialImages, type SocialImage } from "./src/document/social-image.ts";

const folder = "packages/web/public";
const { ink, plate } = brandColours;

/**
 * Returns the logo on its tile as a square SVG. `radius` is of the tile's corners in the logo's
 * 64-unit grid.
 */
const markOnTile = (radius: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">` +
  `<rect width="64" height="64" rx="${radius}" fill="${ink}"/>` +
  `<path fill="${plate}" fill-rule="evenodd" d="${vanMarkPath}"/></svg>\n`;

const socialPage = ({ words }: SocialImage): string => `<!doctype html><meta charset="utf-8"><style>
  body {
    display: grid; align-content: center; justify-items: center; gap: 34px; box-sizing: border-box;
    height: 100vh; margin: 0; padding-bottom: 40px; overflow: hidden; text-align: center;
    background: ${ink}; color: #fff; font: 800 76px/1.1 "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; letter-spacing: -0.02em;
  }
  svg { width: 300px; fill: ${plate} }
  p { max-width: 560px; margin: 0; text-wrap: balance }
  small { color: ${plate}; font-size: 40px }
  i { position: absolute; inset: auto 0 44px; height: 10px;
    background: repeating-linear-gradient(90deg, ${plate} 0 72px, transparent 72px 108px) }
</style>
<svg viewBox="6 15 54 35"><path fill-rule="evenodd" d="${vanMarkPath}"/></svg>
<p>${words}</p><small>${site.brand}</small><i></i>`;

/** Renders a document to a PNG of the given size in pixels, with a transparent background. */
async function renderPng(
  browser: Browser,
  html: string,
  width: number,
  height: number,
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html);
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

const fullPage = (svg: string): string => `<style>body{margin:0}svg{display:block}</style>${svg}`;

/** Returns an ICO file with a single PNG of 32 by 32 pixels. */
function icoFile(png: Buffer): Buffer {
  // One image of 32 by 32 pixels with 32 bits each, whose size follows, at offset 22.
  const header = Buffer.from([
    0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0,
  ]);
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
}

/** Draws the site's icons and social images from the brand's logo, using this machine's fonts. */
async function drawImages(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: ensureBrowser(console.log),
    args: ["--no-sandbox"],
  });
  const write = (name: string, content: string | Buffer) => {
    writeFileSync(join(folder, name), content);
    console.log(`[images] wrote ${join(folder, name)}`);
  };
  const rounded = markOnTile(14);
  write("favicon.svg", rounded);
  write("favicon.ico", icoFile(await renderPng(browser, fullPage(rounded), 32, 32)));
  // iOS rounds the corners itself.
  write("apple-touch-icon.png", await renderPng(browser, fullPage(markOnTile(0)), 180, 180));
  for (const image of Object.values(socialImages)) {
    write(image.path, await renderPng(browser, socialPage(image), image.width, image.height));
  }
  await browser.close();
}

parseOptions(
  `Usage: npm run images\n  Draws the icons and social images in ${folder} from the brand's logo.`,
  {},
);
await drawImages();
