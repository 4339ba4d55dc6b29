import type { Page } from "@playwright/test";
import {
  buildNearStations,
  buildStation,
} from "../../packages/web/src/testing/build-near-stations.ts";
import { nextYear } from "./next-year.ts";
import { respondWithStations } from "./respond-with-stations.ts";
import { expect, holdRequests, open, test, waitUntilLive } from "./site.ts";
import { expectFocused } from "./tab-to.ts";

// Documents that a browser's extension or its translation has altered.

/** Adds an element after each field, as password managers do. */
const addIcons = (page: Page) =>
  page.evaluate(() => {
    for (const field of document.querySelectorAll("input, select, textarea")) {
      field.insertAdjacentHTML("afterend", "<div data-extension-icon hidden></div>");
    }
  });

/**
 * Replaces each text by two nested elements with the same text, like a browser's translation, now
 * and whenever a text is added.
 */
const translate = (page: Page) =>
  page.evaluate(() => {
    const wrap = (root: Node): void => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (
        let node = root instanceof Text ? root : walker.nextNode();
        node;
        node = walker.nextNode()
      ) {
        if (node instanceof Text) texts.push(node);
      }
      for (const text of texts) {
        const parent = text.parentElement;
        if (
          !parent ||
          text.data.trim() === "" ||
          parent.closest("font, script, style, textarea, option")
        ) {
          continue;
        }
        const outer = document.createElement("font");
        const inner = document.createElement("font");
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    wrap(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) wrap(node);
    }).observe(document.body, { childList: true, subtree: true });
  });

