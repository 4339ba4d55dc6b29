// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { buildLocation } from "../testing/build-location.ts";
import { buildPlaceStations, buildStation } from "../testing/build-near-stations.ts";
import { withoutScriptMarks } from "../testing/without-script-marks.ts";

const overlaysModule = "../ui/overlays/radix-overlays.tsx";
const stationsModule = "../features/station/nearest-stations.tsx";

afterEach(() => {
  vi.doUnmock(stationsModule);
  vi.doUnmock(overlaysModule);
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const location = buildLocation({
  stations: buildPlaceStations({ nearest: [buildStation({ name: "Medway Motors" })] }),
});

test("keeps the stations that the edge sent if the browser cannot load their code", async () => {
  const path = "/van-mot/maidstone/";
  const answers = { "/api/locations/maidstone": location, "/api/locations": [] };
  // The edge and the browser have their own modules. Those of the browser load the stations
  // later.
  vi.resetModules();
  const edge = await import("../testing/render-document.ts");
  const page = await edge.renderDocument(path, answers);
  expect(page.body).toContain("Medway Motors");
  vi.resetModules();
  vi.stubEnv("SSR", false);
  vi.doMock(stationsModule, () => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  const reports: unknown[] = [];
  vi.stubGlobal("fetch", (_: string, { body }: RequestInit) => {
    reports.push(JSON.parse(body as string));
    return Promise.resolve(Response.json({ received: true }));
  });
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  window.history.replaceState(null, "", path);
  const browser = await import("../testing/hydrate-document.tsx");
  const { before, after, errors } = await browser.hydrateDocument(path, answers, { sent: page });

  await expect.poll(() => document.querySelectorAll("#reload-offer")).toHaveLength(1);
  expect(withoutScriptMarks(after)).toBe(withoutScriptMarks(before));
  expect(document.querySelector(".nearest")?.textContent).toContain("Medway Motors");
  expect(document.querySelector("h1")?.textContent).toContain("Maidstone");
  expect(errors).toEqual([]);
  expect(reports).toEqual([expect.objectContaining({ part: "stations", cause: "load" })]);
});

const region = buildLocation({
  name: "South East",
  slug: "south-east",
  type: "region",
  counties: [{ id: "kent", name: "Kent", slug: "kent", place_count: 187 }],
});

test.each([
  ["a place", "/van-mot/maidstone/", "Medway Motors"],
  ["a region", "/van-mot/south-east/", 'class="region-map"'],
])(
  "shows %s that a link opens with its stations or its map at once",
  async (_, pathname, ofPart) => {
    vi.resetModules();
    vi.stubEnv("SSR", false);
    const { renderScreen } = await import("../testing/render-screen.tsx");
    const { stubServer } = await import("../testing/stub-server.ts");
    const { Component: MotLocation } = await import("../pages/mot-location.tsx");
    const pages: string[] = [];
    const observer = new MutationObserver(() => {
      if (document.querySelector("h1")) pages.push(document.body.innerHTML);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const answers = { "/api/locations/maidstone": location, "/api/locations/south-east": region };
    renderScreen(<MotLocation />, { server: stubServer(answers), pathname });
    await expect.poll(() => document.body.innerHTML).toContain(ofPart);
    observer.disconnect();
    // React does not know the element <search> of jsdom.
    vi.mocked(console.error).mockClear();
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.filter((html) => !html.includes(ofPart))).toEqual([]);
  },
);

test("a success is told in plain words without the toaster's code, and a failure by the form alone", async () => {
  vi.resetModules();
  vi.stubEnv("SSR", false);
  vi.doMock(overlaysModule, () => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ received: true })));
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { act, render, screen } = await import("@testing-library/react");
  const { LazyToaster } = await import("../ui/overlays/lazy-overlays.tsx");
  const { toasts } = await import("../ui/overlays/toasts.ts");
  render(<LazyToaster />);
  const show = (tone: "success" | "destructive") =>
    act(async () => {
      const action = { label: "Continue now", href: "https://partner.example/" };
      toasts().show({ title: "Booking", description: "You are being redirected.", tone, action });
      await vi.dynamicImportSettled();
    });
  await show("success");
  expect((await screen.findByRole("status")).textContent).toBe(
    "Booking. You are being redirected.Continue now",
  );
  await show("destructive");
  expect(screen.queryByRole("status")).toBeNull();
});
