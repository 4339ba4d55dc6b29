import { services } from "@vanfettle/contract/services";
import { loadGazetteer } from "@vanfettle/places/gazetteer";
import { expect, holdRequests, open, test } from "./site.ts";

interface Loaded {
  name: string;
  garageCount: number;
  counties: { name: string; slug: string }[];
  places: { name: string; slug: string }[];
  nearby: { name: string; slug: string }[];
}

for (const [path, name] of [
  ["/van-servicing/south-east/", "South East"],
  ["/van-servicing/kent/", "Kent"],
  ["/van-servicing/maidstone/", "Maidstone"],
] as const) {
  test(
    `${path} shows every service, the blocks and the questions`,
    { tag: "@desktop" },
    async ({ page }) => {
      await open(page, path);
      const main = page.getByRole("main");
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
      for (const { name: service } of services) {
        await expect(main.getByRole("heading", { name: service, exact: true })).toBeVisible();
      }
      await expect(
        main.getByText("Get Quote", { exact: true }).filter({ visible: true }),
      ).not.toHaveCount(0);
      await expect(
        main
          .getByRole("link", { name: /Book Now/ })
          .or(main.getByRole("button", { name: /Book Now/ })),
      ).toHaveCount(services.length);
      for (const block of [/coverage/i, /scheduling/i, /collection/i]) {
        await expect(main.getByRole("heading", { name: block }).first()).toBeVisible();
      }
      await expect(
        main.getByText(`FAQs for ${name} are being generated. Check back soon!`),
      ).toBeVisible();
      await expect(
        main.getByText(/Counts: DVSA list of active MOT test stations, April 2025/).first(),
      ).toBeVisible();
      await expect(main.getByText(/explore nearby/i)).toHaveCount(0);
    },
  );
}

test("the hero's button scrolls to the booking form", async ({ page, isMobile }) => {
  await open(page, "/van-servicing/maidstone/");
  const main = page.getByRole("main");
  // On phones the button is a bar, shown while the form is out of view.
  if (isMobile) await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await main
    .getByRole("link", { name: "Book Van Service Now" })
    .or(main.getByRole("button", { name: "Book Van Service Now" }))
    .click();
  await expect(page.getByLabel("Vehicle registration")).toBeInViewport();
});

test("Book Now preselects its service in the form", { tag: "@phone" }, async ({ page }) => {
  await open(page, "/van-servicing/maidstone/");
  const main = page.getByRole("main");
  await main
    .getByRole("button", { name: /Book Now/ })
    .or(main.getByRole("link", { name: /Book Now/ }))
    .nth(5)
    .click();
  await expect(page.getByRole("radio", { name: /Oil Change/ })).toBeChecked();
  await expect(page.getByLabel("Vehicle registration")).toBeInViewport();
});

test("the labels of a region's map lie on its image", async ({ page }) => {
  await open(page, "/van-servicing/scotland/");
  const map = page.locator(".region-map");
  const shows = page.getByText("Show the map");
  if (await shows.isVisible()) await shows.click();
  await map.scrollIntoViewIfNeeded();
  const [links, image] = [
    await map.locator("svg").boundingBox(),
    await map.locator("img").boundingBox(),
  ];
  expect(links?.height).toBeGreaterThan(300);
  expect(image?.width).toBeCloseTo(links?.width ?? 0, 0);
  expect(image?.height).toBeCloseTo(links?.height ?? 0, 0);
});

test("links lead from home to a town", { tag: "@phone" }, async ({ page }) => {
  await open(page, "/");
  await page.getByRole("main").locator('a[href="/van-servicing/south-east/"]').first().click();
  await page.getByRole("main").locator('a[href="/van-servicing/kent/"]').first().click();
  await page.getByRole("main").locator('a[href="/van-servicing/maidstone/"]').first().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Maidstone");
  await expect(page).toHaveTitle(/Maidstone/);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    /\/van-servicing\/maidstone\/$/,
  );
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);
  const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(crumbs.getByRole("listitem")).toHaveText([
    /Home/,
    /Van Servicing/,
    /South East/,
    /Kent/,
    /Maidstone/,
  ]);
  await expect(crumbs.getByRole("link", { name: "Maidstone" })).toHaveCount(0);
});

