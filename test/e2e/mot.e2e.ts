import { regions } from "@vanfettle/contract/location/regions";
import { expect, holdRequests, open, test } from "./site.ts";
import { expectFocused } from "./tab-to.ts";

test(
  "the landing page has its form, its regions, its requirements and twelve groups of checks",
  { tag: "@desktop" },
  async ({ page }) => {
    await open(page, "/van-mot/");
    const main = page.getByRole("main");
    const service = main.getByLabel("Service", { exact: true });
    await expect(service.locator("option", { hasText: "MOT Test - £54.85" })).toHaveCount(1);
    await expect(service.locator("option", { hasText: "MOT + Service - £180" })).toHaveCount(1);
    await expect(main.getByText(/redirected to/i).first()).toBeVisible();
    for (const region of regions) {
      const card = main.locator(`a[href="/van-mot/${region.motSlug}/"]`);
      await expect(card).toHaveCount(1);
      await expect(card).toContainText(
        region.counties === 1 ? "1 county" : `${region.counties} counties`,
      );
    }
    await expect(
      main.getByRole("list", { name: /what is tested/i }).getByRole("listitem"),
    ).toHaveCount(12);
  },
);

test(
  "the landing page's form sends empty values and shows the server's messages",
  { tag: "@desktop" },
  async ({ page }) => {
    await open(page, "/van-mot/");
    const sent = page.waitForRequest("**/api/book-my-garage");
    await page
      .getByRole("main")
      .locator("form[method=post]")
      .getByRole("button", { name: "Get Free Quote" })
      .click();
    expect((await sent).postDataJSON()).toMatchObject({ registration: "", postcode: "" });
    await expect(page.getByText("Booking failed", { exact: true })).toBeVisible();
    const registration = page.getByLabel("Vehicle registration");
    await expectFocused(registration);
    await expect(registration).toHaveAccessibleDescription("Vehicle registration is required");
    await expect(page.getByLabel("Postcode")).toHaveAccessibleDescription("Postcode is required");
    await registration.fill("AB12CDEFGHIJ");
    await expect(page.getByText("Vehicle registration is required")).toHaveCount(0);
    await expect(page.getByText("Invalid registration format")).toHaveCount(0);
    await expect(page.getByText("Postcode is required")).toBeVisible();
  },
);

test(
  "a place's MOT page books with the place's name and slug",
  { tag: "@desktop" },
  async ({ page }) => {
    await open(page, "/van-mot/maidstone/");
    const sent = page.waitForRequest("**/api/book-my-garage");
    await page.getByLabel("Vehicle registration").fill("ab12 cdm");
    await page.getByLabel("Postcode").fill("me15 6xx");
    await page.getByRole("main").locator("form button[type=submit]:not([formaction])").click();
    expect((await sent).postDataJSON()).toEqual({
      registration: "AB12CDM",
      postcode: "ME156XX",
      serviceType: "mot",
      location: "Maidstone",
      locationSlug: "maidstone",
      page: "motLocation",
    });
    await page.waitForURL(/partner-sandbox/);
    await expect(page.getByText("ME15 6XX")).toBeVisible();
  },
);

test("the landing page's form books with location UK", { tag: "@desktop" }, async ({ page }) => {
  await open(page, "/van-mot/");
  const sent = page.waitForRequest("**/api/book-my-garage");
  await page.getByLabel("Vehicle registration").fill("ab12 cdj");
  await page.getByLabel("Postcode").fill("m1 1ae");
  await page.getByLabel("Service", { exact: true }).selectOption("mot-service");
  await page
    .getByRole("main")
    .locator("form[method=post]")
    .getByRole("button", { name: "Get Free Quote" })
    .click();
  expect((await sent).postDataJSON()).toEqual({
    registration: "AB12CDJ",
    postcode: "M11AE",
    serviceType: "mot-service",
    location: "UK",
    page: "motLanding",
  });
  await page.waitForURL(/partner-sandbox/);
});

