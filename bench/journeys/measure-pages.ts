import type { Browser } from "playwright-core";

const viewport = { width: 390, height: 844 };

/** The page types to measure, each with a path in the sample list. */
export const measuredPages = [
  ["home", "/"],
  ["MOT landing", "/van-mot/"],
  ["region", "/van-mot/south-east/"],
  ["county", "/van-mot/kent/"],
  ["town, MOT", "/van-mot/swansea/"],
  ["city, servicing", "/van-servicing/leeds/"],
  ["village, MOT", "/van-mot/lavendon/"],
  ["village, servicing", "/van-servicing/lavendon/"],
  ["Belfast, MOT", "/van-mot/belfast/"],
  ["Belfast, servicing", "/van-servicing/belfast/"],
  ["service", "/services/brake-repairs"],
  ["van check", "/van-check/"],
  ["manual van check", "/van-check/?in=gb&expires=2027-05-15&kg=3500&kind=van&power=engine"],
  ["fleet check", "/fleet-check/"],
  ["garages", "/garages/"],
  ["garages, with a postcode", "/garages/?class=7&postcode="],
  ["garages, Northern Ireland", "/garages/?postcode=BT28+2SA"],
  ["data and claims", "/data-and-claims/"],
] as const;

export interface PageFigures {
  /**
   * The distance in pixels from the top of the page to the first visible telephone number, or null.
   */
  firstPhone: number | null;
  /** The same distance to the first visible amount of money outside forms, or null. */
  firstPrice: number | null;
  /** The same distance to the booking form's first field, or null. */
  firstField: number | null;
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
    const { height, text, statements, ...first } = await page.evaluate(() => {
      const main = document.querySelector("main") as HTMLElement;
      const phones = [...main.querySelectorAll<HTMLElement>("a[href^='tel:']")];
      const topOf = (element: Element | null | undefined): number | null =>
        element ? Math.round(element.getBoundingClientRect().top + window.scrollY) : null;
      const firstPhone = topOf(phones.find((phone) => phone.checkVisibility()));
      const hasPrice = (element: Element): boolean =>
        [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && /£\d/.test(node.textContent ?? ""),
        );
      const firstPrice = topOf(
        [...main.querySelectorAll("*")].find(
          (element) =>
            !element.closest("form, script") && element.checkVisibility() && hasPrice(element),
        ),
      );
      const firstField = topOf(main.querySelector("#registration"));
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
        firstPrice,
        firstField,
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
      ...first,
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
