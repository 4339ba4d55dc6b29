// @vitest-environment jsdom
import {
  buildContentEstimate,
  buildContentProgress,
  buildContentRun,
  buildRegionProgress,
} from "@vanfettle/contract/testing/content-progress";
import { focusManager } from "@tanstack/react-query";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import type { ContentProgress } from "@vanfettle/contract/content/content-schemas";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderScreen } from "../../../testing/render-screen.tsx";
import { stubServer, json } from "../../../testing/stub-server.ts";
import type { OperatorState } from "../operator-session/operator-session.ts";
import { operatorSessionContext } from "../operator-session/use-operator-session.ts";
import { buildOperatorSession, signedIn, signedOut } from "../testing/operator-session.ts";
import { contentRegions } from "../testing/admin-responses.ts";
import ProgressMonitor from "./progress-monitor.tsx";

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom has no layout and cannot scroll.
  HTMLElement.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  cleanup();
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Waits for responses to arrive and to be rendered, far less than any polling interval. */
const settle = () => wait(20);
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>("button", { name });
const isDisabled = (name: string | RegExp) => button(name).disabled;
const startedAt = "2026-11-21T10:30:00.000Z";
const counts = () => screen.getByRole("region", { name: "Overall" }).textContent;
const failed = buildRegionProgress("Wales", { successful: 8, error: "The text service does not respond." });

async function open(first: Partial<ContentProgress> = {}, state: OperatorState = signedIn) {
  let progress = buildContentProgress(first);
  let startReply = (): Response | Promise<Response> => json({ runId: "run_9", startedAt, region: "", total: 20 }, 202);
  const queueBodies: unknown[] = [];
  let queueReply = () => json({ code: "not_found" }, 404);
  let cancelReply = () => json({ runId: "run_1", removed: [] }, 202);
  const cancels: unknown[] = [];
  const bodies: unknown[] = [];
  const starts = Object.fromEntries(
    contentRegions.map(({ name }) => [
      `/api/content-generate/${encodeURIComponent(name)}`,
      (_: string, init: RequestInit) => {
        bodies.push(init.body);
        return startReply();
      },
    ]),
  );
  const server = stubServer({
    "/api/content-regions": contentRegions,
    "/api/content-progress": () => json(progress),
    "/api/content-run": buildContentRun({
      runId: "run_1",
      startedAt,
      texts: 5,
      paidCalls: 6,
      tokens: { input: 12_345, output: 6_789 },
      costPounds: 0.25,
    }),
    "/api/content-estimate": buildContentEstimate(),
    "/api/content-failures/Wales": {
      region: "Wales",
      failures: [
        { kind: "place", slug: "barry", name: "Barry", errorCode: "refused", error: "The text service refused." },
        { kind: "county", slug: "gwent", name: "Gwent", errorCode: "truncated", error: "The text was cut off." },
      ],
      untried: 3,
    },
    "/api/content-queue": (_: string, init: RequestInit) => {
      queueBodies.push(init.body);
      return queueReply();
    },
    "/api/content-run/cancel": (_: string, init: RequestInit) => {
      cancels.push(init.body);
      return cancelReply();
    },
    ...starts,
  });
  const session = buildOperatorSession(state);
  renderScreen(
    <operatorSessionContext.Provider value={session}>
      <ProgressMonitor />
    </operatorSessionContext.Provider>,
    { server },
  );
  await settle();
  const countCalls = (path: string) => server.calls.filter((call) => call === path).length;
  return {
    session,
    bodies,
    queueBodies,
    cancels: () => cancels,
    setCancelReply: (reply: typeof cancelReply) => void (cancelReply = reply),
    queueOnServer: () => void (queueReply = () => json({ runId: "run_9", startedAt, queued: [] }, 202)),
    usageReads: () => countCalls("GET /api/content-run"),
    polls: () => countCalls("GET /api/content-progress"),
    starts: () => server.calls.filter((call) => call.startsWith("POST /api/content-generate/")),
    setProgress: (next: Partial<ContentProgress>) => void (progress = buildContentProgress(next)),
    setStartReply: (reply: typeof startReply) => void (startReply = reply),
  };
}

test("shows Idle, the default total and twelve remaining regions before any run", async () => {
  await open();
  expect(screen.getByText("Idle")).toBeTruthy();
  expect(screen.getAllByRole("listitem")).toHaveLength(12);
  expect(screen.getByRole("progressbar", { name: "Overall" }).getAttribute("aria-valuenow")).toBe("0");
  const counts = screen.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(counts).toEqual(["0", "0", "12"]);
});

