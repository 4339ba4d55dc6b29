import { regions } from "@vanfettle/contract/location/regions";
import { expect, holdRequests, open, test } from "./site.ts";

for (const path of ["/", "/van-servicing/"]) {
  test(
    `${path} is the home screen with / as its canonical address`,
    { tag: "@desktop" },
    async ({ page }) => {
      await open(page, path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        "href",
        /^https?:\/\/[^/]+\/$/,
      );
      const links = page.getByRole("link", {
        name: "Van Servicing",
        exact: true,
        includeHidden: true,
      });
      await expect(links.first()).toHaveAttribute("href", "/");
    },
  );
}

test(
  "links twelve region cards with name, description and county count",
  { tag: "@desktop" },
  async ({ page }) => {
    await open(page, "/");
    for (const region of regions) {
      const card = page
        .getByRole("main")
        .locator(`a[href="/van-servicing/${region.slug}/"]`)
        .filter({ hasText: region.description });
      await expect(card).toHaveCount(1);
      await expect(card).toContainText(region.name);
      await expect(card).toContainText(
        region.counties === 1 ? "1 county" : `${region.counties} counties`,
      );
    }
  },
);

test(
  "links each region card to a page that loads",
  { tag: "@desktop" },
  async ({ page, request }) => {
    await open(page, "/");
    const hrefs = await page
      .getByRole("main")
      .locator('a[href^="/van-servicing/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") as string));
    expect(new Set(hrefs).size).toBeGreaterThanOrEqual(12);
    for (const href of new Set(hrefs)) {
      expect((await request.get(href, { maxRedirects: 0 })).status(), href).toBe(200);
    }
  },
);

test(
  "shows six popular cities from the server with county and certified garages",
  { tag: "@desktop" },
  async ({ page, request }) => {
    await open(page, "/");
    const locations = (await (await request.get("/api/locations")).json()) as {
      slug: string;
      name: string;
      county: string;
      garageCount: number;
    }[];
    for (const slug of ["london", "birmingham", "manchester", "liverpool", "leeds", "bristol"]) {
      const location = locations.find((candidate) => candidate.slug === slug);
      const card = page
        .getByRole("main")
        .locator(`a[href="/van-servicing/${slug}/"]`)
        .filter({ hasText: "certified garages" });
      await expect(card).toHaveCount(1);
      await expect(card).toContainText(location?.name as string);
      await expect(card).toContainText(location?.county as string);
      await expect(card).toContainText(
        `${location?.garageCount.toLocaleString("en-GB")} certified garages`,
      );
    }
  },
);

test("shows four steps in order and three reasons", async ({ page }) => {
  await open(page, "/");
  const text = await page.getByRole("main").innerText();
  const steps = [
    /choose (your )?region/i,
    /find (your )?county/i,
    /select (your )?town/i,
    /book (your )?service/i,
  ].map((step) => text.search(step));
  expect(steps.every((at) => at >= 0)).toBe(true);
  expect([...steps].sort((a, b) => a - b)).toEqual(steps);
  await expect(page.getByRole("heading", { name: "Certified mechanics" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Quality guaranteed" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Same-day service" })).toBeVisible();
  expect(text).toMatch(/warranties vary by garage/i);
});

test("shows the fixed claims", { tag: "@desktop" }, async ({ page }) => {
  await open(page, "/");
  const text = await page.locator("body").innerText();
  for (const claim of [
    "5000+",
    "4.9/5",
    "12 month",
    "24/7 Online Booking",
    "Serving all UK locations",
  ]) {
    expect(text).toContain(claim);
  }
  expect(text).toMatch(/45[- ]min/i);
  expect(text).toMatch(/same-day/i);
});

test(
  "shows a spinner while locations load after a client navigation",
  { tag: "@desktop" },
  async ({ page }) => {
    const release = await holdRequests(page, "**/api/locations");
    await open(page, "/privacy-policy");
    await page.getByRole("banner").getByRole("link").first().click();
    await expect(page.getByText("Loading locations...")).toBeVisible();
    release();
    await expect(page.getByText("Loading locations...")).toBeHidden();
    await expect(page.getByRole("main").getByText("certified garages").first()).toBeVisible();
  },
);

test(
  "hides only the cities if the call for locations fails",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.route("**/api/locations", (route) => route.fulfill({ status: 500, body: "" }));
    await open(page, "/privacy-policy");
    await page.getByRole("banner").getByRole("link").first().click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("Loading locations...")).toBeHidden();
    await expect(page.getByText(/\d certified garages/)).toHaveCount(0);
    await expect(
      page.getByRole("main").locator('a[href="/van-servicing/wales/"]').first(),
    ).toBeVisible();
  },
);
