import { XMLParser } from "fast-xml-parser";
import { afterAll, beforeAll, expect, test } from "vitest";
import { indexedPages } from "@vanfettle/contract/indexed-pages";
import { seededAt, siteOrigin, startVisitorApp } from "../testing/visitor-app.ts";

let app: Awaited<ReturnType<typeof startVisitorApp>>;
beforeAll(async () => {
  app = await startVisitorApp();
});
afterAll(() => app.database.stop());

interface Item {
  loc: string;
  lastmod?: string;
}
const parser = new XMLParser({ isArray: (name) => name === "url" || name === "sitemap" });

async function read(path: string): Promise<Item[]> {
  const response = await app.get(path);
  expect(response.statusCode).toBe(200);
  expect(response.headers?.["content-type"]).toBe("application/xml; charset=utf-8");
  const parsed = parser.parse(response.body ?? "", true) as {
    urlset?: { url?: Item[] };
    sitemapindex?: { sitemap?: Item[] };
  };
  return parsed.urlset?.url ?? parsed.sitemapindex?.sitemap ?? [];
}

test("the index lists the pages and every region with indexed locations, with its last change", async () => {
  expect(await read("/sitemap.xml")).toEqual([
    { loc: `${siteOrigin}/sitemaps/pages.xml` },
    { loc: `${siteOrigin}/sitemaps/yorkshire.xml`, lastmod: seededAt },
    { loc: `${siteOrigin}/sitemaps/west-midlands.xml`, lastmod: seededAt },
  ]);
});

test("every chunk in the index can be read", async () => {
  for (const { loc } of await read("/sitemap.xml")) {
    expect((await read(loc.slice(siteOrigin.length))).length).toBeGreaterThan(0);
  }
});

test("a region's chunk lists each location under both services, and the stored counties' A to Z", async () => {
  const urls = await read("/sitemaps/west-midlands.xml");
  const slugs = ["birmingham", "west-midlands", "west-midlands-county"];
  const ofLocations = ["van-mot", "van-servicing"].flatMap((service) =>
    slugs.map((slug) => ({ loc: `${siteOrigin}/${service}/${slug}/`, lastmod: seededAt })),
  );
  const byAddress = (a: Item, b: Item) => (a.loc < b.loc ? -1 : 1);
  expect(urls.toSorted(byAddress)).toEqual(
    [...ofLocations, { loc: `${siteOrigin}/van-mot/a-z/west-midlands-county/` }].toSorted(
      byAddress,
    ),
  );
});

test("a region with two slugs is listed by the canonical slug of each service", async () => {
  expect((await read("/sitemaps/yorkshire.xml")).map((url) => url.loc)).toEqual([
    `${siteOrigin}/van-servicing/yorkshire/`,
    `${siteOrigin}/van-mot/yorkshire-and-the-humber/`,
  ]);
});

test("the pages chunk lists the pages without a location", async () => {
  const urls = await read("/sitemaps/pages.xml");
  expect(urls.map((url) => url.loc)).toEqual(indexedPages.map((path) => siteOrigin + path));
  expect(urls.length).toBeGreaterThan(5);
});
