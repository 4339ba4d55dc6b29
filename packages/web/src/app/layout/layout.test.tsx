// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderRoutes } from "../../testing/render-screen.tsx";
import { Layout } from "./layout.tsx";

beforeEach(() => {
  // jsdom does not implement these.
  vi.stubGlobal("scrollTo", () => undefined);
  Object.assign(window.history, { scrollRestoration: "auto" });
});
afterEach(() => {
  // React does not know the element <search> of jsdom.
  vi.mocked(console.error).mockClear();
});

/** Shows the page again, and returns who restores its position when the event has ended. */
function show(persisted: boolean): ScrollRestoration {
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted }));
  return window.history.scrollRestoration;
}

test("the browser restores the position of a page that it kept, and the router then restores others", async () => {
  const child = { index: true, Component: () => <h1>The page</h1> };
  renderRoutes([{ path: "/", Component: Layout, children: [child] }]);
  await screen.findByText("The page");
  expect(window.history.scrollRestoration).toBe("manual");
  expect(show(false)).toBe("manual");
  window.dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
  expect(show(true)).toBe("auto");
  await expect.poll(() => window.history.scrollRestoration).toBe("manual");
});
