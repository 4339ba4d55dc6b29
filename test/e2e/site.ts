import { test as base, expect, type Page } from "@playwright/test";

/** Extends Playwright's `test` for the booted site: a console or page error, a hydration error included, fails the test. */
export const test = base.extend<{ pageErrors: string[] }>({
  baseURL: async ({}, use) => {
    await use(process.env["SITE_URL"] as string);
  },
  pageErrors: [
    async ({ page }, use) => {
      const pageErrors: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error" && !expectedErrors.some((pattern) => pattern.test(message.text()))) {
          pageErrors.push(message.text());
        }
      });
      page.on("pageerror", (error) => pageErrors.push(String(error)));
      await use(pageErrors);
      expect(pageErrors).toEqual([]);
    },
    { auto: true },
  ],
});

/** Chromium logs every response of 400 or more as an error; tests assert on those statuses themselves. */
const expectedErrors = [/^Failed to load resource: the server responded with a status of [45]\d\d/];

/** Waits until the page is interactive: its script has hydrated the document. */
export async function waitUntilLive(page: Page): Promise<void> {
  await page.locator("html[data-live]").waitFor({ state: "attached" });
}

/** Opens a page and waits until it is interactive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilLive(page);
}

/** Holds requests that match `pattern`. Returns a function that lets them through. */
export async function holdRequests(page: Page, pattern: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

export { expect };
