import { chromium, type Browser } from "playwright-core";
import { ensureBrowser } from "@vanfettle/commands/browser";
import { interleavedRounds } from "../measure/interleaved-rounds.ts";
import { formatFigure, type Row } from "../report/row.ts";
import type { ComparisonServer } from "./comparison-server.ts";
import type { MeasuredPage } from "./lighthouse-rows.ts";

export const pressRounds = 5;

interface Connection {
  id: string;
  name: string;
  latency: number;
  kilobitsPerSecond: number;
}

const connections: readonly Connection[] = [
  { id: "slow-3g", name: "slow 3G", latency: 400, kilobitsPerSecond: 400 },
  // Lighthouse's mobile preset.
  { id: "slow-4g", name: "slow 4G", latency: 150, kilobitsPerSecond: 1_638 },
];
const slowProcessor = 4;

/** Runs in the page: notes when it became interactive, and when it was first painted. */
function noteTimes(): void {
  const times: Record<string, number> = {};
  Object.assign(window, { times });
  new MutationObserver(() => (times["live"] ??= performance.now())).observe(document, {
    subtree: true,
    attributeFilter: ["data-live"],
  });
  new PerformanceObserver((list) => {
    const paint = list.getEntriesByName("first-contentful-paint")[0];
    if (paint) times["painted"] = paint.startTime;
  }).observe({ type: "paint", buffered: true });
}

/** Returns the milliseconds until a page, opened for the first time, reaches the given time. */
async function timeOf(
  browser: Browser,
  url: string,
  event: "live" | "painted",
  { latency, kilobitsPerSecond }: Connection,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const throughput = (kilobitsPerSecond * 1_000) / 8;
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowProcessor });
    await page.addInitScript(noteTimes);
    await page.goto(url, { waitUntil: "commit" });
    const time = await page.waitForFunction(
      (name) => (window as unknown as { times: Record<string, number> }).times[name],
      event,
      { timeout: 120_000 },
    );
    return (await time.jsonValue()) ?? Number.NaN;
  } finally {
    await context.close();
  }
}

/**
 * Measures how long a press must wait for the page's script, relative to the same page without
 * script, whose forms work as soon as they are painted.
 */
export async function pressRows(
  server: ComparisonServer,
  { id, name, path }: MeasuredPage,
): Promise<Row[]> {
  const browser = await chromium.launch({
    executablePath: ensureBrowser(() => undefined),
    args: ["--no-sandbox"],
  });
  const rows: Row[] = [];
  try {
    for (const connection of connections) {
      const time = (variant: "page" | "withoutWebFont", event: "live" | "painted") => () =>
        timeOf(browser, server.url(variant, path), event, connection);
      const waits = await interleavedRounds(pressRounds, {
        live: time("page", "live"),
        painted: time("page", "painted"),
        withoutScript: time("withoutWebFont", "painted"),
      });
      const seconds = (contender: "live" | "painted" | "withoutScript") =>
        `${formatFigure(waits.median(contender) / 1000)} s`;
      rows.push({
        id: `${id}-press-${connection.id}`,
        label: `${name}: time until a press works on ${connection.name}, relative to the page without script`,
        measured: `${formatFigure(waits.medianRatio("live", "withoutScript"))}x (${seconds("live")}; first paint ${seconds("painted")}; without script ${seconds("withoutScript")})`,
      });
    }
  } finally {
    await browser.close();
  }
  return rows;
}
