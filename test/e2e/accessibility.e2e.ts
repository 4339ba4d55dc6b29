import type { Page } from "@playwright/test";
import { adminPaths } from "@vanfettle/contract/paths";
import {
  expectAccessible,
  expectAccessibleInAllModes,
  overflow,
  scaleText,
} from "./expect-accessible.ts";
import { buttonsWithoutEdge, faintFocusIndicators } from "./measured-colours.ts";
import { nextYear } from "./next-year.ts";
import { samplePages } from "./sample-pages.ts";
import { expect, open, test } from "./site.ts";
import { expectFocused } from "./tab-to.ts";

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

/**
 * Pages with different layouts. They are also checked with text at 200 %, in forced colours and for
 * their focus.
 */
const pageOfEachLayout = [
  "/",
  "/van-servicing/kent/",
  "/van-mot/",
  "/van-mot/leeds/",
  "/van-mot/belfast/",
  "/services/brake-repairs",
  "/cookie-policy",
  "/sitemap",
  "/developers/",
  "/data-and-claims/",
  "/find",
  "/garages/",
  "/van-check/",
  `/van-check/?expires=${nextYear}-05-15&kg=3500&kind=van&power=engine`,
  "/fleet-check/",
  "/your-booking/",
  "/my-vans/",
  "/nowhere",
  ...adminPaths,
];

/**
 * Pages that a wide screen lays out in columns of their own. The short run checks only these there,
 * as a layout that fits a phone also fits a wider screen.
 */
const wideLayouts = [
  "/",
  "/van-servicing/kent/",
  "/van-mot/leeds/",
  "/services/brake-repairs",
  "/sitemap",
  `/van-check/?expires=${nextYear}-05-15&kg=3500&kind=van&power=engine`,
  ...adminPaths,
];

async function openLoaded(page: Page, path: string): Promise<void> {
  await open(page, path);
  if (adminPaths.includes(path)) {
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
}

// Only styles depend on the width, so a resized page is the page that opens at that width.
for (const path of [...samplePages, "/nowhere", ...adminPaths]) {
  const isOfItsLayout = pageOfEachLayout.includes(path);
  const isWide = wideLayouts.includes(path);

  test(`${path} is accessible and fits the screen`, { tag: "@phone" }, async ({ page }) => {
    await openLoaded(page, path);
    expect.soft(await overflow(page), "390 px: pixels beyond the screen").toBe(0);
    if (isWide) {
      await page.setViewportSize(desktop);
      await expectAccessible(page, "1280 px");
    }
    await page.setViewportSize({ width: 320, height: 844 });
    await expectAccessible(page, "320 px");
    // The modes change the narrow screen most.
    if (isOfItsLayout) await expectAccessibleInAllModes(page);
  });

  test(
    `${path} is accessible at usual widths, and in all modes on a wide screen`,
    { tag: ["@phone", "@long"] },
    async ({ page }) => {
      await openLoaded(page, path);
      await expectAccessible(page, "390 px");
      await page.setViewportSize(desktop);
      if (!isWide) await expectAccessible(page, "1280 px");
      if (isOfItsLayout) await expectAccessibleInAllModes(page);
    },
  );
}

/** Expects the page to be accessible and to show each focus, on a wide screen and a phone. */
async function expectAccessibleAtBothWidths(page: Page, state: string): Promise<void> {
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    await expectAccessible(page, `${state}, ${viewport.width} px`);
    expect(await faintFocusIndicators(page), `${viewport.width} px`).toEqual([]);
  }
}

test(
  "a form with errors and an open toast are accessible and show the focus",
  { tag: "@phone" },
  async ({ page }) => {
    await page.route("**/api/book-my-garage", (route) =>
      route.fulfill({ status: 503, body: "{}" }),
    );
    await open(page, "/van-servicing/leeds/");
    const button = page
      .getByRole("main")
      .locator("form[method=post]")
      .getByRole("button", { name: /Quote/ });
    await button.click();
    await expect(page.getByText("Postcode is required")).toBeVisible();
    await expectAccessibleAtBothWidths(page, "errors");
    await page.getByLabel("Vehicle registration").fill("AB12CDE");
    await page.getByLabel("Postcode").fill("LS11AA");
    await page.getByRole("radio", { name: /MOT Test/ }).check();
    await button.click();
    await expect(page.getByText("Booking failed", { exact: true })).toBeVisible();
    await expectAccessibleAtBothWidths(page, "toast");
  },
);

// Every page has the same menu, so one page is enough.
test(
  "the open menu is accessible and does not partly cover other text",
  { tag: "@phone" },
  async ({ page }) => {
    await open(page, "/van-servicing/maidstone/");
    for (const size of [100, 200]) {
      await scaleText(page, size);
      await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
      const menu = page.getByRole("navigation", { name: "Main" });
      await expectFocused(menu.getByRole("button", { name: "Close" }));
      await expectAccessible(page, `menu at ${size} %`);
      const [box, place] = await Promise.all([
        menu.boundingBox(),
        page.locator(".header-place").boundingBox(),
      ]);
      const [bottom, top, end] = [
        (box?.y ?? 0) + (box?.height ?? 0),
        place?.y ?? 0,
        (place?.y ?? 0) + (place?.height ?? 0),
      ];
      expect(
        bottom <= top || bottom >= end,
        `the menu ends at ${bottom}, the place's name is from ${top} to ${end}`,
      ).toBe(true);
      expect(box?.y).toBe(0);
      await menu.getByRole("button", { name: "Close" }).click();
      await expect(menu).toBeHidden();
    }
  },
);

test(
  "the cookie dialog is accessible and shows the focus in normal and forced colours",
  { tag: "@phone" },
  async ({ page }) => {
    await open(page, "/cookie-policy");
    await page.getByRole("button", { name: "Manage Cookie Preferences" }).click();
    await expectAccessibleAtBothWidths(page, "dialog");
    await page.emulateMedia({ forcedColors: "active" });
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      expect(await buttonsWithoutEdge(page), `${viewport.width} px`).toEqual([]);
    }
  },
);

test(
  "the plate shows a whole registration, and the header stays in landscape but scrolls away with text at 200 %",
  { tag: "@phone" },
  async ({ page }) => {
    await open(page, "/van-servicing/maidstone/");
    await page.getByLabel("Vehicle registration").fill("AB12CDE");
    for (const [width, size] of [
      [390, 100],
      [320, 100],
      [390, 200],
      [320, 200],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await scaleText(page, size);
      const hidden = await page
        .getByLabel("Vehicle registration")
        .evaluate((input) => input.scrollWidth - input.clientWidth);
      expect(hidden, `${width} px at ${size} %`).toBeLessThanOrEqual(0);
    }
    const scrollDown = () =>
      page.evaluate(() => window.scrollTo({ top: 1_500, behavior: "instant" }));
    await scrollDown();
    const box = await page.getByRole("banner").boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(0);
    await scaleText(page, 100);
    for (const [width, height] of [
      [844, 390],
      [740, 360],
      [667, 375],
    ] as const) {
      await page.setViewportSize({ width, height });
      await scrollDown();
      expect((await page.getByRole("banner").boundingBox())?.y, `${width} x ${height}`).toBe(0);
    }
  },
);

test("the first tab stop is a link to the content", { tag: "@desktop" }, async ({ page }) => {
  await open(page, "/");
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveText(/skip to/i);
});
