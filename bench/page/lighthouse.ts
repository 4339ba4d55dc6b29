import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { ensureBrowser } from "@vanfettle/commands/browser";

export interface LoadMetrics {
  /** The performance score, 0 to 100. */
  performance: number;
  lcpMs: number;
  cls: number;
  tbtMs: number;
}

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
/** The scores from 0 to 100. */
export type Scores = Record<(typeof categories)[number], number>;

const chromePath = ensureBrowser(() => undefined);
const chromeFlags = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"];
/** The number of attempts, because single runs can fail on a busy machine. */
const maxTries = 3;

/** Runs Lighthouse in a new browser: in a used browser, it may miss the start of the navigation. */
async function runOnce(url: string, onlyCategories: readonly string[]) {
  const chrome = await launch({ chromePath, chromeFlags, logLevel: "silent" });
  try {
    const options = { port: chrome.port, output: "json", logLevel: "silent" } as const;
    return (await lighthouse(url, { ...options, onlyCategories: [...onlyCategories] }))?.lhr;
  } finally {
    chrome.kill();
  }
}

async function run(url: string, onlyCategories: readonly string[]) {
  let reason = "";
  for (let tries = 0; tries < maxTries; tries += 1) {
    const report = await runOnce(url, onlyCategories);
    if (report && !report.runtimeError) return report;
    reason = report?.runtimeError?.message ?? "no report";
  }
  throw new Error(`${url}: ${reason}`);
}

/**
 * Scores a page with the mobile preset: slow 4G and a slow processor, simulated from the browser's
 * activity.
 */
export async function measureScores(url: string): Promise<Scores> {
  const report = await run(url, categories);
  const score = (name: string) => Math.round((report.categories[name]?.score ?? 0) * 100);
  return Object.fromEntries(categories.map((name) => [name, score(name)])) as Scores;
}

/** Measures a page's load with the same preset. */
export async function measureLoad(url: string): Promise<LoadMetrics> {
  const report = await run(url, ["performance"]);
  const value = (name: string) => report.audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: Math.round((report.categories["performance"]?.score ?? 0) * 100),
    lcpMs: value("largest-contentful-paint"),
    cls: value("cumulative-layout-shift"),
    tbtMs: value("total-blocking-time"),
  };
}