test(
  "a place's page has the form, a text with its name, and key facts",
  { tag: "@phone" },
  async ({ page }) => {
    await open(page, "/van-mot/maidstone/");
    const main = page.getByRole("main");
    // The button is a bar, shown while the form is out of view.
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await main
      .getByRole("link", { name: "Book MOT Test Now" })
      .or(main.getByRole("button", { name: "Book MOT Test Now" }))
      .first()
      .click();
    await expect(page.getByLabel("Vehicle registration")).toBeInViewport();
    await expect(main).toContainText("Maidstone");
    await expect(main.getByRole("heading", { name: /key facts/i })).toBeVisible();
  },
);

test(
  "both slugs of a region work: one is canonical, the other redirects once",
  { tag: "@desktop" },
  async ({ page, request }) => {
    await open(page, "/van-mot/yorkshire-and-the-humber/");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Yorkshire and the Humber");
    const other = await request.get("/van-mot/yorkshire/", { maxRedirects: 0 });
    expect(other.status()).toBe(301);
    expect(other.headers()["location"]).toMatch(/\/van-mot\/yorkshire-and-the-humber\/$/);
    await expect(
      page.getByRole("main").locator('a[href="/van-mot/west-yorkshire/"]').first(),
    ).toBeVisible();
  },
);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", { tag: "@desktop" }, () => {
    test.use({ javaScriptEnabled });

    test("a county shows the MOT pages of its eighteen largest places, and all in its A to Z", async ({
      page,
      request,
    }) => {
      const county = (await (await request.get("/api/locations/kent")).json()) as {
        places: { slug: string }[];
      };
      await page.goto("/van-mot/kent/");
      const main = page.getByRole("main");
      await expect(
        main.getByRole("table", { name: "Places", exact: true }).getByRole("link"),
      ).toHaveCount(18);
      await main.getByRole("link", { name: "All places in Kent, A to Z" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Van MOT in Kent, A to Z");
      const shown = await main
        .getByRole("link")
        .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
      expect(county.places.length).toBeGreaterThan(100);
      expect(county.places.filter(({ slug }) => !shown.includes(`/van-mot/${slug}/`))).toEqual([]);
      await main.getByRole("link", { name: "W", exact: true }).click();
      await expect(main.getByRole("link", { name: "Wye", exact: true })).toBeInViewport();
    });
  });
}

test(
  "a place links its neighbours by name and its county's A to Z",
  { tag: "@desktop" },
  async ({ page }) => {
    await open(page, "/van-mot/alston/");
    const neighbours = page
      .getByRole("main")
      .getByRole("list", { name: "More places in Cumbria" })
      .getByRole("link");
    await expect(neighbours).toHaveCount(5);
    await page
      .getByRole("main")
      .getByRole("link", { name: "All places in Cumbria, A to Z" })
      .click();
    await expect(
      page.getByRole("main").getByRole("link", { name: "Alston", exact: true }),
    ).toBeVisible();
  },
);

test(
  "a Northern Irish page leads to DVA for the test first, and does not refer to garages for it",
  { tag: "@desktop" },
  async ({ page }) => {
    await open(page, "/van-mot/belfast/");
    const lead = page.locator(".hero-lead");
    await expect(lead).toContainText("The nearest is in Belfast.");
    await expect(lead.getByRole("link", { name: "Book the test with DVA" })).toHaveAttribute(
      "href",
      "https://dva-bookings.nidirect.gov.uk/",
    );
    const text = await page.getByRole("main").innerText();
    expect(text).toMatch(/DVA/);
    expect(text).not.toMatch(/MOT (at|from|with) (a |your |our )?(local )?(partner )?garages?/i);
  },
);

test(
  "a client navigation between MOT pages shows the MOT loading text",
  { tag: "@desktop" },
  async ({ page }) => {
    const release = await holdRequests(page, "**/api/locations/kent");
    await open(page, "/van-mot/south-east/");
    await page.getByRole("main").locator('a[href="/van-mot/kent/"]').first().click();
    await expect(page.getByText("Loading MOT centre...")).toBeVisible();
    release();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Kent");
  },
);
