// @vitest-environment jsdom
import { act, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { buildContentProgress } from "@vanfettle/contract/testing/content-progress";
import { callLimitMs } from "../api/client.ts";
import { today } from "../testing/render-document.ts";
import { renderScreen } from "../testing/render-screen.tsx";
import { json, stubServer } from "../testing/stub-server.ts";
import { Component as Bookings } from "./bookings/bookings.tsx";
import { operatorSessionContext } from "./operator-session/use-operator-session.ts";
import { Component as Overview } from "./overview/overview.tsx";
import { buildContentStates } from "./testing/admin-responses.ts";
import { buildOperatorSession, signedIn } from "./testing/operator-session.ts";

// Every read of operators' pages fails in every way, as for visitors in `app/failed-reads.test.tsx`.
// The other operators' pages have these cases in their own tests.

const readsOf: Record<string, { Page: ComponentType; reads: Record<string, unknown> }> = {
  overview: {
    Page: Overview,
    reads: {
      "/api/content/states": buildContentStates([{ draftVersion: 3 }]),
      "/api/content-progress": buildContentProgress({}),
      "/api/bookings": countedBookings(),
    },
  },
  bookings: {
    Page: Bookings,
    reads: {
      "/api/bookings": countedBookings(),
      "/api/bookings/2026-11-21": { day: "2026-11-21", bookings: [], next: null },
    },
  },
};

function countedBookings() {
  const day = { day: "2026-11-21", count: 7 };
  const lists = { services: [], pages: [], regions: [], places: [] };
  return {
    from: day.day,
    to: day.day,
    total: 7,
    days: [day],
    ...lists,
    withoutPlace: 7,
    withoutPage: 7,
  };
}

const failures: Record<string, () => Promise<Response>> = {
  "429": async () => json({}, 429),
  "500": async () => json({}, 500),
  "a lost connection": () => Promise.reject(new TypeError("Failed to fetch")),
  "a page instead of JSON": async () => new Response("<!doctype html>"),
  "an answer without its fields": async () => json(null),
  silence: () => new Promise(() => {}),
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(today) });
});

async function open(Page: ComponentType, reads: Record<string, unknown>): Promise<void> {
  renderScreen(
    <operatorSessionContext.Provider value={buildOperatorSession(signedIn)}>
      <Page />
    </operatorSessionContext.Provider>,
    { server: stubServer(reads) },
  );
  await act(() => vi.advanceTimersByTimeAsync(callLimitMs * 2));
}

const cases = Object.entries(readsOf).flatMap(([page, { Page, reads }]) =>
  Object.keys(reads).flatMap((read) =>
    Object.keys(failures).map((failure) => ({ page, Page, reads, read, failure })),
  ),
);

describe.each(cases)("$page after $failure of $read", ({ Page, reads, read, failure }) => {
  test("says that it could not be read, and shows nothing unfinished", async () => {
    await open(Page, { ...reads, [read]: failures[failure] });
    expect(document.body.textContent).not.toMatch(/Loading|undefined|NaN|\[object/);
    expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/could not be read|could not read/),
    ]);
  });
});

test.each(Object.entries(readsOf))("%s is whole without a failure", async (_, { Page, reads }) => {
  await open(Page, reads);
  expect(document.body.textContent).not.toMatch(/Loading|undefined|NaN|\[object/);
  expect(screen.queryByRole("alert")).toBeNull();
});
