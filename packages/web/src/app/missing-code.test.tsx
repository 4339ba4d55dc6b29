// @vitest-environment jsdom
import { globSync, readFileSync } from "node:fs";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { isAdminPage, pages, type PageName } from "@vanfettle/contract/paths";
import { completeAnswers } from "../testing/complete-answers.ts";
import { renderDocument } from "../testing/render-document.ts";
import { lazyPart } from "../ui/lazy-part.tsx";
import { offerReload, withdrawReloadOffer } from "../ui/part-failure.ts";

// What a page says in the place of a part whose code did not load.

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ received: true })));
  delete document.documentElement.dataset["live"];
});
afterEach(() => {
  withdrawReloadOffer();
  vi.restoreAllMocks();
});

const code = globSync("packages/web/src/**/*.{ts,tsx}").filter(
  (file) => !/\.test\.tsx?$|\/testing\/|(\.d\.ts$)/.test(file),
);

test("every import of code that comes later is loaded so that its failure is told", () => {
  const later = code.flatMap((file) => {
    const text = readFileSync(file, "utf8");
    return [...text.matchAll(/^.*(?<!typeof )\bimport\(.*$/gm)].map(([line]) => ({
      file,
      text,
      line,
    }));
  });
  const told = /\bloadPart\(|\blazyPart\(/;
  const exceptions = [
    // The loader of the application and the hot-reload server's settings.
    "packages/web/src/app/load-application.ts",
    "packages/web/src/app/start-when-idle.ts",
    "packages/web/src/app/entry-client.tsx",
  ];
  const untold = later.filter(({ file, text }) => !told.test(text) && !exceptions.includes(file));
  expect(later.length).toBeGreaterThan(25);
  expect(untold).toEqual([]);
});

const addresses = (Object.keys(pages) as PageName[])
  .filter((page) => !isAdminPage(page))
  .map((page) => pages[page].canonical ?? `${pages[page].pattern.replace(/:a.*/, "maidstone/")}`);

test.each(addresses)(
  "%s says in each place that only a script fills that it could not be loaded, and is as before once it is",
  async (address) => {
    const page = await renderDocument(address, {
      "/api/locations/maidstone": completeAnswers.getLocation,
    });
    document.body.innerHTML = page.body;
    const main = document.querySelector("main") as HTMLElement;
    const before = main.innerHTML;
    const needsScript = main.querySelectorAll("noscript .card, form button:disabled").length;
    offerReload();
    const places = [...main.querySelectorAll<HTMLElement>("[data-script-place]")];
    expect(places.length).toBeGreaterThanOrEqual(needsScript);
    for (const place of places) {
      expect(place.hidden).toBe(false);
      expect(place.textContent).toMatch(
        /^We could not load (your|the) [a-z ]+\. Check your connection, then reload this page\. Reload$/,
      );
    }
    withdrawReloadOffer();
    expect(main.innerHTML).toBe(before);
  },
);

test("a page that works keeps such places empty when another part fails", async () => {
  document.body.innerHTML = (await renderDocument("/my-vans/")).body;
  document.documentElement.dataset["live"] = "";
  offerReload();
  expect(document.querySelector<HTMLElement>("[data-script-place]")?.hidden).toBe(true);
});

describe("a part in a chunk of its own", () => {
  test("says in its place that it did not load, and loads again there", async () => {
    let isBlocked = true;
    const load = async () => {
      if (isBlocked) throw new TypeError("Failed to fetch dynamically imported module");
      return () => <p>Stations</p>;
    };
    const Stations = lazyPart("stations", load, null);
    await act(async () => void render(<Stations />));
    expect(screen.getByText(/^We could not show this part of the page/)).toBeTruthy();
    await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Try again" })));
    expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
    isBlocked = false;
    await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Try again" })));
    expect(screen.getByText("Stations")).toBeTruthy();
    expect(screen.queryByText(/could not show/)).toBeNull();
  });

  test("appears with the page if it was prepared, else after it", async () => {
    const load = async () => () => <p>Stations</p>;
    const Later = lazyPart("stations", load, null);
    const { container, unmount } = render(<Later />);
    expect(container.textContent).toBe("");
    expect(await screen.findByText("Stations")).toBeTruthy();
    unmount();
    const Prepared = lazyPart("stations", load, null);
    await Prepared.prepare();
    expect(render(<Prepared />).container.textContent).toBe("Stations");
  });
});
