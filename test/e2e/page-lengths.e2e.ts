import type { Page } from "@playwright/test";
import type { LocationPage } from "@vanfettle/contract/schemas";
import {
  buildStation,
  buildStationList,
} from "../../packages/web/src/testing/build-near-stations.ts";
import { expect, open, test } from "./site.ts";

/** The viewport of a phone. Lengths are in screens of this height. */
const phone = { width: 390, height: 844 };
test.use({ viewport: phone });

const buildStations = (letter: string, count: number, miles: number) =>
  Array.from({ length: count }, (_, n) =>
    buildStation({
      site: `${letter}${n}`,
      name: `Sample Garage No. 784${n} Services Ltd`,
      address: `Unit ${n + 1}, 784${n} Sample Street, Sample Industrial Estate`,
      town: "Sampleton-on-Sea",
      miles: miles + n / 10,
    }),
  );
const nearest = buildStations("A", 10, 0.1);
const stations = {
  list: buildStationList({ sample: true }),
  nearest,
  class7: buildStations("B", 3, 2),
};

const sentence =
  "A generated sentence about the garages and the roads around the town is as long as this. ";
const text = `<h2>A generated heading</h2><p>${sentence.repeat(4)}</p>`.repeat(8);
const generated = {
  servicing_content: text,
  mot_content: text,
  faq_content: JSON.stringify(
    Array.from({ length: 8 }, (_, n) => ({
      question: `How is question ${n} answered here?`,
      answer: sentence,
    })),
  ),
};

/** Opens the page of a town with sample stations, because the site under test lacks a list. */
async function openTown(page: Page, prefix: string, also: Partial<LocationPage>): Promise<void> {
  await page.route("**/api/locations/maidstone", async (route) => {
    const location = (await (await route.fetch()).json()) as LocationPage;
    await route.fulfill({ json: { ...location, stations, ...also } });
  });
  await open(page, `/${prefix}/kent/`);
  await page.getByRole("main").locator(`a[href="/${prefix}/maidstone/"]`).first().click();
  await expect(
    page.getByRole("list", { name: "Sample MOT stations near Maidstone" }),
  ).toBeVisible();
}

const screensOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight / innerHeight);

for (const [prefix, firstPhone] of [
  ["van-servicing", 2_000],
  ["van-mot", 1_500],
] as const) {
  for (const [what, also] of [
    ["without generated texts", {}],
    ["with long generated texts", generated],
  ] as const) {
    test(
      `a town's page under /${prefix}/ ${what} is at most seven phone screens long`,
      { tag: "@phone" },
      async ({ page }) => {
        await openTown(page, prefix, also);
        expect(await screensOf(page)).toBeLessThanOrEqual(7);
      },
    );
  }

  test(
    `a town's page under /${prefix}/ shows the form's button and three stations within two phone screens`,
    { tag: "@phone" },
    async ({ page }) => {
      await openTown(page, prefix, {});
      const main = page.getByRole("main");
      const bottoms = (selector: string) =>
        main
          .locator(selector)
          .filter({ visible: true })
          .evaluateAll((found) =>
            found.map((each) => each.getBoundingClientRect().bottom + scrollY),
          );
      const phones = await bottoms('a[href^="tel:"]');
      expect(phones).toHaveLength(3);
      expect(phones[0]).toBeLessThanOrEqual(firstPhone);
      expect(phones[2]).toBeLessThanOrEqual(2 * phone.height);
      expect((await bottoms(".hero-actions .btn"))[0]).toBeLessThanOrEqual(phone.height);
      for (const station of await main.locator(".station").filter({ visible: true }).all()) {
        await expect(station).toContainText(/\d miles?/);
        await expect(station).toContainText(/Class \d/);
      }
    },
  );

  test(
    `a town's page under /${prefix}/ has a disclosure with more stations and a map`,
    { tag: "@phone" },
    async ({ page }) => {
      await openTown(page, prefix, {});
      const main = page.getByRole("main");
      await expect(main.locator(".station").filter({ visible: true })).toHaveCount(3);
      await main.getByText("Show 10 more and a map").click();
      await expect(main.locator(".station").filter({ visible: true })).toHaveCount(13);
      await expect(main.locator(".station-map")).toBeVisible();
    },
  );

  for (const [county, length] of [
    ["kent", []],
    ["devon", ["@long"]],
    ["greater-manchester", ["@long"]],
  ] as const) {
    test(
      `/${prefix}/${county}/ is at most six phone screens long`,
      { tag: ["@phone", ...length] },
      async ({ page }) => {
        await open(page, `/${prefix}/${county}/`);
        expect(await screensOf(page)).toBeLessThanOrEqual(6);
      },
    );
  }
}
