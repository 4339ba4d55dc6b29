import type { Browser, Locator, Page } from "playwright-core";
import { phone, slowNetwork } from "../measure/slow-phone.ts";

const msPerCharacter = 200;

export interface JourneyFigures {
  taps: number;
  fields: number;
  characters: number;
  seconds: number;
}

/** A visitor on a phone, with counted taps and key presses. */
export interface Visitor {
  page: Page;
  tap: (target: Locator) => Promise<void>;
  /** Taps a field and types into it at five characters a second. */
  type: (field: Locator, text: string) => Promise<void>;
  /** Taps a field and pastes into it, by the tap that the phone's menu needs. */
  paste: (field: Locator, text: string) => Promise<void>;
}

/**
 * Follows a journey from the home page. Returns its cost: the seconds for a slow network and
 * typing, excluding reading and thinking.
 */
export async function measureJourney(
  browser: Browser,
  options: { url: string; javaScriptEnabled: boolean },
  journey: (visitor: Visitor) => Promise<void>,
): Promise<JourneyFigures> {
  const { javaScriptEnabled } = options;
  const context = await browser.newContext({ ...phone, javaScriptEnabled });
  const page = await context.newPage();
  const figures = { taps: 0, fields: 0, characters: 0 };
  try {
    await slowNetwork(page);
    await page.goto(options.url);
    if (javaScriptEnabled) await page.locator("html[data-live]").waitFor({ state: "attached" });
    const started = performance.now();
    await journey({
      page,
      async tap(target) {
        figures.taps += 1;
        await target.tap();
      },
      async type(field, text) {
        figures.taps += 1;
        figures.fields += 1;
        figures.characters += text.length;
        await field.tap();
        await field.pressSequentially(text, { delay: msPerCharacter });
      },
      async paste(field, text) {
        figures.taps += 2;
        figures.fields += 1;
        await field.tap();
        await field.fill(text);
      },
    });
    return { ...figures, seconds: (performance.now() - started) / 1000 };
  } finally {
    await context.close();
  }
}
