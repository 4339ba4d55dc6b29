// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { buildLocation } from "../testing/build-location.ts";
import { hydrateDocument } from "../testing/hydrate-document.tsx";

test.each(["/van-servicing/maidstone/", "/van-mot/maidstone/"])(
  "hydrates %s without calls, and loads the list of locations once when the browser is idle",
  async (path) => {
    const idleCallbacks: (() => void)[] = [];
    vi.stubGlobal("requestIdleCallback", (callback: () => void) => idleCallbacks.push(callback));
    vi.stubGlobal("cancelIdleCallback", () => undefined);
    const answers = { "/api/locations/maidstone": buildLocation(), "/api/locations": [] };
    const { calls } = await hydrateDocument(path, answers);
    expect(calls).toEqual([]);
    for (const callback of idleCallbacks) callback();
    await vi.waitFor(() => expect(calls).toEqual(["GET /api/locations"]));
  },
);
