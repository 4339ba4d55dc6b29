// @vitest-environment jsdom
import { act, fireEvent, screen } from "@testing-library/react";
import { data } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderRoutes } from "../../testing/render-screen.tsx";
import { loadPart } from "../../ui/load-part.ts";
import { PageError } from "./page-error.tsx";

const reload = vi.fn<() => void>();
const reports: unknown[] = [];

beforeEach(() => {
  reload.mockReset();
  reports.length = 0;
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  vi.stubGlobal("location", { reload, pathname: "/van-check/" });
  vi.stubGlobal("fetch", (_: string, { body }: RequestInit) => {
    reports.push(JSON.parse(body as string));
    return Promise.resolve(Response.json({ received: true }));
  });
});
afterEach(() => {
  // React and its router log the errors that they catch, and React does not know the element
  // <search> of jsdom.
  vi.mocked(console.error).mockClear();
  vi.restoreAllMocks();
});

/**
 * Renders a page, and a page that fails in this way. `open` navigates to the second as a link does.
 */
function renderPages(fail: () => unknown, pathname = "/") {
  const { router } = renderRoutes(
    [
      {
        ErrorBoundary: PageError,
        children: [
          { path: "/", element: <h1>Home</h1> },
          {
            path: "/broken",
            lazy: () =>
              loadPart("page", () => Promise.resolve(fail()).then(() => ({ element: <Broken /> }))),
          },
        ],
      },
    ],
    { pathname },
  );
  return { open: () => act(() => router.navigate("/broken")) };
}

const Broken = () => {
  throw new Error("AB12 CDE");
};
const rejectLoad = () => {
  throw new TypeError("Failed to fetch dynamically imported module");
};
const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute("content");

test("a link to a page whose code does not load opens its document", async () => {
  const { open } = renderPages(rejectLoad);
  await open();
  expect(reload).toHaveBeenCalledOnce();
  expect(reports).toEqual([{ part: "page", cause: "load", page: "vanCheck" }]);
});

test("without a connection the page stays, offers to reload, and opens the document once the connection is back", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const { open } = renderPages(rejectLoad);
  await open();
  expect(screen.getByRole("heading", { name: "This page could not be shown" })).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Reload" }));
  expect(reload).toHaveBeenCalledOnce();
  act(() => void window.dispatchEvent(new Event("online")));
  expect(reload).toHaveBeenCalledTimes(2);
});

test("a document whose page cannot be rendered is not reloaded, reported without the error, and not taken out of search engines", async () => {
  renderPages(() => undefined, "/broken");
  await screen.findByRole("heading", { name: "This page could not be shown" });
  // The report follows the heading, in an effect.
  await expect.poll(() => reports).toEqual([{ part: "page", cause: "render", page: "vanCheck" }]);
  expect(reload).not.toHaveBeenCalled();
  expect(robots()).toBeUndefined();
  expect(document.title).toBe("Page Unavailable | VanFettle");
});

test("an error of the page's data shows the not-found page, unindexed and without a report", async () => {
  renderRoutes([
    {
      ErrorBoundary: PageError,
      children: [
        {
          path: "*",
          element: null,
          loader: () => {
            throw data(null, { status: 404 });
          },
        },
      ],
    },
  ]);
  await screen.findByRole("heading", { name: "404 Page Not Found" });
  expect(robots()).toBe("noindex");
  expect(reports).toEqual([]);
  expect(reload).not.toHaveBeenCalled();
});
