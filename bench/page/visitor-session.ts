import { chromium, type Page } from "playwright-core";
import { ensureBrowser } from "@vanfettle/commands/browser";

/** The files of a type that the browser requested. */
export interface Downloads {
  /** The transferred bytes of the bodies. */
  bytes: number;
  /** The paths as requested. */
  files: string[];
}

export type DownloadsByType = Record<"script" | "style" | "font", Downloads>;

export interface Visit {
  /** The requests before the load event, without styles inlined in the document. */
  beforeLoad: DownloadsByType;
  /**
   * The requests before the load event that the page may wait for, without the print style sheet.
   */
  awaited: DownloadsByType;
  /** The requests until the page was idle and interactive. */
  live: DownloadsByType;
  /** The requests until a booking was accepted. */
  afterBooking: DownloadsByType;
}

interface NetworkEntry {
  path: string;
  type: string;
  /**
   * True if the page may wait for it. Chromium gives a style sheet of another medium, such as
   * print, the lowest priority.
   */
  isAwaited: boolean;
  requestedAt: number;
  bytes: number;
}

/** Records every request of the page from the browser's network log, by request id. */
async function recordNetwork(page: Page): Promise<Map<string, NetworkEntry>> {
  const session = await page.context().newCDPSession(page);
  const entries = new Map<string, NetworkEntry>();
  await session.send("Network.enable");
  session.on("Network.requestWillBeSent", ({ requestId, request, type = "Other", wallTime }) => {
    const isAwaited = request.initialPriority !== "VeryLow";
    entries.set(requestId, {
      path: new URL(request.url).pathname,
      type,
      isAwaited,
      requestedAt: wallTime * 1000,
      bytes: 0,
    });
  });
  session.on("Network.responseReceived", ({ requestId, response }) => {
    const entry = entries.get(requestId);
    if (entry) entry.bytes = Number(response.headers["content-length"] ?? 0);
  });
  return entries;
}

function downloadsOf(entries: readonly NetworkEntry[]): DownloadsByType {
  const ofType = (type: string): Downloads => {
    const matching = entries.filter((entry) => entry.type === type);
    return {
      bytes: matching.reduce((sum, { bytes }) => sum + bytes, 0),
      files: matching.map(({ path }) => path),
    };
  };
  return { script: ofType("Script"), style: ofType("Stylesheet"), font: ofType("Font") };
}

/**
 * Opens a page on a phone-sized screen, waits until it is interactive, books, and returns the
 * downloads at each stage.
 */
export async function recordVisit(url: string): Promise<Visit> {
  const browser = await chromium.launch({
    executablePath: ensureBrowser(() => undefined),
    args: ["--no-sandbox"],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const network = await recordNetwork(page);
    await page.goto(url, { waitUntil: "load" });
    const loadedAt = await page.evaluate(() => {
      const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      return performance.timeOrigin + (entry?.loadEventStart ?? 0);
    });
    await page.locator("html[data-live]").waitFor({ state: "attached" });
    await page.waitForLoadState("networkidle");
    const live = [...network.values()];
    const beforeLoad = live.filter(({ requestedAt }) => requestedAt < loadedAt);
    const awaited = beforeLoad.filter(({ isAwaited }) => isAwaited);
    const visit = {
      beforeLoad: downloadsOf(beforeLoad),
      awaited: downloadsOf(awaited),
      live: downloadsOf(live),
    };
    await page.getByLabel("Vehicle registration").fill("AB12CDE");
    await page.getByLabel("Postcode").fill("B11AA");
    await page.locator("input[name=serviceType]").first().check({ force: true });
    await page.getByRole("button", { name: "Get Your Quote" }).click();
    await page.getByText("Booking request submitted").first().waitFor();
    return { ...visit, afterBooking: downloadsOf([...network.values()]) };
  } finally {
    await browser.close();
  }
}
