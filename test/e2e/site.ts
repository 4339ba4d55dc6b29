import { test as base, expect, type Page } from "@playwright/test";
import { guardTexts } from "../../packages/web/src/testing/guard-texts.ts";

/**
 * Extends Playwright's `test` for the booted site: console errors and page errors, including
 * hydration errors and `guardTexts` errors, fail the test.
 */
export const test = base.extend<{ pageErrors: string[] }>({
  baseURL: async ({}, use) => {
    await use(process.env["SITE_URL"] as string);
  },
  pageErrors: [
    async ({ page }, use) => {
      const pageErrors: string[] = [];
      await page.addInitScript(guardTexts);
      page.on("console", (message) => {
        if (
          message.type() === "error" &&
          !expectedErrors.some((pattern) => pattern.test(message.text()))
        ) {
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

/** Chromium logs responses from 400 as errors; tests check those statuses themselves. */
const expectedErrors = [/^Failed to load resource: the server responded with a status of [45]\d\d/];

/**
 * Removes the errors that a page without a connection or a file logs. Other errors still fail the
 * test.
 */
export function dropNetworkErrors(pageErrors: string[]): void {
  const others = pageErrors.filter(
    (error) => !error.startsWith("Failed to load resource: net::ERR_"),
  );
  pageErrors.splice(0, Infinity, ...others);
}

/** Waits until the script has hydrated the document. */
export async function waitUntilLive(page: Page): Promise<void> {
  await page.locator("html[data-live]").waitFor({ state: "attached" });
}

/** Opens a page and waits until it is interactive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilLive(page);
}

/** Holds requests that match `pattern`. Returns a function that releases them. */
export async function holdRequests(page: Page, pattern: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

export { expect };
