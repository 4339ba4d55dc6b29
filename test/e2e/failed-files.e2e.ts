import { readFileSync } from "node:fs";
import type { Page, Request } from "@playwright/test";
import { adminPages, isAdminPage, pages, type PageName } from "@vanfettle/contract/paths";
import { buildPlaceStations } from "../../packages/web/src/testing/build-near-stations.ts";
import { dropNetworkErrors, expect, open, test, waitUntilLive } from "./site.ts";

// A page whose files do not all load, as on a lost connection or behind a filter, or after a
// release.

/** A path of each page, and of the not-found page. */
const paths: Record<PageName | "notFound", string> = {
  ...(Object.fromEntries(
    Object.entries(pages).map(([name, { canonical }]) => [name, canonical]),
  ) as Record<PageName, string>),
  servicingLocation: "/van-servicing/maidstone/",
  motLocation: "/van-mot/maidstone/",
  motAToZ: "/van-mot/a-z/kent/",
  notFound: "/nowhere",
};
const names = Object.keys(paths) as (PageName | "notFound")[];
/** The pages that the edge renders. */
const rendered = names.filter((name) => name === "notFound" || !isAdminPage(name));

interface BuiltFile {
  file: string;
}
const manifest = JSON.parse(
  readFileSync(".build/web/client/.vite/manifest.json", "utf8"),
) as Record<string, BuiltFile>;

/** Returns the path of the file with a page's code. */
function fileOf(page: PageName): string {
  const name = page.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
  const sources = new RegExp(`^src/(?:pages|admin/[a-z-]+)/${name}\\.tsx$`);
  const source = Object.keys(manifest).find((path) => sources.test(path));
  if (!source) throw new Error(`The build has no file of the page ${page}.`);
  return `/${manifest[source]?.file}`;
}

const isReport = (request: Request) => request.url().endsWith("/api/page-failure");

/** Reads a page as a visitor and a search engine see it, except for its changing parts. */
const readPage = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    robots: document.querySelector("meta[name=robots]")?.getAttribute("content"),
    canonical: document.querySelector("link[rel=canonical]")?.getAttribute("href"),
    headings: [...document.querySelectorAll("h1, h2")].map(({ textContent }) => textContent),
  }));

const offer = (page: Page) => page.locator("#reload-offer").getByRole("button", { name: "Reload" });

// A place with data, a fixed page and the application itself. `npm run faults` takes every page.
for (const name of ["servicingLocation", "privacyPolicy", "notFound"] as const) {
  const path = paths[name];
  // The not-found page's code loads with the application.
  const blocked = name === "notFound" ? `/${manifest["index.html"]?.file}` : fileOf(name);

  test(
    `${path} stays as the edge sent it without its code, offers to reload and reports it`,
    {
      tag: "@desktop",
    },
    async ({ page, pageErrors, request }) => {
      const sent = await (await request.get(path)).text();
      await page.route(`**${blocked}`, (route) => route.abort());
      const reported = page.waitForRequest(isReport);
      await page.goto(path);
      const expected =
        name === "notFound"
          ? { part: "application", cause: "load" }
          : { part: "page", cause: "load", page: name };
      expect((await reported).postDataJSON()).toEqual(expected);
      await expect(offer(page)).toBeVisible();
      for (const place of await page.locator("[data-script-place]").all()) {
        await expect(place).toHaveText(/^We could not load .*Reload$/);
      }
      const { title, robots, canonical, headings } = await readPage(page);
      expect(sent).toContain(`<title>${title.replaceAll("&", "&amp;")}</title>`);
      if (name !== "notFound") expect(headings).not.toContain("404 Page Not Found");
      expect(sent).toContain(`<meta name="robots" content="${robots}"/>`);
      if (canonical) expect(sent).toContain(`<link rel="canonical" href="${canonical}"/>`);
      dropNetworkErrors(pageErrors);
    },
  );
}

