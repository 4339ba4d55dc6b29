import type { Page } from "@playwright/test";
import { axeViolations } from "./axe-violations.ts";
import { expect, open, test, waitUntilLive } from "./site.ts";
import { expectFocused } from "./tab-to.ts";

const registration = "QX51ZPM";

/**
 * Sends the form of a place page and waits for the partner's site. With `keep`, also saves the
 * booking's link.
 */
async function book(page: Page, { keep = false } = {}): Promise<string> {
  await open(page, "/van-servicing/leeds/");
  await page.getByLabel("Vehicle registration").fill(registration);
  await page.getByLabel("Postcode").fill("LS11AA");
  await page.getByRole("radio", { name: /Diagnostics/ }).check();
  if (keep) await page.getByLabel(/Keep a link to this request/).check();
  const answered = page.waitForResponse("**/api/book-my-garage");
  await page
    .getByRole("main")
    .locator("form[method=post]")
    .getByRole("button", { name: /Quote/ })
    .click();
  const { token } = (await (await answered).json()) as { token: string };
  await page.waitForURL(/partner-sandbox/);
  return token;
}

test("shows the booking of a saved link and erases it by keyboard", async ({ page }) => {
  const urls: string[] = [];
  page.on("request", (request) => urls.push(request.url(), request.headers()["referer"] ?? ""));
  const token = await book(page, { keep: true });
  await open(page, "/your-booking/");
  await expect(page.getByText(registration)).toBeVisible();
  await expect(page.getByText("LS1 1AA")).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Erase this request" }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Erase this request?" });
  await expect(dialog).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expectFocused(page.getByRole("button", { name: "Erase this request" }));
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expectFocused(dialog.getByRole("button", { name: "Erase for good" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Erased" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  // The link no longer works for any visitor.
  await page.goto("/cookie-policy");
  await open(page, `/your-booking/#booking=${token}`);
  await expect(page.getByText(/We hold no request for this link/)).toBeVisible();
  expect(
    urls.filter((url) => url.includes(token.slice(0, 20)) || url.includes(token.slice(-20))),
  ).toEqual([]);
});

test("keeps the link in the form after a return from the partner's site without storing it", async ({
  page,
}) => {
  await page.route("**/partner-sandbox/**", (route) => route.fulfill({ status: 204 }));
  await open(page, "/van-servicing/leeds/");
  await page.getByLabel("Vehicle registration").fill(registration);
  await page.getByLabel("Postcode").fill("LS11AA");
  await page.getByRole("radio", { name: /Diagnostics/ }).check();
  const leaving = page.waitForRequest("**/partner-sandbox/**");
  await page
    .getByRole("main")
    .locator("form[method=post]")
    .getByRole("button", { name: /Quote/ })
    .click();
  await leaving;
  await page.getByRole("link", { name: "See or erase it" }).click();
  await page.waitForURL(/your-booking/);
  await waitUntilLive(page);
  await expect(page.getByText(registration)).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test("shows the general message for a truncated link", async ({ page }) => {
  const token = await book(page);
  await open(page, `/your-booking/#booking=${token.slice(0, -1)}`);
  await expect(page.getByText(/We hold no request for this link/)).toBeVisible();
  await expect(page.getByText(registration)).toBeHidden();
});

test("explains that the page needs script and offers an email address", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const page = await context.newPage();
  await page.goto("/your-booking/#booking=abc");
  await expect(page.getByRole("heading", { name: "This page needs JavaScript" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: /@/ }).first()).toBeVisible();
  await page.goto("/van-servicing/leeds/");
  await expect(page.getByLabel(/Keep a link to this request/)).toBeHidden();
  await context.close();
});
