// @vitest-environment jsdom
import { focusManager } from "@tanstack/react-query";
import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ContentProgress } from "@vanfettle/contract/generation/generation-schemas";
import { buildContentProgress } from "@vanfettle/contract/testing/content-progress";
import { renderScreen } from "../../testing/render-screen.tsx";
import { json, stubServer } from "../../testing/stub-server.ts";
import type { OperatorState } from "../operator-session/operator-session.ts";
import { operatorSessionContext } from "../operator-session/use-operator-session.ts";
import { buildContentStates } from "../testing/admin-responses.ts";
import { buildOperatorSession, signedIn, signedOut } from "../testing/operator-session.ts";
import { Component as Overview } from "./overview.tsx";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-21T00:30:00Z"), toFake: ["Date"] });
});
afterEach(() => focusManager.setFocused(undefined));

const failure = (code: "refused" | "truncated", message: string) => ({
  code,
  message,
  at: "2026-11-20T10:00:00.000Z",
});
const refused = failure("refused", "The text service refused.");
const truncated = failure("truncated", "The text was cut off.");

const waiting = [
  { draftVersion: 3 },
  { failure: refused },
  { draftVersion: 1, failure: truncated },
  { kind: "county", slug: "kent", failure: truncated },
  {},
] as const;

/** Builds the response with a day's bookings. */
const countedBookings = (total: number) =>
  json({
    from: "2026-11-21",
    to: "2026-11-21",
    total,
    days: [],
    services: [],
    pages: [],
    regions: [],
    places: [],
    withoutPlace: 0,
    withoutPage: 0,
  });

interface Options {
  state?: OperatorState;
  progress?: Partial<ContentProgress> | Response;
  states?: unknown;
  bookings?: () => Response;
}

async function openOverview({
  state = signedIn,
  progress = {},
  states = buildContentStates(waiting),
  bookings = () => countedBookings(7),
}: Options = {}) {
  const server = stubServer({
    "/api/content-progress": () =>
      progress instanceof Response ? progress.clone() : json(buildContentProgress(progress)),
    "/api/content/states": states,
    "/api/bookings": bookings,
  });
  renderScreen(
    <operatorSessionContext.Provider value={buildOperatorSession(state)}>
      <Overview />
    </operatorSessionContext.Provider>,
    { server },
  );
  await waitFor(() => expect(screen.queryByText(/^Loading/)).toBeNull());
  return server;
}

const card = (name: string) => screen.getByRole("region", { name });
const linkOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

test("shows the drafts, the failures by cause, the run and today's bookings, each with a link to its page", async () => {
  const { queries } = await openOverview();
  expect(screen.getByRole("heading", { level: 1, name: "Overview" })).toBeTruthy();
  expect(card("Drafts").textContent).toContain("2 drafts wait for review.");
  const causes = within(card("Failed texts")).getAllByRole("listitem");
  expect(causes.map(({ textContent }) => textContent)).toEqual([
    "2 texts: The text was cut off.",
    "1 text: The text service refused.",
  ]);
  expect(card("Bookings today").textContent).toContain("7 bookings on 21 November 2026 (UTC)");
  expect(queries).toEqual(["from=2026-11-21&to=2026-11-21"]);
  expect(card("Runs").textContent).toContain("No run yet.");
  expect(["Drafts", "Failed texts", "Runs", "Bookings today"].map(linkOf)).toEqual([
    "/admin/review",
    "/admin/content-manager",
    "/admin/progress-monitor",
    "/admin/bookings",
  ]);
});

test("says that nothing waits", async () => {
  const states = buildContentStates([{}, {}]);
  await openOverview({ states, bookings: () => countedBookings(0) });
  expect(card("Drafts").textContent).toContain("No drafts wait.");
  expect(card("Failed texts").textContent).toContain("No text has failed.");
  expect(card("Bookings today").textContent).toContain("0 bookings on 21 November 2026 (UTC)");
});

test("says how many drafts wait if there is one", async () => {
  await openOverview({ states: buildContentStates([{ draftVersion: 2 }]) });
  expect(card("Drafts").textContent).toContain("1 draft waits for review.");
});

const startedAt = "2026-11-21T10:30:00.000Z";
const finishedAt = "2026-11-21T11:45:00.000Z";

