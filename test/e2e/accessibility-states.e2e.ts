import type { Locator, Page } from "@playwright/test";
import type { LocationPage } from "@vanfettle/contract/location/location-schemas";
import {
  buildNearStations,
  buildPlaceStations,
  buildStation,
  buildStationList,
} from "../../packages/web/src/testing/build-near-stations.ts";
import { expectAccessible, expectAccessibleInAllModes } from "./expect-accessible.ts";
import { faintFocusIndicators } from "./measured-colours.ts";
import { nextYear } from "./next-year.ts";
import { expect, open, test } from "./site.ts";

const submit = (page: Page): Promise<void> =>
  page
    .getByRole("main")
    .locator("form[method=post]")
    .getByRole("button", { name: "Get Free Quote" })
    .click();

async function checkFleet(page: Page, lines: readonly string[]): Promise<void> {
  await open(page, "/fleet-check/");
  await page.getByLabel(/One van a line/).fill(lines.join("\n"));
  await page.getByRole("button", { name: "Check the vans" }).click();
}

/** The steps to a state of a page. Each function returns the element that proves the state. */
const states: Record<string, (page: Page) => Promise<Locator>> = {
  "the home form with its errors": async (page) => {
    await open(page, "/");
    await submit(page);
    return page.getByText("Please select a service type");
  },
  "the MOT landing form with the server's messages": async (page) => {
    await open(page, "/van-mot/");
    await submit(page);
    return page.getByText("Postcode is required");
  },
  "the search for stations with its error": async (page) => {
    await open(page, "/garages/?postcode=12345");
    return page.getByRole("main").getByRole("alert");
  },
  "the check of a registration with its error": async (page) => {
    await open(page, "/van-check/");
    await page.getByRole("button", { name: "Check van" }).click();
    return page.locator("#van-registration-error");
  },
  "the fleet form with its error": async (page) => {
    await checkFleet(
      page,
      Array.from({ length: 26 }, () => `15/05/${nextYear}, 2000`),
    );
    return page.getByText(/Enter 25 vans or fewer. You entered 26/);
  },
  "the table of a fleet": async (page) => {
    await checkFleet(page, [`15/06/${nextYear}, 3500, Late`, `31/04/${nextYear}, 3500, Wrong`]);
    return page.getByRole("table");
  },
};

for (const [state, reach] of Object.entries(states)) {
  // A layout that fits a phone also fits a wider screen.
  test(`${state} is accessible and shows the focus`, { tag: "@phone" }, async ({ page }) => {
    await expect(await reach(page)).toBeVisible();
    await expectAccessible(page, state);
    expect(await faintFocusIndicators(page)).toEqual([]);
  });
}

/**
 * The sample list that tests add to the site's responses, because the site under test lacks a list.
 */
const list = buildStationList();
const stations = [
  buildStation(),
  buildStation({ site: "SMP2", name: null, classes: ["4"], phone: null, miles: 1 }),
  buildStation({
    site: "SMP3",
    name: "Sample Council Depot",
    councilRun: true,
    exact: false,
    miles: 2.3,
  }),
];
const map = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600"></svg>';

test.describe("stations by name", () => {
  test.beforeEach(({ page }) =>
    page.route("**/api/stations/map/**", (route) =>
      route.fulfill({ contentType: "image/svg+xml", body: map }),
    ),
  );

  test(
    "are accessible with their map near a postcode, and show the selected class in forced colours",
    { tag: "@phone" },
    async ({ page }) => {
      const near = buildNearStations({ postcode: "LS1 4AP", class: "7", list, stations });
      await page.route("**/api/stations/near/**", (route) => route.fulfill({ json: near }));
      await open(page, "/find?q=LS1+4AP");
      const main = page.getByRole("main");
      await main.getByRole("link", { name: "MOT test stations near LS1 4AP" }).click();
      await expect(
        main.getByRole("list", { name: "MOT stations near LS1 4AP" }).getByRole("listitem"),
      ).toHaveCount(3);
      for (const viewport of [
        { width: 390, height: 844 },
        { width: 1280, height: 800 },
      ]) {
        await page.setViewportSize(viewport);
        await expectAccessible(page, `stations, ${viewport.width} px`);
        await expectAccessibleInAllModes(page);
      }
      // Forced colours are still active.
      const [chosen, other] = await Promise.all(
        ["Class 7", "Class 4"].map((name) =>
          main
            .getByRole("navigation", { name: "Class of van" })
            .getByRole("link", { name })
            .evaluate((link) => getComputedStyle(link).backgroundColor),
        ),
      );
      expect(chosen).not.toBe(other);
    },
  );

  test("are accessible on the page of a place", { tag: "@phone" }, async ({ page }) => {
    const class7 = stations.slice(0, 1);
    const named = buildPlaceStations({ list, nearest: stations, class7 });
    await page.route("**/api/locations/maidstone", async (route) => {
      const location = (await (await route.fetch()).json()) as LocationPage;
      await route.fulfill({ json: { ...location, stations: named } });
    });
    await open(page, "/van-mot/kent/");
    const main = page.getByRole("main");
    await main.locator('a[href="/van-mot/maidstone/"]').first().click();
    await expect(main.getByRole("list", { name: "MOT stations near Maidstone" })).toBeVisible();
    await main.getByText("Show a map").click();
    await expectAccessible(page, "stations");
    await expectAccessibleInAllModes(page);
  });
});