/** Adds stations to the data of a place, as from a site with a list of stations. */
async function addStations(page: Page, slug: string): Promise<void> {
  await page.route(`**/api/locations/${slug}`, async (route) => {
    const response = await route.fetch();
    const stations = buildPlaceStations();
    await route.fulfill({ response, json: { ...((await response.json()) as object), stations } });
  });
}

test(
  "a place is shown without its stations if only their file does not load",
  { tag: "@desktop" },
  async ({ page, pageErrors }) => {
    await addStations(page, "maidstone");
    await page.route("**/assets/nearest-stations-*.js", (route) => route.abort());
    await open(page, "/van-mot/kent/");
    const reported = page.waitForRequest(isReport);
    await page.getByRole("main").locator('a[href="/van-mot/maidstone/"]').first().click();
    expect((await reported).postDataJSON()).toEqual({
      part: "stations",
      cause: "load",
      page: "motLocation",
    });
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Maidstone");
    await expect(page.getByLabel("Vehicle registration")).toBeVisible();
    await expect(page.getByText("We could not show this part of the page.")).toBeVisible();
    await expect(offer(page)).toBeVisible();
    expect((await readPage(page)).robots).toBe("index,follow");
    await page
      .getByRole("navigation", { name: "Breadcrumb" })
      .getByRole("link", { name: "Kent" })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Kent");
    await expect(page.locator("#reload-offer")).toHaveCount(0);
    dropNetworkErrors(pageErrors);
  },
);

test(
  "a link to a page whose code does not load opens the page's document",
  { tag: "@desktop" },
  async ({ page, pageErrors }) => {
    await open(page, "/");
    await page.route(`**${fileOf("vanCheck")}`, (route) => route.abort());
    const loaded = page.waitForEvent("load");
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "Check my van" })
      .click();
    await loaded;
    await expect(page).toHaveURL(/\/van-check\/$/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("When is the MOT due");
    await expect(offer(page)).toBeVisible();
    await page.unroute(`**${fileOf("vanCheck")}`);
    await offer(page).click();
    await waitUntilLive(page);
    await expect(page.locator("#reload-offer")).toHaveCount(0);
    dropNetworkErrors(pageErrors);
  },
);

test(
  "a link followed without a connection offers to reload, and opens the page once the connection is back",
  {
    tag: "@desktop",
  },
  async ({ page, pageErrors }) => {
    await open(page, "/");
    await page.context().setOffline(true);
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "Check my van" })
      .click();
    await expect(page.getByRole("heading", { name: "This page could not be shown" })).toBeVisible();
    await expect(page.getByRole("main").getByRole("button", { name: "Reload" })).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: "Van MOT" })).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("When is the MOT due");
    await waitUntilLive(page);
    dropNetworkErrors(pageErrors);
  },
);

test(
  "the search works without its suggestions, offers to reload, and the next focus loads them",
  {
    tag: "@desktop",
  },
  async ({ page, pageErrors }) => {
    let isBlocked = true;
    await page.route("**/assets/suggestions-*", (route) =>
      isBlocked ? route.abort() : route.continue(),
    );
    await open(page, "/find");
    const field = page.locator("main #find");
    const reported = page.waitForRequest(isReport);
    await field.focus();
    expect((await reported).postDataJSON()).toEqual({
      part: "suggestions",
      cause: "load",
      page: "find",
    });
    await expect(offer(page)).toBeVisible();
    isBlocked = false;
    await field.blur();
    await field.focus();
    await field.pressSequentially("Maidst");
    const list = page.getByRole("main").getByRole("listbox");
    await expect(list).toBeVisible();
    await expect(list).toHaveCSS("position", "absolute");
    await field.press("Escape");
    await field.press("Enter");
    await page.waitForURL(/\/(find\?q=|van-servicing\/maidstone)/);
    dropNetworkErrors(pageErrors);
  },
);

