import { expect, open, test, waitUntilLive } from "./site.ts";
import { expectFocused } from "./tab-to.ts";

const phoneSizes = [
  [390, 844],
  [320, 640],
  [844, 390],
] as const;
const wideSizes = [
  [1280, 844],
  [1920, 1080],
] as const;

test("the header stays at the top and shows its badge and links", async ({ page, isMobile }) => {
  await open(page, "/van-servicing/leeds/");
  await page.evaluate(() => window.scrollTo(0, 2_000));
  const box = await page.getByRole("banner").boundingBox();
  expect(box?.y).toBe(0);
  await expect(page.getByRole("banner").getByText("Leeds", { exact: true }).first()).toBeVisible();
  const badge = page.getByRole("banner").getByText("24/7 Online Booking");
  for (const width of isMobile ? [320, 383, 390, 767] : [768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(badge).toBeInViewport({ ratio: 1 });
    expect(await badge.innerText(), `${width} px`).toBe("24/7 Online Booking");
    expect(
      (await page.getByRole("banner").boundingBox())?.height,
      `${width} px`,
    ).toBeLessThanOrEqual(100);
  }
});

test("scrolls at once to a focused link, and to the top of the page that it opens", async ({
  page,
}) => {
  // During smooth scrolling, key presses are lost and the focus may be out of sight.
  await open(page, "/van-servicing/leeds/");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" });
  const lies = await link.evaluate((each) => {
    (each as HTMLElement).focus();
    const { top, bottom } = each.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
  expect(lies, "the link lies in the window").toBe(true);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Privacy");
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test(
  "prints black text and all answers, without the form and the menu",
  { tag: "@desktop" },
  async ({ page }) => {
    await open(page, "/services/oil-changes");
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(0, 0, 0)");
    await expect(page.getByRole("main").locator("form[method=post]")).toBeHidden();
    await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
    const answer = page.getByRole("main").locator("details:not([open]) p").first();
    expect((await answer.boundingBox())?.height).toBeGreaterThan(10);
    await open(page, "/van-mot/leeds/");
    await page.emulateMedia({ media: "print" });
    const price = page.getByText(/^Class 4: at most £/).first();
    await expect(price).toHaveCSS("color", "rgb(0, 0, 0)");
    await open(page, "/garages/?postcode=LS1+4AP&class=7");
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("button", { name: "Find stations" })).toBeHidden();
  },
);

test(
  "the header omits the location on a page without a location",
  { tag: "@desktop" },
  async ({ page }) => {
    await open(page, "/");
    await expect(page.locator(".header-place")).toHaveCount(0);
  },
);

test("Van MOT is a plain link that loads a new document", async ({ page, isMobile }) => {
  await open(page, "/");
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  const banner = page.getByRole("banner");
  if (isMobile) await banner.getByRole("button", { name: /menu/i }).click();
  await banner.getByRole("link", { name: "Van MOT" }).locator("visible=true").click();
  await page.waitForURL("**/van-mot/");
  expect(await page.evaluate(() => "stillHere" in window)).toBe(false);
});

test("other internal links do not reload", { tag: "@desktop" }, async ({ page }) => {
  await open(page, "/");
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await page
    .getByRole("main")
    .locator('a[href="/van-servicing/kent/"], a[href="/van-servicing/south-east/"]')
    .first()
    .click();
  await page.waitForURL("**/van-servicing/south-east/");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("South East");
  expect(await page.evaluate(() => "stillHere" in window)).toBe(true);
});

test(
  "loads a document if a release has removed the page's script",
  { tag: "@desktop" },
  async ({ page, pageErrors }) => {
    await open(page, "/");
    let removed = 0;
    await page.route(
      /\/assets\/brake-repairs-[^/]+\.js$/,
      (route) => {
        removed += 1;
        return route.fulfill({ status: 404 });
      },
      { times: 1 },
    );
    await page.locator('footer a[href="/services/brake-repairs"]').click();
    await page.waitForURL("**/services/brake-repairs");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Brakes that stop");
    await waitUntilLive(page);
    expect(removed).toBe(1);
    // The library logs the failed import.
    expect(
      pageErrors.splice(0).every((error) => error.includes("dynamically imported module")),
    ).toBe(true);
  },
);

test("the menu button opens the menu on a phone", { tag: "@phone" }, async ({ page }) => {
  await open(page, "/");
  const button = page.getByRole("banner").getByRole("button", { name: /menu/i });
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await button.click();
  await expect(button).toHaveAttribute("aria-expanded", "true");
});

test("the search in the header shows its suggestions, and Escape closes them before the menu", async ({
  page,
  isMobile,
}) => {
  await open(page, "/van-mot/swansea/");
  const banner = page.getByRole("banner");
  const menu = banner.getByRole("navigation", { name: "Main" });
  for (const [width, height] of isMobile ? phoneSizes : wideSizes) {
    await page.setViewportSize({ width, height });
    if (isMobile) await banner.getByRole("button", { name: /menu/i }).click();
    const field = menu.getByLabel("Town, village, county");
    await field.pressSequentially("swansea");
    const option = menu.getByRole("option").first();
    await expect(option, `${width} px`).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Escape");
    await expect(option).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(field).toHaveValue("");
    if (!isMobile) continue;
    await expectFocused(field);
    await page.keyboard.press("Escape");
    await expect(field).toBeHidden();
  }
});

test("the footer links to existing pages only", { tag: "@desktop" }, async ({ page, request }) => {
  await open(page, "/");
  const footer = page.getByRole("contentinfo");
  const hrefs = await footer
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") as string));
  for (const slug of ["london", "birmingham", "manchester", "liverpool", "bristol", "glasgow"]) {
    expect(hrefs).toContain(`/van-servicing/${slug}/`);
  }
  for (const href of [
    "/van-mot/",
    "/van-servicing/",
    "/privacy-policy",
    "/terms-of-service",
    "/cookie-policy",
    "/sitemap.xml",
  ]) {
    expect(hrefs).toContain(href);
  }
  expect(hrefs.some((href) => href.startsWith("mailto:"))).toBe(true);
  for (const href of hrefs.filter((candidate) => candidate.startsWith("/"))) {
    expect((await request.get(href, { maxRedirects: 0 })).status(), href).toBe(200);
  }
  await expect(footer).toContainText("Serving all UK locations");
  await expect(footer).toContainText(/connecting van owners with certified garages across the UK/i);
  await expect(footer).toContainText(
    /professional servicing, transparent pricing and guaranteed quality/i,
  );
  await expect(footer).toContainText(/powered by a partnership with a garage-booking provider/i);
  const year = new Intl.DateTimeFormat("en-GB", {
    year: "numeric",
    timeZone: "Europe/London",
  }).format(new Date());
  await expect(footer).toContainText(year);
});

test(
  "the badge's tooltip opens on hover, even if the pointer rests while the tooltip loads",
  { tag: "@desktop" },
  async ({ page }) => {
    await open(page, "/");
    await page.getByRole("banner").getByText("24/7 Online Booking").hover();
    await expect(page.getByRole("tooltip")).toHaveText(/^Send a request at any hour/);
    await page.mouse.move(5, 600, { steps: 5 });
    await expect(page.getByRole("tooltip")).toHaveCount(0);
  },
);
