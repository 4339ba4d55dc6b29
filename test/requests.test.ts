import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { adminPaths } from "@vanfettle/contract/paths";
import { loadGazetteer } from "@vanfettle/places/gazetteer";
import { buildSeedRows } from "@vanfettle/places/seed-rows";
import { visibleText } from "../packages/web/src/testing/render-document.ts";
import { bootSite, type Site } from "./faults/harness/site.ts";
import { temporaryFolder } from "./faults/harness/temporary-folder.ts";

// Requests to the whole synthesized site, for what does not need a browser.

const places = ["maidstone", "leeds", "derry", "weedon-bec", "newport-isle-of-wight"];
const rows = buildSeedRows(loadGazetteer()).filter(
  (row) => row.kind !== "place" || row.isCore || places.includes(row.canonicalSlug),
);
let site: Site;
beforeAll(async () => {
  // The firewall would block an address with this many requests for unusual paths.
  site = await bootSite({ dataDir: temporaryFolder(), rows, env: { FIREWALL: "0" } });
});
afterAll(() => site?.close());

const request = (path: string, options: RequestInit = {}): Promise<Response> =>
  fetch(site.url + path, { redirect: "manual", ...options });
const htmlOf = async (path: string): Promise<string> => (await request(path)).text();

const canonicalOf = (html: string): string | undefined =>
  /<link rel="canonical" href="https?:\/\/[^/]+([^"]*)"/.exec(html)?.[1];

test("the structured data of a place's page is its service and its breadcrumb", async () => {
  const html = await htmlOf("/van-servicing/maidstone/");
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g);
  const types = Array.from(
    blocks,
    ([, json = ""]) => (JSON.parse(json) as object)["@type" as never],
  );
  expect(types).toEqual(expect.arrayContaining(["Service", "BreadcrumbList"]));
});

test.each([
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
])("HEAD of %s returns the headers of GET without a body", async (path) => {
  const [got, headed] = [await request(path), await request(path, { method: "HEAD" })];
  expect(headed.status).toBe(got.status);
  for (const name of ["content-type", "cache-control", "strict-transport-security"]) {
    expect([name, headed.headers.get(name)]).toEqual([name, got.headers.get(name)]);
  }
  expect(headed.headers.get("content-length")).not.toBe("0");
  expect((await headed.arrayBuffer()).byteLength).toBe(0);
});

test.each([
  "/",
  "/robots.txt",
  "/sitemap.xml",
  "/api/services",
  "/api/book-my-garage",
  "/book",
  "/api/nowhere",
])("%s rejects unknown methods with a client error", async (path) => {
  for (const method of ["OPTIONS", "PUT", "PATCH", "DELETE", "PROPFIND"]) {
    const { status } = await request(path, { method });
    expect([method, [400, 403, 404, 405].includes(status)]).toEqual([method, true]);
  }
});

describe.each(adminPaths)("%s", (path) => {
  test("has nothing to read without script but that it needs JavaScript", async () => {
    const answer = await request(path);
    const html = await answer.text();
    const body = html.slice(html.indexOf("<body"));
    expect(answer.status).toBe(200);
    expect(visibleText(body).trim()).toBe("This page needs JavaScript.");
    expect(/<title[^>]*>(.*?)<\/title>/.exec(html)?.[1]).toMatch(/^[A-Z][a-z ]+ \| VanFettle$/);
  });

  test("is not cached, even by the CDN", async () => {
    for (let visit = 0; visit < 2; visit += 1) {
      const { headers } = await request(path);
      expect([headers.get("cache-control"), headers.get("x-cache")]).toEqual([
        "no-store",
        "Miss from cloudfront",
      ]);
    }
  });
});

test.each([
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
])("%s redirects once, to %s", async (from, to) => {
  const { status, headers } = await request(from);
  expect(status).toBe(301);
  expect(new URL(headers.get("location") ?? "", site.url).pathname).toBe(to);
  expect((await request(to)).status).toBe(200);
});

test.each([
  ["a valid longer path", "/van-servicing/south-east/kent/maidstone/", "maidstone"],
  [
    "a namesake's path by its parents",
    "/van-servicing/hampshire/newport/",
    "newport-isle-of-wight",
  ],
])("serves %s, with the short address as canonical", async (_, path, slug) => {
  const answer = await request(path);
  expect(answer.status).toBe(200);
  expect(canonicalOf(await answer.text())).toBe(`/van-servicing/${slug}/`);
});

test.each([
  "/nowhere",
  "/van-servicing/no-such-place/",
  "/van-mot/no-such-place/",
  "/van-mot/a-z/no-such-county/",
  "/van-mot/a-z/maidstone/",
  "/services/paint",
  "/van-servicing/a/b/c/d/",
  "/admin/nothing",
])("%s returns 404 with the not-found screen", async (path) => {
  const answer = await request(path);
  const html = await answer.text();
  const text = visibleText(html.slice(html.indexOf("<main"), html.indexOf("</main>")));
  expect(answer.status).toBe(404);
  expect(text).toContain("404 Page Not Found");
  expect(text).toContain(path);
  expect(text).toContain("/van-servicing/:regionSlug/:countySlug/:townSlug");
  expect(html).toMatch(/<meta name="robots" content="noindex/);
});

test("escapes markup in a path", async () => {
  const html = await htmlOf("/%3Cimg%20src=x%20onerror=alert(1)%3E");
  expect(html).toContain("404 Page Not Found");
  expect(html).toContain("%3Cimg%20src=x%20onerror=alert(1)%3E");
  expect(html).not.toContain("<img");
});

test.each([
  "/%00",
  "/..%2f..%2fetc%2fpasswd",
  `/van-servicing/${"a".repeat(3_000)}/`,
  "/%zz",
  "/van-servicing/%e0%a4%a/",
  "/API/LOCATIONS/LEEDS",
])("an unusual path does not cause a 5xx: %s", async (path) => {
  expect((await request(path)).status).toBeLessThan(500);
});

test("the sitemap contains canonical pages only, and robots.txt links to it", async () => {
  const pathsIn = (xml: string): string[] =>
    Array.from(xml.matchAll(/<loc>(.*?)<\/loc>/g), ([, url = ""]) => new URL(url).pathname);
  const chunks = pathsIn(await htmlOf("/sitemap.xml"));
  expect(chunks.length).toBeGreaterThanOrEqual(13);
  const paths: string[] = [];
  for (const chunk of chunks) {
    const response = await request(chunk);
    expect(response.status, chunk).toBe(200);
    paths.push(...pathsIn(await response.text()));
  }
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toEqual(
    expect.arrayContaining([
      "/",
      "/van-mot/yorkshire-and-the-humber/",
      "/van-servicing/yorkshire/",
      "/van-mot/a-z/west-yorkshire/",
    ]),
  );
  expect(paths).not.toContain("/van-servicing/");
  expect(paths.length).toBeGreaterThanOrEqual(2 * (12 + 66 + 242) + 66);
  for (const path of paths.filter((_, i) => i % 160 === 0)) {
    expect((await request(path)).status, path).toBe(200);
  }
  expect(await htmlOf("/robots.txt")).toMatch(/Sitemap: https?:\/\/[^/]+\/sitemap\.xml/);
});
