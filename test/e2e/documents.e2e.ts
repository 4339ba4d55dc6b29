import { adminPaths } from "@vanfettle/contract/paths";
import { samplePages } from "./sample-pages.ts";
import { expect, open, test } from "./site.ts";

test("pages have a unique title, a description, a canonical, Open Graph and Twitter tags", async ({
  page,
}) => {
  const titles = new Set<string>();
  for (const path of samplePages) {
    await open(page, path);
    if (!path.includes("?")) titles.add(await page.title());
    // The results of a query are for a single visitor: search engines do not index them.
    const addressOfOne = path.includes("?")
      ? []
      : ['link[rel="canonical"]', 'meta[property="og:url"]'];
    const selectors = [
      ...addressOfOne,
      'meta[name="description"]',
      'meta[property="og:title"]',
      'meta[property="og:description"]',
      'meta[property="og:type"]',
      'meta[name="twitter:card"][content="summary"], meta[name="twitter:card"][content="summary_large_image"]',
      'meta[name="twitter:title"]',
      'meta[name="twitter:description"]',
      "h1",
      "main",
      "title",
    ];
    const findCounts = () =>
      page.evaluate(
        (found) =>
          Object.fromEntries(
            found.map((each) => [each, document.querySelectorAll(`${each}:not(svg *)`).length]),
          ),
        selectors,
      );
    await expect
      .poll(findCounts, path)
      .toEqual(Object.fromEntries(selectors.map((selector) => [selector, 1])));
  }
  expect(titles.size).toBe(samplePages.filter((path) => !path.includes("?")).length);
});

test("structured data describes the page without a rating", async ({ request }) => {
  const html = await (await request.get("/van-servicing/maidstone/")).text();
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    (match) => JSON.parse(match[1] as string) as Record<string, unknown>,
  );
  const service = blocks.find((block) => block["@type"] === "Service") as {
    areaServed: { geoRadius: number };
    provider: Record<string, unknown>;
  };
  expect(service.areaServed.geoRadius).toBe(25_000);
  expect(service.provider["priceRange"]).toBe("££");
  expect(JSON.stringify(service.provider["openingHoursSpecification"])).toContain("00:00");
  expect(blocks.some((block) => block["@type"] === "BreadcrumbList")).toBe(true);
  expect(JSON.stringify(blocks)).not.toMatch(/aggregateRating|4\.9/i);
});

for (const path of [
  "/",
  "/van-mot/maidstone/",
  "/nowhere",
  "/robots.txt",
  "/sitemap.xml",
  "/sitemaps/wales.xml",
  "/llms.txt",
  "/openapi.json",
  "/favicon.svg",
  "/api/services",
  "/api/locations/leeds",
  "/api/locations/nowhere",
  "/api/content-progress",
]) {
  test(`HEAD of ${path} returns the headers of GET without a body`, async ({ request }) => {
    const [got, headed] = [await request.get(path), await request.head(path)];
    expect(headed.status()).toBe(got.status());
    for (const name of ["content-type", "cache-control", "strict-transport-security"]) {
      expect([name, headed.headers()[name]]).toEqual([name, got.headers()[name]]);
    }
    expect(headed.headers()["content-length"]).not.toBe("0");
    expect((await headed.body()).length).toBe(0);
  });
}

for (const path of [
  "/",
  "/robots.txt",
  "/sitemap.xml",
  "/api/services",
  "/api/book-my-garage",
  "/book",
  "/api/nowhere",
]) {
  test(`${path} rejects unknown methods with a client error`, async ({ request }) => {
    for (const method of ["OPTIONS", "PUT", "PATCH", "DELETE", "PROPFIND"]) {
      const status = (await request.fetch(path, { method })).status();
      expect([method, [400, 403, 404, 405].includes(status)]).toEqual([method, true]);
    }
  });
}

for (const path of adminPaths) {
  test(`${path} without script says that it needs JavaScript`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
    const page = await context.newPage();
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    expect(await page.locator("body").innerText()).toBe("This page needs JavaScript.");
    await expect(page).toHaveTitle(/^[A-Z][a-z ]+ \| VanFettle$/);
    await context.close();
  });
}

test("operators' pages are not cached, even by the CDN", async ({ request }) => {
  for (const path of adminPaths) {
    for (let visit = 0; visit < 2; visit += 1) {
      const headers = (await request.get(path)).headers();
      expect([headers["cache-control"], headers["x-cache"]]).toEqual([
        "no-store",
        "Miss from cloudfront",
      ]);
    }
  }
});

