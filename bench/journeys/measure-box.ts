import type { Browser } from "playwright-core";

/** A phone's processor is slower than this machine's by about this factor. */
const slowdown = 4;
const msPerCharacter = 200;
/** Names in full, misspelt names, and a text that resembles none. */
const texts = ["maidstone", "st ives", "sheffeild", "edinborough", "middlesborough", "qzxwvq"];

export interface BoxFigures {
  /** Bytes of scripts, compressed, that are fetched because the box is focused. */
  fetchedOnFocus: number;
  /** Milliseconds of the longest task of the page from the focus until the list of names is ready to be searched. */
  longestTaskOfLoading: number;
  /** Milliseconds of the task of a key: half of the keys, and the longest. */
  keyTasks: { half: number; longest: number };
}

/** Measures what the box of the home page costs a phone, whose processor is simulated. */
export async function measureBox(browser: Browser, url: string): Promise<BoxFigures> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  try {
    await page.goto(url, { waitUntil: "networkidle" });
    await page.locator("html[data-live]").waitFor({ state: "attached" });
    await (await context.newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate: slowdown });
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
      // A message is received once the task of the key has ended.
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
      page.evaluate(() => (window as unknown as { measured: { tasks: number[]; keys: number[] } }).measured);
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
