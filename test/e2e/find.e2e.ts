import type { Locator, Page } from "@playwright/test";
import { axeViolations } from "./axe-violations.ts";
import { expect, open, test } from "./site.ts";
import { expectFocused } from "./tab-to.ts";

/**
 * Opens a page, focuses the search box in its content and waits for its suggestions. Returns the
 * box.
 */
async function openBox(page: Page, path: string): Promise<Locator> {
  await open(page, path);
  const main = page.getByRole("main");
  await main.getByLabel("Town, village, county").focus();
  const box = main.getByRole("combobox", { name: "Town, village, county" });
  await expectFocused(box);
  return box;
}

const options = (page: Page): Locator =>
  page.getByRole("main").getByRole("listbox", { name: "Suggestions" }).getByRole("option");

test(
  "suggestions below the home page's hero can be tapped",
  { tag: "@phone" },
  async ({ page }) => {
    const box = await openBox(page, "/");
    await box.fill("Wint");
    const last = options(page).last();
    await last.scrollIntoViewIfNeeded();
    await last.click({ trial: true });
    const name = page.getByRole("main").getByRole("option", { name: "Winteringham" }).first();
    await name.click();
    await page.waitForURL("**/van-servicing/winteringham/");
  },
);

test("suggestions load when the box is focused", { tag: "@desktop" }, async ({ page }) => {
  const loaded: string[] = [];
  page.on("request", (request) => {
    if (/\/suggestions-[^/]+\.js$/.test(request.url())) loaded.push(request.url());
  });
  await open(page, "/");
  await page.waitForLoadState("networkidle");
  expect(loaded).toEqual([]);
  await page.getByRole("main").getByLabel("Town, village, county").focus();
  await expect(
    page.getByRole("main").getByRole("combobox", { name: "Town, village, county" }),
  ).toBeVisible();
  expect(loaded).toHaveLength(1);
});

test(
  "suggests a name in another spelling and opens it in the page's service",
  { tag: "@desktop" },
  async ({ page }) => {
    const box = await openBox(page, "/van-mot/");
    await box.pressSequentially("kings lynn");
    await expect(options(page)).toHaveText([
      "King's Lynn Norfolk, East of England MOT",
      "Servicing in King's Lynn",
    ]);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/van-mot/kings-lynn/");
  },
);

test("suggests a misspelt name and opens it with a press", { tag: "@phone" }, async ({ page }) => {
  const box = await openBox(page, "/");
  await box.pressSequentially("sheffeild");
  await options(page).filter({ hasText: "Sheffield" }).first().click();
  await page.waitForURL("**/van-servicing/sheffield/");
});

test(
  "suggests a town with both services, the larger of the closest names first",
  { tag: "@phone" },
  async ({ page }) => {
    const box = await openBox(page, "/");
    await box.pressSequentially("asford");
    await expect(options(page).first()).toHaveText("Ashford, Kent South East Servicing");
    await options(page).filter({ hasText: "MOT in Ashford, Kent" }).click();
    await page.waitForURL("**/van-mot/ashford/");
  },
);

