import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { ensureBrowser } from "../../scripts/browser.ts";

export interface Painted {
  performance: number;
  lcpMs: number;
  cls: number;
  tbtMs: number;
}

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
export type Scores = Record<(typeof categories)[number], number>;

const chromePath = ensureBrowser(() => undefined);
const chromeFlags = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"];
const triesOnBusyMachine = 3;

/** One run in a browser of its own: a second one in the same browser may find no start of its navigation. */
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
  let why = "";
  for (let turn = 0; turn < triesOnBusyMachine; turn += 1) {
    const report = await runOnce(url, onlyCategories);
    if (report && !report.runtimeError) return report;
    why = report?.runtimeError?.message ?? "no report";
  }
  throw new Error(`${url}: ${why}`);
}

/** The mobile preset: slow 4G and a slow processor, simulated from what the browser did. */
export async function scores(url: string): Promise<Scores> {
  const report = await run(url, categories);
  const score = (name: string) => Math.round((report.categories[name]?.score ?? 0) * 100);
  return Object.fromEntries(categories.map((name) => [name, score(name)])) as Scores;
}

export async function paint(url: string): Promise<Painted> {
  const { categories: scored, audits } = await run(url, ["performance"]);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: Math.round((scored["performance"]?.score ?? 0) * 100),
    lcpMs: value("largest-contentful-paint"),
    cls: value("cumulative-layout-shift"),
    tbtMs: value("total-blocking-time"),
  };
}