test("shows position, progress and usage of a run", async () => {
  await open({
    isRunning: true,
    completed: 91,
    currentRegion: "Scotland",
    currentLocation: "Ayr",
    regionProgress: [buildRegionProgress("London"), failed],
    startedAt,
  });
  expect(screen.getAllByText("Running").length).toBeGreaterThan(0);
  expect(screen.getByText("Scotland · Ayr")).toBeTruthy();
  expect(screen.getByRole("progressbar", { name: "Overall" }).getAttribute("aria-valuenow")).toBe("37");
  expect(screen.getByRole("progressbar", { name: "Scotland" }).hasAttribute("aria-valuenow")).toBe(false);
  expect(screen.getByRole("progressbar", { name: "Wales" }).getAttribute("aria-valuenow")).toBe("40");
  for (const fact of ["12,345", "6,789", "£0.25"]) expect(screen.getByText(fact)).toBeTruthy();
});

test("reads the usage of a run again when the progress has moved on, and not before any run", async () => {
  const site = await open();
  expect(site.usageReads()).toBe(0);
  site.setProgress({ isRunning: true, startedAt, lastUpdate: startedAt });
  await wait(30_000);
  expect(site.usageReads()).toBe(1);
  await wait(4_000);
  expect(site.usageReads()).toBe(1);
  site.setProgress({ isRunning: true, startedAt, lastUpdate: "2026-11-21T10:31:00.000Z" });
  await wait(2_000);
  expect(site.usageReads()).toBe(2);
});

test("shows when a run started, and not what it has used, to anybody who is not signed in", async () => {
  const site = await open({ startedAt }, signedOut);
  expect(screen.getByText("Last run")).toBeTruthy();
  expect(screen.queryByText("Paid calls")).toBeNull();
  expect(site.usageReads()).toBe(0);
});

test("shows the error and Retry for a failed region, and neither for a completed one", async () => {
  await open({ regionProgress: [buildRegionProgress("London"), failed] });
  const row = (name: string) => screen.getByRole("heading", { name }).closest("li") as HTMLElement;
  expect(within(row("Wales")).getByText("The text service does not respond.")).toBeTruthy();
  expect(within(row("Wales")).getByText("8/20")).toBeTruthy();
  expect(isDisabled("Retry Wales")).toBe(false);
  expect(within(row("London")).getAllByRole("button")).toEqual([button("Regenerate London")]);
  expect(screen.getAllByRole("button", { name: /^Generate (?!all)/ })).toHaveLength(10);
});

test("polls the progress every 30 seconds while idle and every 2 seconds while running", async () => {
  const site = await open();
  await wait(29_000);
  expect(site.polls()).toBe(1);
  site.setProgress({ isRunning: true, currentRegion: "Wales" });
  await wait(2_000);
  expect(site.polls()).toBe(2);
  await wait(10_000);
  expect(site.polls()).toBe(7);
  site.setProgress({});
  await wait(2_000);
  await wait(20_000);
  expect(site.polls()).toBe(8);
});

test("sends an empty object once to start a region, refreshes the progress and polls it every 2 seconds", async () => {
  const site = await open();
  fireEvent.click(button("Generate Yorkshire & Humber"));
  await settle();
  expect(site.starts()).toEqual(["POST /api/content-generate/Yorkshire%20%26%20Humber"]);
  expect(site.bodies).toEqual(["{}"]);
  expect(site.polls()).toBe(3);
  expect(isDisabled("Generate Wales")).toBe(true);
  site.setProgress({ isRunning: true, startedAt, currentRegion: "Yorkshire & Humber" });
  await wait(2_000);
  expect(screen.getAllByText("Running").length).toBeGreaterThan(0);
});

test("a tab that was in the background does not ask for a region that has been completed meanwhile", async () => {
  const site = await open({ regionProgress: [failed] });
  focusManager.setFocused(false);
  await wait(60_000);
  expect(site.polls()).toBe(1);
  site.setProgress({ regionProgress: [buildRegionProgress("Wales")] });
  focusManager.setFocused(true);
  fireEvent.click(button("Retry Wales"));
  await settle();
  expect(site.starts()).toEqual([]);
  expect(screen.getAllByRole("button", { name: /Wales/ })).toEqual([button("Regenerate Wales")]);
});

test("starts a region once, however fast the button is pressed again", async () => {
  const site = await open();
  act(() => {
    button("Generate Wales").click();
    button("Generate Wales").click();
  });
  await settle();
  expect(site.starts()).toEqual(["POST /api/content-generate/Wales"]);
});