for (const [from, to] of [
  ["/VAN-SERVICING/London/", "/van-servicing/london/"],
  ["/van-servicing/leeds", "/van-servicing/leeds/"],
  ["/Privacy-Policy", "/privacy-policy"],
  ["/privacy-policy/", "/privacy-policy"],
  ["/van-mot", "/van-mot/"],
  ["/Admin", "/admin/"],
  ["/admin/Content-Manager/", "/admin/content-manager"],
  ["/van-servicing/yorkshire-and-the-humber/", "/van-servicing/yorkshire/"],
  ["/van-servicing/londonderry/", "/van-servicing/derry/"],
  ["/van-mot/londonderry/", "/van-mot/derry/"],
  ["/van-servicing/weedon-beck/", "/van-servicing/weedon-bec/"],
  ["/van-mot/weedon-beck/", "/van-mot/weedon-bec/"],
  ["/van-servicing/EASTERN", "/van-servicing/east-of-england/"],
  ["/van-servicing/east-sussex", "/van-servicing/sussex/"],
  ["/van-servicing/wales/kent/leeds", "/van-servicing/leeds/"],
  ["/van-mot/A-Z/east-sussex", "/van-mot/a-z/sussex/"],
] as const) {
  test(`${from} redirects once, to ${to}`, async ({ request }) => {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers()["location"]).toMatch(new RegExp(`^(https?://[^/]+)?${to}$`));
    expect((await request.get(to, { maxRedirects: 0 })).status()).toBe(200);
  });
}

test("serves a valid longer path, with the short address as canonical", async ({ page }) => {
  await open(page, "/van-servicing/south-east/kent/maidstone/");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Maidstone");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    /\/van-servicing\/maidstone\/$/,
  );
});

test("parents disambiguate namesakes", async ({ page }) => {
  await open(page, "/van-servicing/hampshire/newport/");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    /\/van-servicing\/newport-isle-of-wight\/$/,
  );
});

for (const path of [
  "/nowhere",
  "/van-servicing/no-such-place/",
  "/van-mot/no-such-place/",
  "/van-mot/a-z/no-such-county/",
  "/van-mot/a-z/maidstone/",
  "/services/paint",
  "/van-servicing/a/b/c/d/",
  "/admin/nothing",
]) {
  test(`${path} returns 404 with the not-found screen`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByText("404 Page Not Found")).toBeVisible();
    await expect(page.getByRole("main")).toContainText(path);
    for (const route of [
      "/van-servicing/:regionSlug",
      "/van-servicing/:regionSlug/:countySlug",
      "/van-servicing/:regionSlug/:countySlug/:townSlug",
    ]) {
      await expect(page.getByText(route, { exact: true })).toBeVisible();
    }
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  });
}

for (const path of [
  "/%00",
  "/..%2f..%2fetc%2fpasswd",
  `/van-servicing/${"a".repeat(3_000)}/`,
  "/%zz",
  "/van-servicing/%e0%a4%a/",
  "/API/LOCATIONS/LEEDS",
]) {
  test(`an unusual path does not cause a 5xx: ${path.slice(0, 40)}`, async ({ request }) => {
    expect((await request.get(path, { maxRedirects: 0 })).status()).toBeLessThan(500);
  });
}

test("escapes markup in a path", async ({ page }) => {
  await page.goto("/%3Cimg%20src=x%20onerror=alert(1)%3E");
  await expect(page.getByText("404 Page Not Found")).toBeVisible();
  await expect(page.getByRole("main").locator("img")).toHaveCount(0);
});

test("the sitemap contains canonical pages only, and robots.txt links to it", async ({
  request,
}) => {
  const index = await (await request.get("/sitemap.xml")).text();
  const chunks = [...index.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    (match) => new URL(match[1] as string).pathname,
  );
  expect(chunks.length).toBeGreaterThanOrEqual(13);
  const urls: string[] = [];
  for (const chunk of chunks) {
    const response = await request.get(chunk);
    expect(response.status(), chunk).toBe(200);
    const found = (await response.text()).matchAll(/<loc>(.*?)<\/loc>/g);
    urls.push(...Array.from(found, (match) => new URL(match[1] as string).pathname));
  }
  expect(new Set(urls).size).toBe(urls.length);
  expect(urls).toContain("/");
  expect(urls).not.toContain("/van-servicing/");
  expect(urls).toContain("/van-mot/yorkshire-and-the-humber/");
  expect(urls).toContain("/van-servicing/yorkshire/");
  expect(urls).toContain("/van-mot/a-z/west-yorkshire/");
  expect(urls.length).toBeGreaterThanOrEqual(2 * (12 + 66 + 242) + 66);
  for (const path of urls.filter((_, i) => i % 160 === 0)) {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200);
  }
  expect(await (await request.get("/robots.txt")).text()).toMatch(
    /Sitemap: https?:\/\/[^/]+\/sitemap\.xml/,
  );
});