test(
  "a region links to its counties, and a county to its places after one press",
  { tag: "@desktop" },
  async ({ page, request }) => {
    const region = (await (await request.get("/api/locations/south-east")).json()) as Loaded;
    await open(page, "/van-servicing/south-east/");
    expect(region.counties).toHaveLength(6);
    for (const { slug } of region.counties) {
      await expect(
        page.getByRole("main").locator(`a[href="/van-servicing/${slug}/"]`),
      ).not.toHaveCount(0);
    }
    const county = (await (await request.get("/api/locations/kent")).json()) as Loaded;
    await open(page, "/van-servicing/kent/");
    expect(county.places.length).toBeGreaterThan(100);
    await page.getByText(/^\d+ more places in Kent$/).click();
    // Roles match only links that a visitor sees.
    const shown = await page
      .getByRole("main")
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(county.places.filter(({ slug }) => !shown.includes(`/van-servicing/${slug}/`))).toEqual(
      [],
    );
  },
);

/** Returns the county with the most places, and a first letter among its smaller places. */
function largestCounty(): { slug: string; letter: string } {
  const [largest] = loadGazetteer().counties.toSorted((a, b) => b.places.length - a.places.length);
  const letters = largest?.places.map(({ name }) => name.charAt(0)).toSorted() ?? [];
  return { slug: largest?.slug ?? "", letter: letters.at(-1) ?? "" };
}

const { slug, letter } = largestCounty();

test(
  "the largest county shows the disclosure of its places within six phone screens",
  { tag: "@phone" },
  async ({ page }) => {
    await open(page, `/van-servicing/${slug}/`);
    const fold = page.locator("#places summary");
    await expect(fold).toHaveCount(1);
    const screens = await fold.evaluate(
      (summary) => (summary.getBoundingClientRect().bottom + scrollY) / innerHeight,
    );
    expect(screens).toBeLessThanOrEqual(6);
  },
);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", { tag: "@desktop" }, () => {
    test.use({ javaScriptEnabled });

    test("a letter in the disclosure of a county's places leads to its places", async ({
      page,
    }) => {
      await page.goto(`/van-servicing/${slug}/`);
      const main = page.getByRole("main");
      const list = main.locator(`#places-${letter}`).getByRole("list");
      await expect(list).toHaveCount(0);
      await main.getByText(/^\d+ more places in /).click();
      await main.getByRole("link", { name: letter, exact: true }).focus();
      await page.keyboard.press("Enter");
      await expect(list.getByRole("link").first()).toBeInViewport();
    });
  });
}

test(
  "a town shows its neighbours and its garage count",
  { tag: "@desktop" },
  async ({ page, request }) => {
    const town = (await (await request.get("/api/locations/maidstone")).json()) as Loaded;
    await open(page, "/van-servicing/maidstone/");
    await expect(page.getByRole("heading", { name: "Places within 15 miles" })).toBeVisible();
    expect(town.nearby.length).toBeGreaterThan(3);
    for (const { slug } of town.nearby) {
      await expect(
        page.getByRole("main").locator(`a[href="/van-servicing/${slug}/"]`),
      ).not.toHaveCount(0);
    }
    await expect(page.getByRole("main")).toContainText(String(town.garageCount));
  },
);

test(
  "a client navigation shows the loading text, then the page",
  { tag: "@desktop" },
  async ({ page }) => {
    const release = await holdRequests(page, "**/api/locations/wales");
    await open(page, "/");
    await page.getByRole("main").locator('a[href="/van-servicing/wales/"]').first().click();
    await expect(page.getByText("Loading location data...")).toBeVisible();
    release();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Wales");
  },
);

for (const [what, answer] of [
  ["an error", { status: 500, body: "" }],
  ["no data", { status: 200, contentType: "application/json", body: "null" }],
] as const) {
  test(
    `${what} shows the not-found screen after exactly one request, and another try shows the page`,
    { tag: "@desktop" },
    async ({ page }) => {
      let requests = 0;
      await page.route("**/api/locations/wales", (route) => {
        requests += 1;
        return route.fulfill(answer);
      });
      await open(page, "/");
      await page.getByRole("main").locator('a[href="/van-servicing/wales/"]').first().click();
      await expect(page.getByText("404 Page Not Found")).toBeVisible();
      await expect(page.getByText(/^We could not load the page at/)).toBeVisible();
      expect(requests).toBe(1);
      await page.unroute("**/api/locations/wales");
      await page.getByRole("link", { name: "Try again" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Wales");
    },
  );
}

test("going back does not repeat the request", { tag: "@desktop" }, async ({ page }) => {
  await open(page, "/van-servicing/kent/");
  const calls: string[] = [];
  await page.getByRole("main").locator('a[href="/van-servicing/maidstone/"]').first().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Maidstone");
  page.on("request", (request) => calls.push(request.url()));
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Kent");
  expect(calls.filter((url) => url.includes("/api/locations/"))).toEqual([]);
});