test.each<[string, string, Partial<ContentProgress>, string[]]>([
  [
    "a region that is being written",
    "Run in progress",
    { isRunning: true, runKind: "region", completed: 91, currentRegion: "Wales", startedAt },
    ["Running", "Wales", "91 of 243 locations written in all regions", "Started21 Nov 2026, 10:30"],
  ],
  [
    "a batch that is being written",
    "Run in progress",
    { isRunning: true, runKind: "batch", completed: 4, total: 10, startedAt },
    ["4 of 10 texts written in this batch"],
  ],
  [
    "a queue that is being cancelled",
    "Run in progress",
    {
      isRunning: true,
      runKind: "queue",
      completed: 1_956,
      total: 3_912,
      startedAt,
      isCancelling: true,
    },
    ["1,956 of 3,912 texts written in this queue", "The run is being cancelled."],
  ],
  [
    "a run that waits for tomorrow's budget",
    "Run that waits",
    { runKind: "queue", startedAt, continuesAt: "2026-11-22T00:00:00.000Z" },
    ["Idle", "The run continues after 22 Nov 2026, 00:00."],
  ],
  [
    "the last run, which ended early",
    "Last run",
    { runKind: "region", startedAt, finishedAt, error: "The text service is not working." },
    ["Started21 Nov 2026, 10:30", "Ended21 Nov 2026, 11:45", "The text service is not working."],
  ],
  [
    "the last batch with its result",
    "Last run",
    { runKind: "batch", startedAt, finishedAt, batch: { completed: 4, failed: 0, total: 5 } },
    ["Last batch: 4 of 5 texts written."],
  ],
])("shows %s", async (_, title, progress, words) => {
  await openOverview({ progress });
  for (const text of words) expect(card(title).textContent).toContain(text);
  expect(linkOf(title)).toBe("/admin/progress-monitor");
});

test("shows the run to anybody, and asks others than operators to sign in", async () => {
  const { calls } = await openOverview({ state: signedOut });
  expect(card("Runs")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Sign in to continue" })).toBeTruthy();
  expect(screen.queryByRole("region", { name: /Drafts|Failed|Bookings/ })).toBeNull();
  expect(calls).toEqual(["GET /api/content-progress"]);
});

test("leaves out the bookings of an operator who may not read them", async () => {
  await openOverview({ bookings: () => json({ code: "forbidden", message: "Forbidden" }, 403) });
  await waitFor(() => expect(screen.queryByRole("region", { name: "Bookings today" })).toBeNull());
  expect(card("Drafts")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("says what could not be read, and shows the rest", async () => {
  const broken = json({ code: "unavailable", message: "Try again later." }, 503);
  await openOverview({
    progress: broken,
    states: () => broken.clone(),
    bookings: () => broken.clone(),
  });
  const alerts = await screen.findAllByRole("alert");
  expect(alerts.map(({ textContent }) => textContent).toSorted()).toEqual([
    "The bookings could not be readTry again later.",
    "The progress could not be read. Trying again…",
    "The states of the texts could not be readTry again later.",
  ]);
  expect(screen.queryByText(/No drafts wait|No run yet|0 bookings/)).toBeNull();
});

test("reads the texts and the bookings again when the operator comes back to the tab", async () => {
  let states = buildContentStates(waiting);
  const { calls } = await openOverview({ states: () => json(states) });
  states = buildContentStates([{ draftVersion: 3 }]);
  act(() => focusManager.setFocused(false));
  act(() => focusManager.setFocused(true));
  await waitFor(() => expect(card("Drafts").textContent).toContain("1 draft waits"));
  expect(calls.filter((call) => call === "GET /api/bookings")).toHaveLength(2);
});

test("shows no old numbers if they cannot be read again", async () => {
  let isBroken = false;
  const reply = (response: () => Response) => () =>
    isBroken ? json({ code: "unavailable", message: "Try again later." }, 503) : response();
  await openOverview({
    states: reply(() => json(buildContentStates(waiting))),
    bookings: reply(() => countedBookings(7)),
  });
  isBroken = true;
  act(() => focusManager.setFocused(false));
  act(() => focusManager.setFocused(true));
  expect(await screen.findAllByRole("alert")).toHaveLength(2);
  expect(screen.queryByText(/2 drafts|7 bookings/)).toBeNull();
});

/** Opens the overview with a clock that the test advances, and with a progress that it changes. */
async function openWithClock(now: string, first: Partial<ContentProgress> = {}) {
  vi.useFakeTimers({ now: new Date(now) });
  let progress = first;
  const server = stubServer({
    "/api/content-progress": () => json(buildContentProgress(progress)),
    "/api/content/states": buildContentStates(waiting),
    "/api/bookings": { from: "2026-11-21", to: "2026-11-21", total: 7 },
  });
  renderScreen(
    <operatorSessionContext.Provider value={buildOperatorSession(signedIn)}>
      <Overview />
    </operatorSessionContext.Provider>,
    { server },
  );
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await wait(20);
  return { server, wait, setProgress: (next: typeof progress) => void (progress = next) };
}

test("reads the texts again when a run has ended", async () => {
  const running = { isRunning: true, runKind: "region", startedAt } as const;
  const { server, wait, setProgress } = await openWithClock("2026-11-21T10:31:00Z", running);
  const reads = () => server.calls.filter((call) => call === "GET /api/content/states").length;
  expect([card("Run in progress") !== null, reads()]).toEqual([true, 1]);
  setProgress({ ...running, isRunning: false, finishedAt });
  await wait(2_100);
  expect([card("Last run") !== null, reads()]).toEqual([true, 2]);
});

test("counts the bookings of the next day after midnight", async () => {
  const { server, wait } = await openWithClock("2026-11-21T23:59:50Z");
  expect(server.queries).toEqual(["from=2026-11-21&to=2026-11-21"]);
  await wait(60_100);
  expect(server.queries.at(-1)).toBe("from=2026-11-22&to=2026-11-22");
});
