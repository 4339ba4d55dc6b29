import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { chromium, type Browser } from "playwright-core";
import { ensureBrowser } from "@vanfettle/commands/browser";
import { interleavedRounds } from "../measure/interleaved-rounds.ts";
import { rowAtMost, type Row } from "../report/row.ts";
import { getDocument } from "./get-document.ts";
import type { MeasuredPage } from "./lighthouse-rows.ts";

/**
 * The bytes of a body in the first ten packets of a connection, after about a kilobyte of headers.
 */
const firstPacketsBytes = 13_600;
const heldBackMs = 1_000;
const rounds = 9;

/**
 * Serves a page's document at `/whole`, and at `/held-back` with everything beyond the first
 * packets delayed by a second.
 */
async function serveDocument(body: Buffer) {
  const server = createServer((request, response) => {
    response.writeHead(200, {
      "content-type": "text/html; charset=utf-8",
      "content-encoding": "br",
    });
    if (request.url !== "/held-back") return response.end(body);
    response.write(body.subarray(0, firstPacketsBytes));
    return setTimeout(() => response.end(body.subarray(firstPacketsBytes)), heldBackMs);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
}

/**
 * Returns the milliseconds until the largest contentful paint, once the whole document has arrived.
 */
async function largestPaintMs(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  try {
    await page.goto(url);
    await page.waitForTimeout(500);
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN),
          ).observe({
            type: "largest-contentful-paint",
            buffered: true,
          });
        }),
    );
  } finally {
    await page.close();
  }
}

/**
 * Measures whether visitors wait for content beyond the first packets. A simulated load adds a
 * round trip for such a page; a browser paints the content that has arrived.
 */
export async function firstPacketsRow(
  siteUrl: string,
  { id, name, path }: MeasuredPage,
): Promise<Row> {
  const server = await serveDocument((await getDocument(siteUrl + path)).sent);
  const browser = await chromium.launch({
    executablePath: ensureBrowser(() => undefined),
    args: ["--no-sandbox"],
  });
  try {
    const paint = await interleavedRounds(rounds, {
      whole: () => largestPaintMs(browser, `${server.url}/whole`),
      heldBack: () => largestPaintMs(browser, `${server.url}/held-back`),
    });
    const label = `${name}: LCP with a delay of a second after the first ten packets, relative to no delay`;
    return rowAtMost(
      { id: `${id}-first-packets`, label },
      paint.medianRatio("heldBack", "whole"),
      1.08,
      "x",
    );
  } finally {
    await browser.close();
    server.close();
  }
}
