// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { adminPages, pages } from "@vanfettle/contract/paths";
import { buildContentProgress } from "@vanfettle/contract/testing/content-progress";
import { contentRegions } from "../admin/testing/admin-responses.ts";
import { fixedPageMeta } from "../document/fixed-page-meta.ts";
import { renderRoutes } from "../testing/render-screen.tsx";
import { stubServer } from "../testing/stub-server.ts";
import { adminRoute } from "./admin-route.tsx";
import { loadMatchedPages } from "./load-matched-pages.ts";
import { createRoutes } from "./routes.tsx";

beforeEach(() => {
  // jsdom cannot scroll, and its channel would keep the process alive.
  vi.stubGlobal("scrollTo", () => undefined);
  vi.stubGlobal(
    "BroadcastChannel",
    class {
      postMessage() {}
    },
  );
});

/** Opens a page whose layout and page are loaded, like the browser's entry. */
async function open(pathname: string) {
  const server = stubServer({
    "/api/content-progress": buildContentProgress(),
    "/api/content-regions": contentRegions,
    "/api/content/locations": {
      total: 0,
      towns: 0,
      villages: 0,
      districts: 0,
      unclassified: 0,
      locations: [],
    },
  });
  const routes = createRoutes(adminRoute);
  await loadMatchedPages(routes, pathname);
  renderRoutes(routes, { server, pathname });
  // Nothing is left to load.
  expect(screen.getByRole("heading", { level: 1 })).toBeTruthy();
}

const linksIn = (area: HTMLElement) =>
  within(area)
    .getAllByRole("link", { hidden: true })
    .map((link) => link.getAttribute("href"));

test.each(adminPages.map((page) => [pages[page].canonical, page] as const))(
  "%s has its metadata, the specified header without the visitors' menu, the operators' navigation and the footer",
  async (pathname, page) => {
    await open(pathname);
    const header = screen.getByRole("banner");
    expect(linksIn(header)).toEqual(["/", "/", "/van-mot/", "/#registration"]);
    expect(header.textContent).toContain("24/7 Online Booking");
    expect(within(header).queryByRole("search", { hidden: true })).toBeNull();
    expect(within(header).getByRole("button", { name: "Menu" })).toBeTruthy();
    expect(screen.getByRole("navigation", { name: "Admin" })).toBeTruthy();
    const footer = screen.getByRole("contentinfo");
    expect(linksIn(footer)).toEqual(
      expect.arrayContaining(["/van-mot/", "/van-servicing/", "/privacy-policy", "/sitemap.xml"]),
    );
    expect(document.title).toBe(fixedPageMeta(page, "https://example.com").title);
    for (const selector of [
      'meta[name="robots"][content="noindex"]',
      `link[rel="canonical"][href$="${pathname}"]`,
      'meta[property="og:title"]',
    ]) {
      expect([selector, document.head.querySelectorAll(selector).length]).toEqual([selector, 1]);
    }
  },
);

test("an unknown address below /admin/ is the visitors' not-found page", async () => {
  // React does not know the element <search> of jsdom.
  const errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await open("/admin/nothing");
  expect(screen.getByText("404 Page Not Found")).toBeTruthy();
  expect(linksIn(screen.getByRole("banner"))).toContain("/find");
  expect(screen.queryByRole("navigation", { name: "Admin" })).toBeNull();
  errors.mockClear();
});
