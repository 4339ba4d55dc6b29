import type { Browser } from "playwright-core";

const viewport = { width: 390, height: 844 };

/** The page types to measure, each with a path in the sample list. */
export const measuredPages = [
  ["home", "/"],
  ["MOT landing", "/van-mot/"],
  ["region", "/van-mot/south-east/"],
  ["county", "/van-mot/kent/"],
  ["town, MOT", "/van-mot/maidstone/"],
  ["town, servicing", "/van-servicing/maidstone/"],
  ["service", "/services/brake-repairs"],
  ["van check", "/van-check/"],
  ["manual van check", "/van-check/?in=gb&expires=2027-05-15&kg=3500&kind=van&power=engine"],
  ["fleet check", "/fleet-check/"],
  ["garages", "/garages/"],
  ["garages, with a postcode", "/garages/?class=7&postcode="],
] as const;

export interface PageFigures {
  /**
   * The distance in pixels from the top of the page to the first visible telephone number, or null.
   */
  firstPhone: number | null;
  /** The height of the page in phone screens. */
  screens: number;
  /** The number of visible words in the main part, excluding closed details. */
  words: number;
  /** The repeated numbers in the main part outside station lists, most frequent first. */
  repeated: { number: string; times: number }[];
}

/** Measures the content of a page on a phone. */
export async function measurePage(browser: Browser, url: string): Promise<PageFigures> {
  const page = await browser.newPage({ viewport, isMobile: true, hasTouch: true });
  try {
    await page.goto(url, { waitUntil: "networkidle" });
    const { firstPhone, height, text, statements } = await page.evaluate(() => {
      const main = document.querySelector("main") as HTMLElement;
      const phones = [...main.querySelectorAll<HTMLElement>("a[href^='tel:']")];
      const first = phones.find((phone) => phone.checkVisibility());
      const firstPhone = first
        ? Math.round(first.getBoundingClientRect().top + window.scrollY)
        : null;
      const height = document.documentElement.scrollHeight;
      const shown = main.innerText;
      // Count closed details, because their numbers are repetitions too. Skip stations' addresses
      // and distances.
      for (const list of main.querySelectorAll(
        "ol.stations, ol.nearest, form, script, svg, noscript",
      )) {
        list.remove();
      }
      return {
        firstPhone,
        height,
        text: shown,
        statements: main.textContent,
      };
    });
    const times = new Map<string, number>();
    for (const [number] of statements.matchAll(/£?\d[\d,.]*\d|\d/g)) {
      times.set(number, (times.get(number) ?? 0) + 1);
    }
    return {
      firstPhone,
      screens: height / viewport.height,
      words: text.split(/\s+/).filter(Boolean).length,
      repeated: [...times]
        .filter(([, count]) => count > 1)
        .map(([number, count]) => ({ number, times: count }))
        .toSorted((a, b) => b.times - a.times),
    };
  } finally {
    await page.close();
  }
}
