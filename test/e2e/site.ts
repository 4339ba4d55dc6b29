import { test as base, expect, type Page } from "@playwright/test";

/** Tests of the booted site: `page` fails its test on any console error, page error or hydration fault. */
export const test = base.extend<{ faults: string[] }>({
  baseURL: async ({}, use) => {
    await use(process.env["SITE_URL"] as string);
  },
  faults: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error" && !expectedErrors.some((pattern) => pattern.test(message.text()))) {
          faults.push(message.text());
        }
      });
      page.on("pageerror", (error) => faults.push(String(error)));
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

/** Chromium reports every answer of 400 or more as an error of the page; tests assert on those statuses themselves. */
const expectedErrors = [/^Failed to load resource: the server responded with a status of [45]\d\d/];

/** The moment the page answers to clicks: its script has started and hydrated what the edge wrote. */
export async function live(page: Page): Promise<void> {
  await page.locator("html[data-live]").waitFor({ state: "attached" });
}

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await live(page);
}

/** Keeps the answers to these calls back until it is told to let them through. */
export async function holdBack(page: Page, pattern: string): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

export { expect };
