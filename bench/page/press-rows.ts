import type { Browser } from "playwright-core";
import { interleavedRounds } from "../measure/interleaved-rounds.ts";
import { rowAtMost, type Row } from "../report/row.ts";
import type { ComparisonServer, Variant } from "./comparison-server.ts";
import type { MeasuredPage } from "./load-rows.ts";

export const pressRounds = 5;

interface Connection {
  name: string;
  /** The most that a page may take of the time without script. */
  bound: number;
  latency: number;
  kilobitsPerSecond: number;
}

// The page without script works at its first paint. React, its router and its cache are 110 KB of the
// script, which take 2.2 s on slow 3G. The bounds are a tenth above the slowest page of November 2026.
const connections: readonly Connection[] = [
  { name: "slow 3G", bound: 9, latency: 400, kilobitsPerSecond: 400 },
  // The usual preset for phones.
  { name: "slow 4G", bound: 5, latency: 150, kilobitsPerSecond: 1_638 },
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
  browser: Browser,
  server: ComparisonServer,
  { name, path }: MeasuredPage,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const connection of connections) {
    const time = (variant: Variant, event: "live" | "painted") => () =>
      timeOf(browser, server.url(variant, path), event, connection);
    const waits = await interleavedRounds(pressRounds, {
      live: time("page", "live"),
      withoutScript: time("handWritten", "painted"),
    });
    const label = `${name}: time until a press works on ${connection.name}`;
    rows.push(rowAtMost(label, waits.medianRatio("live", "withoutScript"), connection.bound, "x"));
  }
  return rows;
}
