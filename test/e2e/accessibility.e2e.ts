import { axeViolations } from "./axe-violations.ts";
import { samplePages } from "./sample-pages.ts";
import { expect, open, test } from "./site.ts";

for (const path of [...samplePages, "/nowhere"]) {
  test(`${path} has no accessibility violations and fits the screen`, async ({ page }, info) => {
    await page.goto(path);
    await page.locator("html[data-live]").waitFor({ state: "attached" });
    expect(await axeViolations(page)).toEqual([]);
    for (const width of info.project.name === "phone" ? [390, 320] : [1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}

test("a form with errors and an open toast have no accessibility violations", async ({ page }) => {
  await page.route("**/api/book-my-garage", (route) => route.fulfill({ status: 503, body: "{}" }));
  await open(page, "/van-servicing/leeds/");
  const button = page.getByRole("main").locator("form").getByRole("button").last();
  await button.click();
  await expect(page.getByText("Postcode is required")).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel("Vehicle registration").fill("AB12CDE");
  await page.getByLabel("Postcode").fill("LS11AA");
  await page.getByRole("radio", { name: /MOT Test/ }).check();
  await button.click();
  await expect(page.getByText("Booking failed", { exact: true })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test("the first tab stop is a link to the content", async ({ page }) => {
  await open(page, "/");
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveText(/skip to/i);
});