/** Removes the hydration error that the altered document causes, and which React logs. */
function dropHydrationError(pageErrors: string[]): void {
  expect(pageErrors).toEqual([expect.stringMatching(/Minified React error #418/)]);
  pageErrors.length = 0;
}

for (const [path, what, alter] of [
  ["/", "an extension has added elements", addIcons],
  ["/van-servicing/leeds/", "an extension has added elements", addIcons],
  ["/van-mot/", "an extension has added elements", addIcons],
  ["/", "a translation has replaced its texts", translate],
] as const) {
  test(
    `keeps what was typed on ${path} before the script, although ${what}`,
    { tag: "@phone" },
    async ({ page, pageErrors }) => {
      const release = await holdRequests(page, "**/assets/*.js");
      await page.goto(path);
      const form = page.locator("form#book");
      await form.getByLabel("Vehicle registration").pressSequentially("ab12 cdg");
      await form.getByLabel("Postcode").pressSequentially("ls1 1aa");
      const radio = form.getByRole("radio", { name: /^MOT \+ Service/ });
      const select = form.getByLabel("Service", { exact: true });
      if ((await radio.count()) > 0) await radio.check();
      else await select.selectOption("mot-service");
      await form.getByLabel("Postcode").focus();
      await page.keyboard.press("ArrowLeft");
      await alter(page);
      release();
      await waitUntilLive(page);
      await expect(form.getByLabel("Vehicle registration")).toHaveValue("AB12CDG");
      await expectFocused(form.getByLabel("Postcode"));
      await page.keyboard.press("x");
      await expect(form.getByLabel("Postcode")).toHaveValue("LS11AXA");
      await page.keyboard.press("Backspace");
      const sent = page.waitForRequest("**/api/book-my-garage");
      await form.getByRole("button", { name: /^Get (Free|Your) Quote$/ }).click();
      expect((await sent).postDataJSON()).toMatchObject({
        registration: "AB12CDG",
        postcode: "LS11AA",
        serviceType: "mot-service",
      });
      dropHydrationError(pageErrors);
    },
  );
}

test(
  "keeps the lines of a fleet that were typed before the script, although an extension has added elements",
  { tag: "@desktop" },
  async ({ page, pageErrors }) => {
    const release = await holdRequests(page, "**/assets/*.js");
    await page.goto("/fleet-check/");
    await page
      .getByLabel(/One van a line/)
      .fill(`15/06/${nextYear}, 3500, Late\n15/03/${nextYear}, 2800, Early`);
    await addIcons(page);
    release();
    await waitUntilLive(page);
    await page.getByRole("button", { name: "Check the vans" }).click();
    await expectFocused(page.getByRole("heading", { name: "2 vans, by last day" }));
    dropHydrationError(pageErrors);
  },
);

const main = (page: Page) => page.getByRole("main");

async function checkManually(page: Page, kg: string): Promise<void> {
  await main(page)
    .getByLabel(/Gross weight on the plate/)
    .fill(kg);
  await main(page).getByRole("button", { name: "Check dates and class" }).click();
}

/**
 * The changes of a page's text: the address, what happens, and how a visitor can tell that it has
 * happened.
 */
const changes: Record<string, { path: string; change: (page: Page) => Promise<void> }> = {
  "a second van's class and its stations": {
    path: `/van-check/?expires=${nextYear}-05-15&kg=3500&kind=van&power=engine`,
    async change(page) {
      await respondWithStations(page);
      await expect(
        main(page).getByRole("heading", { name: "Nearest stations that test class 7" }),
      ).toBeVisible();
      await main(page).locator("#station-postcode").fill("LS1 4AP");
      await main(page).getByRole("button", { name: "Find stations" }).click();
      await expect(main(page).getByText("Nearest to LS1 4AP, in a straight line")).toBeVisible();
      await checkManually(page, "2800");
      await expect(
        main(page).getByRole("heading", { name: "Nearest stations that test class 4" }),
      ).toBeVisible();
      await expect(main(page).getByText("Nearest to LS1 4AP, in a straight line")).toBeVisible();
      await main(page).getByLabel("Northern Ireland").check();
      await checkManually(page, "2800");
      await expect(main(page).getByRole("heading", { name: "DVA tests it" })).toBeVisible();
    },
  },
  "the progress of a fleet": {
    path: "/fleet-check/",
    async change(page) {
      let asked = Promise.withResolvers<() => void>();
      await page.route("**/api/vehicle", async (route) => {
        const { registration } = route.request().postDataJSON() as { registration: string };
        if (registration !== "AB12CDE") return route.continue();
        await new Promise<void>((answer) => asked.resolve(answer));
        return route.fulfill({ status: 503, json: {} });
      });
      await main(page)
        .getByLabel(/One van a line/)
        .fill(`QQ16 ADV\nAB12 CDE\n15/03/${nextYear}, 2800, Early`);
      await main(page).getByRole("button", { name: "Check the vans" }).click();
      for (const isRetry of [false, true]) {
        const answer = await asked.promise;
        await expect(main(page).getByText("2 of 3 done.")).toBeVisible();
        asked = Promise.withResolvers();
        answer();
        await expect(
          main(page).getByText("2 vans checked, 1 line failed: see below."),
        ).toBeVisible();
        if (!isRetry) await main(page).getByRole("button", { name: "Retry failed lines" }).click();
      }
    },
  },
  "the notes and the failure of a booking": {
    path: "/",
    async change(page) {
      await page.route("**/api/book-my-garage", (route) =>
        route.fulfill({ status: 500, body: "" }),
      );
      const form = page.locator("form#book");
      await form.getByLabel("Vehicle registration").fill("AB12CDE");
      await form.getByLabel("Service", { exact: true }).selectOption("mot");
      for (const postcode of ["BT11AA", "LS1", "BT11AA", "LS11AA"]) {
        await form.getByLabel("Postcode").fill(postcode);
        await form.getByLabel("Vehicle registration").focus();
      }
      await expect(form.locator("option[value=mot]")).toHaveText("MOT Test - £54.85");
      await form.getByRole("button", { name: "Get Free Quote" }).click();
      await expect(form.getByRole("alert")).toBeVisible();
      await expect(form.getByRole("button", { name: "Get Free Quote" })).toBeEnabled();
    },
  },
  "saved vans": {
    path: "/fleet-check/",
    async change(page) {
      await main(page)
        .getByLabel(/One van a line/)
        .fill("QQ16 ADV\nAB12 CDE\nQQ16 ADW");
      await main(page).getByRole("button", { name: "Check the vans" }).click();
      await expect(main(page).getByText(/^[23] vans checked/)).toBeVisible();
      await main(page).getByRole("button", { name: "Save these vans on this device" }).click();
      await main(page).getByRole("link", { name: "Open My vans" }).click();
      await expect(main(page).getByRole("heading", { name: /, most urgent first$/ })).toBeVisible();
      const refresh = main(page).getByRole("button", { name: "Refresh all" });
      await refresh.click();
      await expect(main(page).getByText(/^Refresh finished\./)).toBeVisible();
      await main(page)
        .locator(".saved-van")
        .last()
        .getByRole("button", { name: /^Remove/ })
        .click();
      await expect(main(page).getByText(/^Removed .* from this device\.$/)).toBeVisible();
      await main(page).getByRole("button", { name: "Remove all" }).click();
      await page.getByRole("button", { name: "Keep them" }).click();
    },
  },
  "the place in the header": {
    path: "/van-servicing/kent/",
    async change(page) {
      await main(page).locator('a[href="/van-servicing/maidstone/"]').first().click();
      await expect(page.locator(".header-place")).toHaveText("Maidstone");
      await page.goBack();
      await expect(page.locator(".header-place")).toHaveText("Kent");
      await page.goForward();
      await expect(page.locator(".header-place")).toHaveText("Maidstone");
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Maidstone");
    },
  },
  "a second search for stations": {
    path: "/garages/",
    async change(page) {
      await page.route("**/api/stations/near/*", (route) => {
        const postcode = decodeURIComponent(
          new URL(route.request().url()).pathname.split("/").at(-1) ?? "",
        );
        const stations = [buildStation({ miles: postcode.length })];
        return route.fulfill({ json: buildNearStations({ postcode, stations }) });
      });
      // The third result is known, so that it replaces the second at once.
      for (const postcode of ["LS1 4AP", "SW1A 1AA", "LS1 4AP"]) {
        const field = page.locator("#find-menu");
        await field.fill(postcode);
        await page.getByRole("option", { name: `MOT stations near ${postcode}` }).click();
        await expect(main(page).getByRole("heading", { level: 1 })).toContainText(
          `near ${postcode}`,
        );
      }
    },
  },
  "the choice of cookies": {
    path: "/cookie-policy",
    async change(page) {
      for (const choice of ["Accept all", "Reject all"]) {
        await main(page).getByRole("button", { name: "Manage Cookie Preferences" }).click();
        await page.getByRole("button", { name: choice }).click();
      }
      await expect(main(page).getByText(/analytics refused\.$/)).toBeVisible();
    },
  },
};

/** What the short run changes: a result that replaces another, a table and messages of a form. */
const inShortRun = [
  "a second van's class and its stations",
  "the progress of a fleet",
  "the notes and the failure of a booking",
];

for (const [name, { path, change }] of Object.entries(changes)) {
  const tag = inShortRun.includes(name) ? "@desktop" : ["@desktop", "@long"];
  test(`a translated page shows ${name} like any other`, { tag }, async ({ page }) => {
    // A minute that begins during the test must not change what the page says.
    await page.clock.setFixedTime(new Date());
    const textAfter = async (prepare: (opened: Page) => Promise<void>): Promise<string> => {
      await open(page, path);
      await prepare(page);
      await change(page);
      await page.unrouteAll({ behavior: "wait" });
      return page.evaluate(() => {
        localStorage.clear();
        const parts = [...document.querySelectorAll("header, main, footer")];
        return parts.map(({ textContent }) => textContent.replaceAll(/\s+/g, "")).join("\n");
      });
    };
    const plain = await textAfter(async () => undefined);
    expect(await textAfter(translate)).toBe(plain);
  });
}
