import { test as base, expect, type Page, type Request } from "@playwright/test";
import { guardTexts } from "../../packages/web/src/testing/guard-texts.ts";

/**
 * Extends Playwright's `test` for the booted site: console errors and page errors, including
 * hydration errors and `guardTexts` errors, fail the test. A failed test prints what its page showed,
 * and the calls that failed or had no answer, because a rare failure is seen only in a log.
 */
export const test = base.extend<{ pageErrors: string[]; evidence: void }>({
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
  evidence: [
    async ({ page }, use, testInfo) => {
      const calls = new Map<Request, string>();
      page.on("request", (request) => calls.set(request, "no answer yet"));
      page.on("response", (response) => calls.set(response.request(), String(response.status())));
      page.on("requestfinished", (request) => {
        if (/^[23]/.test(calls.get(request) ?? "")) calls.delete(request);
      });
      page.on("requestfailed", (request) =>
        calls.set(request, request.failure()?.errorText ?? "failed"),
      );
      await use();
      if (testInfo.status === testInfo.expectedStatus) return;
      const listed = [...calls].map(([request, state]) => `${request.url()}: ${state}`);
      const shown = await page.locator("body").ariaSnapshot({ timeout: 5_000 }).catch(String);
      console.log([`${testInfo.title}: failed at ${page.url()}`, ...listed, shown].join("\n"));
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