test.each([
  ["completed", buildRegionProgress("Wales", { completedAt: "2026-11-21T10:50:00.000Z" })],
  ["failed again", { ...failed, completedAt: "2026-11-21T10:50:00.000Z" }],
])("does not start a region that another tab has started since and that has %s", async (_, result) => {
  const site = await open({ regionProgress: [failed] });
  await wait(1_000);
  site.setProgress({ regionProgress: [result] });
  fireEvent.click(button("Retry Wales"));
  await settle();
  expect(site.starts()).toEqual([]);
  expect(site.polls()).toBe(2);
});

test("disables every start button while a start is pending or a run is in progress", async () => {
  const { promise: response, resolve: respond } = Promise.withResolvers<Response>();
  const site = await open({ regionProgress: [failed] });
  site.setStartReply(() => response);
  fireEvent.click(button("Retry Wales"));
  await settle();
  expect([isDisabled("Retry Wales"), isDisabled("Generate London"), isDisabled(/Generate all/)]).toEqual([
    true,
    true,
    true,
  ]);
  site.setProgress({ isRunning: true, startedAt, currentRegion: "Scotland", regionProgress: [failed] });
  await act(async () => respond(json({ runId: "run_9", startedAt }, 202)));
  await wait(2_000);
  expect([isDisabled("Retry Wales"), isDisabled("Generate London"), isDisabled(/Generate all/)]).toEqual([
    true,
    true,
    true,
  ]);
});

test.each([
  [401, "Sign in as an operator.", "Sign in to continue", "sign in"],
  [403, "You do not have permission to do this.", "Sign in with another account", "sign in as another"],
])(
  "shows the failure and offers to sign in after a %i response to a start",
  async (status, message, label, request) => {
    const site = await open({}, signedOut);
    site.setStartReply(() => json({ message: "no" }, status));
    fireEvent.click(button("Generate Wales"));
    await settle();
    const alert = screen.getByRole("alert");
    expect(alert.textContent).toContain("Failed to start generation");
    expect(alert.textContent).toContain(message);
    fireEvent.click(button(label));
    expect(site.session.requests).toEqual([request]);
  },
);

test("shows the server's message after any other failure, and the region can be started again", async () => {
  const site = await open();
  site.setStartReply(() => json({ code: "run_active", message: "Busy since 10:42." }, 409));
  fireEvent.click(button("Generate Wales"));
  await settle();
  expect(screen.getByRole("alert").textContent).toBe("Failed to start generationBusy since 10:42.");
  expect(isDisabled("Generate Wales")).toBe(false);
});

