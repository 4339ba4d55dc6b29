import type { Page } from "@playwright/test";
import { expect, open, test } from "./site.ts";

/** Sends a booking that fails, which shows a toast. */
async function failBooking(page: Page): Promise<void> {
  await page.getByLabel("Vehicle registration").fill("AB12CDE");
  await page.getByLabel("Postcode").fill("LS11AA");
  await page.getByLabel("Service", { exact: true }).selectOption("mot");
  await page.getByRole("main").getByRole("button", { name: "Get Free Quote" }).last().click();
  await expect(page.getByText("Booking failed", { exact: true })).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  await page.route("**/api/book-my-garage", (route) => route.fulfill({ status: 500, body: "" }));
  await open(page, "/");
});

test(
  "one toast is visible at a time, and F8 focuses the toasts",
  { tag: "@desktop" },
  async ({ page }) => {
    await failBooking(page);
    await failBooking(page);
    await expect(page.getByText("Booking failed", { exact: true })).toHaveCount(1);
    await page.keyboard.press("F8");
    const focused = page.locator(":focus");
    await expect(focused).toContainText("Booking failed");
  },
);

test(
  "a failure's toast closes after 5 s, and the form's alert stays",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.clock.install();
    await failBooking(page);
    await page.mouse.move(5, 5);
    await page.clock.runFor(5_000);
    await expect(page.getByText("Booking failed", { exact: true })).toBeHidden();
    await page.clock.runFor(3_600_000);
    await expect(page.getByRole("main").getByRole("alert")).toHaveText(
      /^We could not confirm your request/,
    );
  },
);

test(
  "a swipe of 51 px to the right dismisses a toast, but 49 px does not",
  { tag: "@phone" },
  async ({ page }) => {
    await failBooking(page);
    const toast = page.getByText("Booking failed", { exact: true });
    const box = await toast.boundingBox();
    const from = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 5 };
    const swipe = async (by: number): Promise<void> => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x + by / 2, from.y, { steps: 4 });
      await page.mouse.move(from.x + by, from.y, { steps: 4 });
      await page.mouse.up();
    };
    await swipe(49);
    await expect(toast).toBeVisible();
    await swipe(51);
    // While the pointer is over it, a toast does not close by itself.
    await expect(toast).toBeHidden();
  },
);

test(
  "the toast viewport is at most 420 px wide from medium screens up, and full width below",
  { tag: "@desktop" },
  async ({ page }) => {
    await failBooking(page);
    const viewport = page.getByRole("list").filter({ hasText: "Booking failed" });
    for (const [screen, expected] of [
      [390, 390],
      [767, 767],
      [768, 420],
      [1280, 420],
    ] as const) {
      await page.setViewportSize({ width: screen, height: 800 });
      expect((await viewport.boundingBox())?.width).toBe(expected);
    }
  },
);
