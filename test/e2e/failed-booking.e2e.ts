import type { Page } from "@playwright/test";
import { dropNetworkErrors, expect, open, test } from "./site.ts";
import { expectFocused } from "./tab-to.ts";

// A booking that fails without a toast, because its file did not load, and with one.

const forms = {
  "/": "Get Free Quote",
  "/van-servicing/maidstone/": "Get Your Quote",
  "/van-mot/": "Get Free Quote",
} as const;

const toast = (page: Page) => page.getByText("Booking failed", { exact: true });
const form = (page: Page) => page.locator("form#book");

async function fill(page: Page): Promise<void> {
  await form(page).getByLabel("Vehicle registration").fill("AB12CDE");
  await form(page).getByLabel("Postcode").fill("LS11AA");
  const radio = form(page).getByRole("radio", { name: /^MOT Test/ });
  if ((await radio.count()) > 0) await radio.check();
  else await form(page).getByLabel("Service").selectOption("mot");
}

const notConfirmed = /^We could not confirm your request/;
const notSent = "No connection, so nothing was sent. Your details are still here.";

/** Submits the form and expects the alert, the focus on the button, and the values as typed. */
async function submitInVain(
  page: Page,
  path: keyof typeof forms,
  alert: RegExp | string = notConfirmed,
): Promise<void> {
  const button = form(page).getByRole("button", { name: forms[path] });
  await button.click();
  await expect(form(page).getByRole("alert")).toHaveText(alert);
  await expect(form(page).getByRole("alert")).toBeInViewport();
  await expectFocused(button);
  // Playwright requires that nothing else would receive the click.
  await button.click({ trial: true });
  await expect(form(page).getByLabel("Vehicle registration")).toHaveValue("AB12CDE");
  await expect(form(page).getByLabel("Postcode")).toHaveValue("LS11AA");
}

/** Waits for the report of a toaster that did not load. */
const toasterReported = (page: Page) =>
  page.waitForRequest(
    (request) => request.url().endsWith("/api/page-failure") && request.method() === "POST",
  );

for (const path of Object.keys(forms) as (keyof typeof forms)[]) {
  test(`on ${path}, shows a toast that covers neither the button nor the alert`, async ({
    page,
  }) => {
    await page.route("**/api/book-my-garage", (route) => route.fulfill({ status: 500, body: "" }));
    await open(page, path);
    await fill(page);
    await submitInVain(page, path);
    await expect(toast(page)).toBeVisible();
    const shown = await page
      .getByRole("listitem")
      .filter({ has: toast(page) })
      .boundingBox();
    for (const other of [
      form(page).getByRole("button", { name: forms[path] }),
      form(page).getByRole("alert"),
    ]) {
      const box = await other.boundingBox();
      const isApart =
        shown && box && (shown.y + shown.height <= box.y || box.y + box.height <= shown.y);
      const isBeside =
        shown && box && (shown.x + shown.width <= box.x || box.x + box.width <= shown.x);
      expect(isApart || isBeside).toBe(true);
    }
  });

  test(
    `on ${path}, tells of the failure without a connection since the first focus`,
    { tag: "@phone" },
    async ({ page, pageErrors }) => {
      await open(page, path);
      await page.context().setOffline(true);
      await fill(page);
      await submitInVain(page, path, notSent);
      await page.context().setOffline(false);
      dropNetworkErrors(pageErrors);
    },
  );
}

test(
  "tells of the failure if the connection is lost before the submit",
  { tag: "@phone" },
  async ({ page, pageErrors }) => {
    await open(page, "/van-servicing/maidstone/");
    await fill(page);
    await page.context().setOffline(true);
    await submitInVain(page, "/van-servicing/maidstone/", notSent);
    await page.context().setOffline(false);
    dropNetworkErrors(pageErrors);
  },
);

test(
  "tells of the failure while the toasts' file is blocked, which is reported",
  { tag: "@phone" },
  async ({ page, pageErrors }) => {
    await page.route("**/assets/radix-overlays-*.js", (route) => route.abort());
    await page.route("**/api/book-my-garage", (route) => route.fulfill({ status: 500, body: "" }));
    const reported = toasterReported(page);
    await open(page, "/van-mot/");
    await fill(page);
    expect((await reported).postDataJSON()).toEqual({
      part: "overlays",
      cause: "load",
      page: "motLanding",
    });
    await submitInVain(page, "/van-mot/");
    await expect(toast(page)).toHaveCount(0);
    await expect(page.locator("#reload-offer")).toHaveCount(0);
    dropNetworkErrors(pageErrors);
  },
);

test(
  "loads the toasts again for the next toast, with their styles",
  { tag: "@phone" },
  async ({ page, pageErrors }) => {
    await page.route("**/api/book-my-garage", (route) => route.fulfill({ status: 500, body: "" }));
    let isBlocked = true;
    await page.route("**/assets/*overlays*", (route) =>
      isBlocked ? route.abort() : route.continue(),
    );
    const reported = toasterReported(page);
    await open(page, "/van-servicing/maidstone/");
    await fill(page);
    await reported;
    isBlocked = false;
    await submitInVain(page, "/van-servicing/maidstone/");
    await expect(toast(page)).toBeVisible();
    await expect(page.getByRole("list").filter({ has: toast(page) })).toHaveCSS(
      "position",
      "fixed",
    );
    dropNetworkErrors(pageErrors);
  },
);

test("is announced once", { tag: "@desktop" }, async ({ page }) => {
  await page.route("**/api/book-my-garage", (route) => route.fulfill({ status: 500, body: "" }));
  await open(page, "/");
  await fill(page);
  await page.evaluate(() => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    const live = "[role=alert], [role=status], [aria-live=polite], [aria-live=assertive], output";
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        for (const node of addedNodes) {
          const element = node instanceof Element ? node : node.parentElement;
          const region = element?.matches(live) ? element : (target as Element).closest?.(live);
          if (region?.textContent) announced.push(region.textContent);
        }
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
  await submitInVain(page, "/");
  await expect(toast(page)).toBeVisible();
  await page.getByRole("button", { name: "Close", exact: true }).last().click();
  await expect(toast(page)).toBeHidden();
  const announced = await page.evaluate(
    () => (window as unknown as { announced: string[] }).announced,
  );
  expect(announced).toEqual([expect.stringMatching(notConfirmed)]);
});