test("without the server's queue, shows the tab's own, asks before leaving, and can stop it", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const site = await open({ regionProgress: contentRegions.slice(3).map(({ name }) => buildRegionProgress(name)) });
  const isLeavingConfirmed = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  expect(isLeavingConfirmed()).toBe(false);
  fireEvent.click(button("Generate all remaining (3)"));
  await settle();
  expect(site.starts()).toHaveLength(1);
  expect(screen.getByText("1 of 3")).toBeTruthy();
  expect(isLeavingConfirmed()).toBe(true);
  fireEvent.click(button("Stop"));
  expect(isLeavingConfirmed()).toBe(false);
  await wait(30_000);
  expect(site.starts()).toHaveLength(1);
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

const running = { isRunning: true, startedAt, currentRegion: "London" } as const;

test("Generate all remaining is queued by the server, and the page may be left and the queue taken back", async () => {
  const site = await open({ regionProgress: contentRegions.slice(3).map(({ name }) => buildRegionProgress(name)) });
  site.queueOnServer();
  fireEvent.click(button("Generate all remaining (3)"));
  site.setProgress({ ...running, queue: ["South East", "South West"] });
  await wait(2_000);
  expect(screen.getByText(/2 regions/).parentElement?.textContent).toBe("2 regions queued. This page may be closed.");
  expect(window.dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(true);
  fireEvent.click(button("Stop"));
  await settle();
  expect(site.cancels()).toEqual(['{"runId":"run_1","only":"queue"}']);
  site.setProgress({ startedAt });
  await wait(30_000);
  expect(site.starts()).toHaveLength(1);
});

test("shows the queue that another tab has started, and cancels the run with it", async () => {
  const site = await open({ ...running, queue: ["South East"] });
  expect(screen.getByText("South East", { selector: "section span" })).toBeTruthy();
  fireEvent.click(button("Cancel run"));
  await settle();
  expect(site.cancels()).toEqual(['{"runId":"run_1"}']);
  site.setProgress({ ...running, isCancelling: true });
  await wait(2_000);
  expect(isDisabled("Cancelling...")).toBe(true);
});

test("offers to cancel a run to operators only, and says why a run was not cancelled", async () => {
  await open(running, signedOut);
  expect(screen.queryByRole("button", { name: "Cancel run" })).toBeNull();
  cleanup();
  const site = await open(running);
  site.setCancelReply(() => json({ code: "run_ended", message: "That run has ended." }, 409));
  fireEvent.click(button("Cancel run"));
  await settle();
  expect(screen.getByRole("alert").textContent).toBe("The run was not cancelledThat run has ended.");
});

test("a failed region names its texts and the reasons when an operator opens the list", async () => {
  await open({ regionProgress: [{ ...failed, failed: 2 }] });
  const list = screen.getByText(/Which and why/).closest("details") as HTMLDetailsElement;
  list.open = true;
  fireEvent(list, new Event("toggle"));
  await settle();
  expect(
    within(list)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["Barry: The text service refused.", "Gwent (county): The text was cut off.", "3 texts not tried yet"]);
});

test("operators see what each region, all remaining ones and the last run use; nobody else does", async () => {
  await open({ startedAt, regionProgress: [failed] });
  const [estimate] = screen.getAllByText("26 texts, about 182 thousand tokens, about £0.26, 6 % of today's budget");
  expect(estimate).toBeTruthy();
  expect(screen.getByText(/^All remaining: 286 texts/)).toBeTruthy();
  expect(screen.getByText("5 texts, 19 thousand tokens, £0.25, under 1 % of a day's budget")).toBeTruthy();
  cleanup();
  await open({ startedAt, regionProgress: [failed] }, signedOut);
  expect(screen.queryByText(/of today's budget/)).toBeNull();
  expect(screen.queryByText(/Which and why/)).toBeNull();
});

test("announces changes to screen readers, but not the first state", async () => {
  const site = await open({ regionProgress: [failed] });
  const status = screen.getAllByRole("status").at(0);
  expect(status?.textContent).toBe("");
  site.setProgress({ isRunning: true, currentRegion: "Wales", regionProgress: [failed] });
  await wait(30_000);
  expect(status?.textContent).toBe("Wales is running.");
});

test("shows a signed-in operator's name and a button to sign out", async () => {
  const { session } = await open();
  expect(screen.getByText("operator@example.com")).toBeTruthy();
  fireEvent.click(button("Sign out"));
  expect(session.requests).toEqual(["sign out"]);
});

test("a run over a region says that no region follows, and its counts are of all regions", async () => {
  await open({ isRunning: true, runKind: "region", startedAt, completed: 10, total: 243 });
  expect(screen.getByRole("region", { name: "Active run" }).textContent).toContain("No more regions queued.");
  expect(counts()).toContain("10 of 243 · 4%");
});

test("a batch speaks of no regions, and its counts are of the batch", async () => {
  await open({ isRunning: true, runKind: "batch", startedAt, completed: 1, total: 3 });
  expect(screen.getByRole("region", { name: "Active run" }).textContent).toBe("Cancel run");
  expect(counts()).toContain("1 of 3 in this batch · 33%");
});

test("Retry all failed has the server try all failed regions again, once", async () => {
  const site = await open({
    regionProgress: [failed, buildRegionProgress("Scotland", { failed: 2, error: "Cut off." })],
  });
  site.queueOnServer();
  fireEvent.click(button("Retry all failed (2)"));
  fireEvent.click(button("Retry all failed (2)"));
  await settle();
  expect(site.queueBodies).toEqual(['{"only":"failed"}']);
  expect(site.starts()).toEqual([]);
});

test("Retry all failed is disabled during a run, and one failed region has its own button alone", async () => {
  const scotland = buildRegionProgress("Scotland", { failed: 2, error: "Cut off." });
  await open({ isRunning: true, startedAt, regionProgress: [failed, scotland] });
  expect(isDisabled("Retry all failed (2)")).toBe(true);
  cleanup();
  await open({ regionProgress: [failed] });
  expect(screen.queryByRole("button", { name: /^Retry all failed/ })).toBeNull();
});

test("a completed region is regenerated after a second press, which names what it costs", async () => {
  const site = await open({ regionProgress: [buildRegionProgress("Wales")] });
  fireEvent.click(button("Regenerate Wales"));
  expect(screen.getByText(/^Every text of Wales is written again: 26 texts, about 182 thousand tokens/)).toBeTruthy();
  fireEvent.click(button("Keep the texts"));
  expect(site.starts()).toEqual([]);
  fireEvent.click(button("Regenerate Wales"));
  fireEvent.click(button("Write all again"));
  await settle();
  expect(site.starts()).toEqual(["POST /api/content-generate/Wales"]);
  expect(site.bodies).toEqual(['{"skipFresh":false}']);
});

test("a completed region cannot be regenerated by anybody who is not signed in", async () => {
  await open({ regionProgress: [buildRegionProgress("Wales")] }, signedOut);
  expect(screen.queryByRole("button", { name: "Regenerate Wales" })).toBeNull();
});
