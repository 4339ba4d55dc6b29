import type { Browser } from "playwright-core";
import { phone, slowProcessor } from "../measure/slow-phone.ts";

const msPerCharacter = 200;
/** Full names, misspelt names, and a text without similar names. */
const texts = ["maidstone", "st ives", "sheffeild", "edinborough", "middlesborough", "qzxwvq"];

export interface BoxFigures {
  /** The compressed bytes of scripts loaded when the box gets focus. */
  fetchedOnFocus: number;
  /**
   * The duration in milliseconds of the longest task from focus until the names are ready for
   * searching.
   */
  longestTaskOfLoading: number;
  /** The duration in milliseconds of a key's task: the median and the maximum. */
  keyTasks: { half: number; longest: number };
}

/** Measures the cost of the home page's search box on a phone with a simulated processor. */
export async function measureBox(browser: Browser, url: string): Promise<BoxFigures> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  try {
    await page.goto(url, { waitUntil: "networkidle" });
    await page.locator("html[data-live]").waitFor({ state: "attached" });
    await slowProcessor(page);
    const fetched: Promise<number>[] = [];
    page.on("requestfinished", (request) => {
      if (request.resourceType() !== "script") return;
      fetched.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.evaluate(() => {
      const measured = { tasks: [0], keys: [] as number[] };
      Object.assign(window, { measured });
      new PerformanceObserver((list) => {
        measured.tasks.push(...list.getEntries().map(({ duration }) => duration));
      }).observe({ type: "longtask" });
      // The message arrives after the key's task has ended.
      const channel = new MessageChannel();
      let started = 0;
      channel.port1.onmessage = () => void measured.keys.push(performance.now() - started);
      window.addEventListener(
        "input",
        () => {
          started = performance.now();
          channel.port2.postMessage(null);
        },
        { capture: true },
      );
    });
    const box = page.getByRole("main").getByLabel("Town, village, county");
    await box.tap();
    await page.getByRole("main").getByRole("combobox").waitFor();
    await page.waitForTimeout(3_000);
    const measured = () =>
      page.evaluate(
        () => (window as unknown as { measured: { tasks: number[]; keys: number[] } }).measured,
      );
    const { tasks } = await measured();
    for (const text of texts) {
      await box.fill("");
      await box.pressSequentially(text, { delay: msPerCharacter });
    }
    const keys = (await measured()).keys.toSorted((a, b) => a - b);
    const sizes = await Promise.all(fetched);
    return {
      fetchedOnFocus: sizes.reduce((sum, size) => sum + size, 0),
      longestTaskOfLoading: Math.max(...tasks),
      keyTasks: { half: keys[Math.floor(keys.length / 2)] ?? NaN, longest: keys.at(-1) ?? NaN },
    };
  } finally {
    await context.close();
  }
}
