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
  await expect(
    page.getByRole("list", { name: "Sample MOT stations near Maidstone" }),
  ).toBeVisible();
}

const bottomsOf = (page: Page, selector: string) =>
  page
    .getByRole("main")
    .locator(selector)
    .filter({ visible: true })
    .evaluateAll((found) => found.map((each) => each.getBoundingClientRect().bottom + scrollY));

test(
  "a town's MOT page shows what a test costs and a telephone number in the first phone screen, and three within two",
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
    expect((await bottomsOf(page, ".hero-actions .btn"))[0]).toBeLessThanOrEqual(phone.height);
    for (const station of await page.locator(".station").filter({ visible: true }).all()) {
      await expect(station).toContainText(/\d miles?/);
      await expect(station).toContainText(/Class \d/);
    }
  },
);

test(
  "a town's servicing page shows the form's first field in the first phone screen, and the stations a tap away",
  { tag: "@phone" },
  async ({ page }) => {
    await openTown(page, "van-servicing", {});
    const [field] = await bottomsOf(page, "#registration");
    expect(field).toBeLessThanOrEqual(phone.height);
    const line = page.getByRole("link", { name: /^\d+ MOT stations near Maidstone: phone one/ });
    expect((await bottomsOf(page, ".stations-line a"))[0]).toBeLessThan(field ?? 0);
    await line.tap();
    await expect(page.getByRole("heading", { name: "Sample MOT stations near" })).toBeInViewport();
    await expect(page).toHaveURL(/#stations$/);
  },
);

for (const prefix of ["van-servicing", "van-mot"]) {
  test(
    `a town's page under /${prefix}/ shows the stations of the chosen class, and more of them and a map`,
    { tag: "@phone" },
    async ({ page }) => {
      await openTown(page, prefix, {});
      const main = page.getByRole("main");
      const shown = main.locator(".station").filter({ visible: true });
      const names = () => shown.locator("h3").allInnerTexts();
      expect(await names()).toEqual(["Class 4 No. 0", "Class 4 No. 1", "Class 4 No. 2"]);
      await main.getByRole("radio", { name: /^Class 7/ }).check();
      expect(await names()).toEqual(["Class 7 No. 0", "Class 7 No. 1", "Class 7 No. 2"]);
      await expect(main.getByText("Showing the nearest stations that test class 7.")).toHaveRole(
        "status",
      );
      await main.getByText("Show more and a map").click();
      await expect(shown).toHaveCount(4);
      await expect(main.locator(".station-map").filter({ visible: true })).toHaveCount(1);
      await main.getByRole("radio", { name: /^Any van/ }).check();
      await expect(shown).toHaveCount(10);
    },
  );
}