test("suggestions are accessible and fit the screen, and Escape closes them", async ({
  page,
  isMobile,
}) => {
  const box = await openBox(page, "/van-mot/kent/");
  for (const width of isMobile ? [390, 320] : [1280]) {
    await page.setViewportSize({ width, height: 844 });
    await box.fill("");
    await box.pressSequentially("st ives");
    await expect(options(page)).toHaveCount(4);
    expect.soft(await axeViolations(page), `${width} px`).toEqual([]);
    for (const option of await options(page).all()) {
      await expect(option).toBeInViewport({ ratio: 1 });
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
    await page.keyboard.press("Escape");
    await expect(options(page)).toHaveCount(0);
    await expect(box).toHaveValue("st ives");
  }
  await page.keyboard.press("Enter");
  await page.waitForURL("**/find?q=st+ives&for=mot");
  await expect(
    page.getByRole("main").getByRole("list", { name: "Places" }).getByRole("link"),
  ).toHaveCount(4);
});

test.describe("without script", { tag: "@desktop" }, () => {
  test.use({ javaScriptEnabled: false });

  async function search(page: Page, path: string, text: string): Promise<Locator> {
    await page.goto(path);
    const main = page.getByRole("main");
    await main.getByLabel("Town, village, county").fill(text);
    await main.getByRole("button", { name: "Find" }).click();
    return main;
  }
  const places = (main: Locator): Locator =>
    main.getByRole("list", { name: "Places" }).getByRole("link");

  test("opens a unique name in the page's service", async ({ page }) => {
    await search(page, "/", "Kings Lynn");
    await expect(page).toHaveURL(/\/van-servicing\/kings-lynn\/$/);
    await search(page, "/van-mot/", "Kings Lynn");
    await expect(page).toHaveURL(/\/van-mot\/kings-lynn\/$/);
  });

  test("disambiguates namesakes, and suggests names that resemble an unknown name", async ({
    page,
  }) => {
    const namesakes = await search(page, "/van-mot/", "St Ives");
    await expect(places(namesakes)).toHaveText([
      /Cambridgeshire.*East of England.*MOT/,
      "Servicing in St Ives, Cambridgeshire",
      /Cornwall.*South West.*MOT/,
      "Servicing in St Ives, Cornwall",
    ]);
    const similar = await search(page, "/nowhere", "lester");
    await expect(similar).toContainText("We could not find “lester”");
    await places(similar).filter({ hasText: "Leicester" }).first().click();
    await expect(page).toHaveURL(/\/van-servicing\/leicester\/$/);
  });

  test("offers both services of the closest names for a misspelt or unfinished name", async ({
    page,
  }) => {
    const main = await search(page, "/", "asford");
    await expect(page).toHaveURL(/\/find\?q=asford$/);
    await expect(places(main).first()).toContainText("Ashford, Kent");
    await expect(places(main).filter({ hasText: "Asfordby" })).toHaveCount(2);
    const unfinished = await search(page, "/", "asfordb");
    await expect(page).toHaveURL(/\/find\?q=asfordb$/);
    await places(unfinished).filter({ hasText: "MOT in Asfordby" }).click();
    await expect(page).toHaveURL(/\/van-mot\/asfordby\/$/);
  });

  test("refers a village without a page to its postcode, without unrelated places", async ({
    page,
  }) => {
    const main = await search(page, "/", "Bybury");
    await expect(main).toContainText("No results for “Bybury”");
    await expect(main).toContainText("Small villages do not have their own page.");
    await expect(places(main)).toHaveCount(24);
    const nearest = main.getByRole("list", { name: "Nearest names" });
    await expect(nearest.getByRole("listitem")).toHaveText([/^Bury/, /^Banbury/, /^Bunbury/]);
    const form = page.getByRole("form", { name: "Stations near you" });
    await form.getByLabel("Postcode").fill("tr19 6qx");
    await form.getByRole("button", { name: "Find stations" }).click();
    await expect(page).toHaveURL(/\/garages\/\?postcode=tr19\+6qx/i);
  });

  test("opens the page and class that the words of a search ask for", async ({ page }) => {
    await search(page, "/", "mot kings lynn");
    await expect(page).toHaveURL(/\/van-mot\/kings-lynn\/$/);
    await search(page, "/van-mot/", "van service near kings lynn");
    await expect(page).toHaveURL(/\/van-servicing\/kings-lynn\/$/);
    await search(page, "/", "class 7 mot swansea");
    await expect(page).toHaveURL(/\/garages\/\?postcode=SA1\+\d&class=7$/);
  });

  test("does not send a registration, which could then be in logs", async ({ page }) => {
    const sent: string[] = [];
    page.on("request", (request) => sent.push(request.url()));
    for (const text of ["MQ76ZZX", "mot mq76 zzx leeds", "M123 ZZX"]) {
      const main = await search(page, "/", text);
      await expect(page).toHaveURL(/\/$/);
      await expectFocused(main.getByLabel("Town, village, county"));
    }
    expect(sent.filter((url) => /zzx/i.test(url))).toEqual([]);
  });

  test("links a postcode to the places and MOT stations near it", async ({ page }) => {
    const main = await search(page, "/", "me14 1aa");
    await expect(places(main).first()).toContainText("Maidstone");
    await main.getByRole("link", { name: "MOT test stations near ME14 1AA" }).click();
    await expect(page).toHaveURL(/\/garages\/\?postcode=ME14/);
  });
});