for (const [part, blocked] of [
  ["code", `**${fileOf("bookings")}`],
  ["navigation", `**/assets/admin-layout-*.js`],
  ["stylesheet", `**/assets/admin-layout-*.css`],
] as const) {
  test(
    `an operators' page whose ${part} does not load offers to reload and reports it`,
    { tag: "@desktop" },
    async ({ page, pageErrors }) => {
      await page.route(blocked, (route) => route.abort());
      const reported = page.waitForRequest(isReport);
      await page.goto("/admin/bookings");
      const failure = { part: "page", cause: "load", page: "bookings" };
      expect((await reported).postDataJSON()).toEqual(failure);
      await expect(offer(page)).toBeVisible();
      await expect(page.getByText("Loading...")).toHaveCount(0);
      expect(await readPage(page)).toMatchObject({
        title: "Bookings | VanFettle",
        robots: "noindex",
        headings: [],
      });
      await page.unroute(blocked);
      await offer(page).click();
      await expect(page.getByRole("navigation", { name: "Admin" })).toBeVisible();
      await expect(page.locator("#reload-offer")).toHaveCount(0);
      dropNetworkErrors(pageErrors);
    },
  );
}

/** The files that a page loads with its code and, when a field has the focus, later. */
async function filesOf(page: Page, path: string): Promise<string[]> {
  const files = new Set<string>();
  const onRequest = (request: Request): void => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/.*\.(?:js|css)$/.test(pathname) && !/\/print-/.test(pathname)) {
      files.add(pathname);
    }
  };
  page.on("request", onRequest);
  await open(page, path);
  await focusFields(page);
  await page.waitForLoadState("networkidle");
  page.off("request", onRequest);
  return [...files];
}

/**
 * Focuses a field of the booking form, which loads the toasts, and of the search, which loads
 * suggestions.
 */
async function focusFields(page: Page): Promise<void> {
  for (const field of [page.locator("form#book #postcode"), page.locator("main #find")]) {
    if (await field.first().isVisible()) await field.first().focus();
  }
}

for (const name of rendered) {
  const path = paths[name];

  test(
    `each file of ${path} in turn may be missing`,
    { tag: ["@desktop", "@long"] },
    async ({ page, pageErrors }) => {
      test.setTimeout(300_000);
      const files = await filesOf(page, path);
      const complete = await readPage(page);
      expect(files.length).toBeGreaterThan(3);
      for (const file of files) {
        await test.step(file, async () => {
          await page.route(`**${file}`, (route) => route.abort());
          const reported = page.waitForRequest(isReport);
          await page.goto(path);
          await page
            .locator("html[data-live], #reload-offer")
            .first()
            .waitFor({ state: "attached" });
          await focusFields(page);
          const { part } = (await reported).postDataJSON() as { part: string };
          if (part !== "overlays") {
            await expect(page.getByRole("button", { name: "Reload" }).first()).toBeVisible();
          }
          const { title, robots, canonical, headings } = await readPage(page);
          expect({ title, robots, canonical }).toEqual({
            title: complete.title,
            robots: complete.robots,
            canonical: complete.canonical,
          });
          expect(headings[0]).toBe(complete.headings[0]);
          await page.unroute(`**${file}`);
        });
      }
      dropNetworkErrors(pageErrors);
    },
  );
}

for (const name of adminPages) {
  const path = paths[name];

  test(
    `each file of ${path} in turn may be missing, and the page is then whole or offers to reload`,
    { tag: ["@desktop", "@long"] },
    async ({ page, pageErrors }) => {
      test.setTimeout(300_000);
      const files = await filesOf(page, path);
      const { title } = await readPage(page);
      expect(files.length).toBeGreaterThan(3);
      for (const file of files) {
        await test.step(file, async () => {
          await page.route(`**${file}`, (route) => route.abort());
          const reported = page.waitForRequest(isReport);
          await page.goto(path);
          const { part } = (await reported).postDataJSON() as { part: string };
          const whole = page.getByRole("navigation", { name: "Admin" });
          await expect(part === "overlays" ? whole : offer(page)).toBeVisible();
          expect(await readPage(page)).toMatchObject({ title, robots: "noindex" });
          await page.unroute(`**${file}`);
        });
      }
      dropNetworkErrors(pageErrors);
    },
  );
}
