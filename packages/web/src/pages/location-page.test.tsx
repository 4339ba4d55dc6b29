// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { buildLocation } from "../testing/build-location.ts";
import { hydrateDocument } from "../testing/hydrate-document.tsx";

const answers = { "/api/locations/maidstone": buildLocation(), "/api/locations": [] };

test("loads no list of locations for a page that was left before the browser was idle", async () => {
  const cancelled: number[] = [];
  vi.stubGlobal("requestIdleCallback", () => 7);
  vi.stubGlobal("cancelIdleCallback", (handle: number) => cancelled.push(handle));
  await hydrateDocument("/van-servicing/maidstone/", answers);
  window.dispatchEvent(new Event("pagehide"));
  expect(cancelled).toContain(7);
});

test.each(["/van-servicing/maidstone/", "/van-mot/maidstone/"])(
  "hydrates %s without calls, and loads the list of locations once when the browser is idle",
  async (path) => {
    const idleCallbacks: (() => void)[] = [];
    vi.stubGlobal("requestIdleCallback", (callback: () => void) => idleCallbacks.push(callback));
    vi.stubGlobal("cancelIdleCallback", () => undefined);
    const { calls } = await hydrateDocument(path, answers);
    expect(calls).toEqual([]);
    for (const callback of idleCallbacks) callback();
    await expect.poll(() => calls).toEqual(["GET /api/locations"]);
  },
);
