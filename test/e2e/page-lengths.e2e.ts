import type { Page } from "@playwright/test";
import type { LocationPage } from "@vanfettle/contract/location/location-schemas";
import {
  buildPlaceStations,
  buildStation,
  buildStationList,
} from "../../packages/web/src/testing/build-near-stations.ts";
import { expect, open, test } from "./site.ts";

/** The viewport of a phone. Lengths are in screens of this height. */
const phone = { width: 390, height: 844 };
const screensOf = (page: Page) =>
  page.evaluate(() => document.body.scrollHeight / window.innerHeight);
test.use({ viewport: phone });

const buildStations = (vanClass: "4" | "7", count: number, miles: number) =>
  Array.from({ length: count }, (_, n) =>
    buildStation({
      site: `${vanClass}${n}`,
      name: `Class ${vanClass} No. ${n}`,
      classes: [vanClass],
      address: `Unit ${n + 1}, 784${n} Sample Street, Sample Industrial Estate`,
      town: "Sampleton-on-Sea",
      miles: miles + n / 10,
    }),
  );
const nearest = buildStations("4", 10, 0.1);
const stations = buildPlaceStations({
  list: buildStationList({ sample: true }),
  nearest,
  class7: buildStations("7", 4, 2),
});

/** Opens the page of a town with sample stations, because the site under test lacks a list. */
async function openTown(page: Page, prefix: string, also: Partial<LocationPage>): Promise<void> {
  await page.route("**/api/locations/maidstone", async (route) => {
    const location = (await (await route.fetch()).json()) as LocationPage;
    await route.fulfill({ json: { ...location, stations, ...also } });
  });
  await open(page, `/${prefix}/kent/`);
  await page.getByRole("main").locator(`a[href="/${prefix}/maidstone/"]`).first().click();
  await expect(page.getByRole("heading", { level: 1, name: /Maidstone/ })).toBeVisible();
  if (prefix === "van-mot") await expect(page.locator(".station").first()).toBeVisible();
}

const bottomsOf = (page: Page, selector: string) =>
  page
    .getByRole("main")
    .locator(selector)
    .filter({ visible: true })
    .evaluateAll((found) => found.map((each) => each.getBoundingClientRect().bottom + scrollY));

test(
  "a town's MOT page shows fees and telephone numbers in its first screens, then the stations of the chosen class and a map",
  { tag: "@phone" },
  async ({ page }) => {
    await openTown(page, "van-mot", {});
    const phones = await bottomsOf(page, 'a[href^="tel:"]');
    expect(phones).toHaveLength(3);
    expect(phones[0]).toBeLessThanOrEqual(phone.height);
    expect(phones[2]).toBeLessThanOrEqual(2 * phone.height);
    const [fees] = await bottomsOf(page, ".hero-lead");
    expect(fees).toBeLessThanOrEqual(phones[0] ?? 0);
    await expect(page.locator(".hero-lead")).toContainText("Class 7: at most £58.60 by law.");
    await expect(page.locator(".form-bar .btn")).toBeInViewport();
    const shown = page.locator(".station").filter({ visible: true });
    for (const station of await shown.all()) {
      await expect(station).toContainText(/\d miles?/);
      await expect(station).toContainText(/Class \d/);
    }
    expect(await screensOf(page)).toBeLessThanOrEqual(5);
    const main = page.getByRole("main");
    await main.getByRole("radio", { name: /^Class 7/ }).check();
    await expect(main.getByText("Showing the nearest stations that test class 7.")).toHaveRole(
      "status",
    );
    for (const station of await shown.all()) await expect(station).toContainText("Class 7");
    await main.getByText("Show more and a map").click();
    await expect(shown).toHaveCount(4);
    await expect(main.locator(".station-map").filter({ visible: true })).toHaveCount(1);
    await main.getByRole("radio", { name: /^Any van/ }).check();
    await expect(shown).toHaveCount(10);
  },
);

