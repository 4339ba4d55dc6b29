import { chromium, type Page } from "playwright-core";
import { ensureBrowser } from "../../scripts/browser.ts";

export interface Scripts {
  bytes: number;
  /** Paths, as asked for. */
  files: string[];
}

export interface Visit {
  /** Bytes of script that was asked for before the load event. */
  beforeLoad: number;
  /** When the page is idle and answers to clicks. */
  live: Scripts;
  /** After a form was filled and sent, up to the partner's page. */
  all: Scripts;
  fonts: { count: number; bytes: number };
  /** Bytes of styles that were asked for before the load event, beside those in the document. */
  sheets: number;
}

interface Fetched {
  path: string;
  type: string;
  at: number;
  bytes: number;
}

/** Everything the browser's own network log holds of this site; sizes are those of the bodies as they travelled. */
async function networkLog(page: Page): Promise<Map<string, Fetched>> {
  const session = await page.context().newCDPSession(page);
  const fetched = new Map<string, Fetched>();
  await session.send("Network.enable");
  session.on("Network.requestWillBeSent", ({ requestId, request, type = "Other", wallTime }) => {
    fetched.set(requestId, { path: new URL(request.url).pathname, type, at: wallTime * 1000, bytes: 0 });
  });
  session.on("Network.responseReceived", ({ requestId, response }) => {
    const entry = fetched.get(requestId);
    if (entry) entry.bytes = Number(response.headers["content-length"] ?? 0);
  });
  return fetched;
}

/** A visitor on a phone-sized screen who waits until the page is live and then books. */
export async function visit(url: string): Promise<Visit> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(() => undefined), args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const log = await networkLog(page);
    await page.goto(url, { waitUntil: "load" });
    const loadedAt = await page.evaluate(() => {
      const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      return performance.timeOrigin + (entry?.loadEventStart ?? 0);
    });
    await page.locator("html[data-live]").waitFor({ state: "attached" });
    await page.waitForLoadState("networkidle");
    const bytes = (type: string, among = [...log.values()]) =>
      among.filter((entry) => entry.type === type).reduce((sum, entry) => sum + entry.bytes, 0);
    const scripts = (): Scripts => ({
      bytes: bytes("Script"),
      files: [...log.values()].filter(({ type }) => type === "Script").map(({ path }) => path),
    });
    const live = scripts();
    const early = [...log.values()].filter(({ at }) => at < loadedAt);
    const beforeLoad = bytes("Script", early);
    const fonts = { count: [...log.values()].filter(({ type }) => type === "Font").length, bytes: bytes("Font") };
    const sheets = bytes("Stylesheet", early);
    await page.getByLabel("Vehicle registration").fill("AB12CDE");
    await page.getByLabel("Postcode").fill("B11AA");
    await page.locator("input[name=serviceType]").first().check({ force: true });
    await page.getByRole("button", { name: "Get Your Quote" }).click();
    await page.getByText("Booking request submitted").first().waitFor();
    return { beforeLoad, live, all: scripts(), fonts, sheets };
  } finally {
    await browser.close();
  }
}