test(
  "a town's servicing page shows the form's first field in the first phone screen, and the stations a tap away",
  { tag: "@phone" },
  async ({ page }) => {
    await openTown(page, "van-servicing", {});
    const [field] = await bottomsOf(page, "#registration");
    expect(field).toBeLessThanOrEqual(phone.height);
    const line = page.getByRole("link", { name: "Sample MOT stations near Maidstone" });
    expect((await bottomsOf(page, ".stations-line a"))[0]).toBeLessThan(field ?? 0);
    await line.tap();
    await expect(page.getByRole("heading", { name: "Sample MOT stations near" })).toBeInViewport();
    await expect(page).toHaveURL(/#stations$/);
  },
);

/** The most that kinds of page may take on a phone: screens, and pixels above the form's button. */
const limits: [path: string, screens: number, button: number | null][] = [
  ["/", 5, 700],
  ["/van-servicing/leeds/", 5, 960],
  // The longest names of counties make the longest pages.
  ["/van-servicing/oxfordshire-buckinghamshire/", 5, 960],
  ["/van-servicing/south-east/", 5, 960],
  ["/van-servicing/greater-london/", 5, 960],
  ["/van-servicing/northern-ireland/", 5, 960],
  ["/van-servicing/belfast/", 5, 960],
  ["/van-mot/south-east/", 5, null],
  ["/van-mot/greater-london/", 5, null],
  ["/van-mot/belfast/", 5, null],
  ["/van-mot/maidstone/", 5, null],
  ["/van-mot/", 7, 960],
  ["/data-and-claims/", 6, null],
];

for (const [path, screens, button] of limits) {
  test(
    `${path} keeps to its length, to six sizes of text of at least 14 pixels and to lines of 44rem, shows the form's button soon and leaves out no word or step`,
    { tag: "@phone" },
    async ({ page }) => {
      await open(page, path);
      const foundSizes = await page.evaluate(() => {
        const sizes = new Set<number>();
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const parent = texts.currentNode.parentElement;
          if (!texts.currentNode.textContent?.trim() || !parent?.checkVisibility()) continue;
          if (parent.closest(".sr-only, noscript, script, style")) continue;
          sizes.add(parseFloat(getComputedStyle(parent).fontSize));
        }
        return [...sizes].toSorted((a, b) => a - b);
      });
      expect(foundSizes.length).toBeLessThanOrEqual(6);
      expect(foundSizes[0]).toBeGreaterThanOrEqual(14);
      const cutOff = await page.evaluate(() =>
        Array.from(document.querySelectorAll<HTMLElement>("main :is(a, p, span, strong)"))
          .filter((each) => getComputedStyle(each).textOverflow === "ellipsis")
          .map((each) => each.innerText),
      );
      expect(cutOff).toEqual([]);
      for (const step of await page.locator(".next-steps li").all()) {
        await expect(step).toBeVisible();
      }
      expect(await screensOf(page)).toBeLessThanOrEqual(screens);
      if (button !== null) {
        const [bottom] = await bottomsOf(page, "#book button[type=submit]");
        expect(bottom).toBeLessThanOrEqual(button);
      }
      await page.setViewportSize({ width: 1280, height: 800 });
      const widths = await page
        .locator("p.note, p.lead")
        .evaluateAll((notes) => notes.map((note) => note.getBoundingClientRect().width));
      expect(Math.max(...widths), "lines of notes").toBeLessThanOrEqual(704);
    },
  );
}

test(
  "wide screens cut off no placeholder, break no address or service's name and leave no hole in a row of places, among the services or above the van, nor words at the end of a hero",
  { tag: "@desktop" },
  async ({ page }) => {
    await open(page, "/van-servicing/kent/");
    for (const width of [768, 1280, 1600]) {
      await page.setViewportSize({ width, height: 800 });
      const gap = await page.locator("#places .place-links").evaluateAll(([list]) => {
        const right = list?.lastElementChild?.getBoundingClientRect().right ?? 0;
        return (list?.getBoundingClientRect().right ?? 0) - right;
      });
      expect.soft(Math.abs(gap), `${width} px`).toBeLessThan(1);
      const address = page.locator('.footer a[href^="mailto:"]');
      expect.soft((await address.boundingBox())?.height, `${width} px`).toBeLessThan(40);
      const services = await page.locator(".service-card").evaluateAll((cards) =>
        cards.map((card) => ({
          width: card.getBoundingClientRect().width,
          nameHeight: card.querySelector("h3")?.getBoundingClientRect().height ?? 0,
        })),
      );
      const widths = services.map((card) => card.width);
      expect.soft(Math.max(...widths) / Math.min(...widths), `${width} px`).toBeLessThan(1.5);
      const heights = services.map((card) => card.nameHeight);
      expect.soft(Math.max(...heights), `${width} px`).toBe(Math.min(...heights));
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const path of ["/", "/fleet-check/", "/van-mot/"]) {
      await open(page, path);
      const words = page.locator(".hero-words, .hero-actions").last();
      const wordsEnd = await words.evaluate((each) => each.getBoundingClientRect().bottom);
      const vanTop = await page.locator(".van").evaluate((van) => van.getBoundingClientRect().top);
      expect.soft(vanTop - wordsEnd, path).toBeLessThan(90);
    }
    for (const path of ["/find/?q=llangranog", "/van-mot/a-z/kent/"]) {
      await open(page, path);
      const endOf = (selector: string) =>
        page.locator(selector).evaluate((each) => each.getBoundingClientRect().bottom);
      const room = (await endOf(".hero")) - (await endOf(".hero-words"));
      expect.soft(room, path).toBeGreaterThan(16);
    }
    await open(page, "/van-servicing/leeds/");
    const field = page.locator("#find-menu");
    await field.fill((await field.getAttribute("placeholder")) ?? "");
    expect(await field.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(
      0,
    );
  },
);
