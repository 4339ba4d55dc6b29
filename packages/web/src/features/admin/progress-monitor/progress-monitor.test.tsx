// @vitest-environment jsdom
import { buildContentProgress, buildRegionProgress } from "@vanfettle/contract/testing/content-progress";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import type { ContentProgress } from "@vanfettle/contract/content-schemas";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderScreen } from "../../../testing/render-screen.tsx";
import { stubServer, json } from "../../../testing/stub-server.ts";
import type { OperatorState } from "../operator-session/operator-session.ts";
import { operatorContext } from "../operator-session/use-operator-session.ts";
import { anOperatorSession, signedIn, signedOut } from "../testing/operator-session.ts";
import { someRegions } from "../testing/admin-responses.ts";
import ProgressMonitor from "./progress-monitor.tsx";

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom lays nothing out and so cannot scroll.
  HTMLElement.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Time for answers to arrive and be drawn, far less than any interval here. */
const settle = () => pass(20);
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>("button", { name });
const isOff = (name: string | RegExp) => button(name).disabled;
const failed = buildRegionProgress("Wales", { successful: 8, error: "The text service did not answer." });

async function open(first: Partial<ContentProgress> = {}, state: OperatorState = signedIn) {
  let progress = buildContentProgress(first);
  let startReply = (): Response | Promise<Response> => json({ runId: "run_9", region: "", total: 20 }, 202);
  const bodies: unknown[] = [];
  const starts = Object.fromEntries(
    someRegions.map(({ name }) => [
      `/api/content-generate/${encodeURIComponent(name)}`,
      (_: string, init: RequestInit) => {
        bodies.push(init.body);
        return startReply();
      },
    ]),
  );
  const server = stubServer({
    "/api/content-regions": someRegions,
    "/api/content-progress": () => json(progress),
    ...starts,
  });
  const session = anOperatorSession(state);
  renderScreen(
    <operatorContext.Provider value={session}>
      <ProgressMonitor />
    </operatorContext.Provider>,
    { server },
  );
  await settle();
  const asked = (path: string) => server.calls.filter((call) => call === path).length;
  return {
    session,
    bodies,
    polls: () => asked("GET /api/content-progress"),
    starts: () => server.calls.filter((call) => call.startsWith("POST")),
    answer: (next: Partial<ContentProgress>) => void (progress = buildContentProgress(next)),
    replyWith: (reply: typeof startReply) => void (startReply = reply),
  };
}

test("an idle site says so, with the default total and all twelve regions remaining", async () => {
  await open();
  expect(screen.getByText("Idle")).toBeTruthy();
  expect(screen.getAllByRole("listitem")).toHaveLength(12);
  expect(screen.getByRole("progressbar", { name: "Overall" }).getAttribute("aria-valuenow")).toBe("0");
  const counts = screen.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(counts).toEqual(["0", "0", "12"]);
});

test("a running site says where it is, how far, and what it has used", async () => {
  await open({
    isRunning: true,
    completed: 91,
    currentRegion: "Scotland",
    currentLocation: "Ayr",
    regionProgress: [buildRegionProgress("London"), failed],
    runId: "run_1",
    tokens: { input: 12_345, output: 6_789 },
    costPounds: 0.25,
  });
  expect(screen.getAllByText("Running").length).toBeGreaterThan(0);
  expect(screen.getByText("Scotland · Ayr")).toBeTruthy();
  expect(screen.getByRole("progressbar", { name: "Overall" }).getAttribute("aria-valuenow")).toBe("37");
  expect(screen.getByRole("progressbar", { name: "Scotland" }).hasAttribute("aria-valuenow")).toBe(false);
  expect(screen.getByRole("progressbar", { name: "Wales" }).getAttribute("aria-valuenow")).toBe("40");
  for (const fact of ["12,345", "6,789", "£0.25"]) expect(screen.getByText(fact)).toBeTruthy();
});

test("a failed region shows its error with Retry, a completed one neither", async () => {
  await open({ regionProgress: [buildRegionProgress("London"), failed] });
  const row = (name: string) => screen.getByRole("heading", { name }).closest("li") as HTMLElement;
  expect(within(row("Wales")).getByText("The text service did not answer.")).toBeTruthy();
  expect(within(row("Wales")).getByText("8/20")).toBeTruthy();
  expect(isOff("Retry Wales")).toBe(false);
  expect(within(row("London")).queryByRole("button")).toBeNull();
  expect(screen.getAllByRole("button", { name: /^Generate (?!all)/ })).toHaveLength(10);
});

test("progress is polled every 30 seconds while idle and every 2 while running", async () => {
  const site = await open();
  await pass(29_000);
  expect(site.polls()).toBe(1);
  site.answer({ isRunning: true, currentRegion: "Wales" });
  await pass(2_000);
  expect(site.polls()).toBe(2);
  await pass(10_000);
  expect(site.polls()).toBe(7);
  site.answer({});
  await pass(2_000);
  await pass(20_000);
  expect(site.polls()).toBe(8);
});

test("starting a region sends an empty object once, refreshes the progress at once and then watches closely", async () => {
  const site = await open();
  fireEvent.click(button("Generate Yorkshire & Humber"));
  await settle();
  expect(site.starts()).toEqual(["POST /api/content-generate/Yorkshire%20%26%20Humber"]);
  expect(site.bodies).toEqual(["{}"]);
  expect(site.polls()).toBe(2);
  expect(isOff("Generate Wales")).toBe(true);
  site.answer({ isRunning: true, runId: "run_9", currentRegion: "Yorkshire & Humber" });
  await pass(2_000);
  expect(screen.getAllByText("Running").length).toBeGreaterThan(0);
});

test("while a start is pending or a run is in progress, nothing else can be started", async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<Response>();
  const site = await open({ regionProgress: [failed] });
  site.replyWith(() => held);
  fireEvent.click(button("Retry Wales"));
  await settle();
  expect([isOff("Retry Wales"), isOff("Generate London"), isOff(/Generate all/)]).toEqual([true, true, true]);
  site.answer({ isRunning: true, runId: "run_9", currentRegion: "Scotland", regionProgress: [failed] });
  await act(async () => release(json({ runId: "run_9" }, 202)));
  await pass(2_000);
  expect([isOff("Retry Wales"), isOff("Generate London"), isOff(/Generate all/)]).toEqual([true, true, true]);
});

test.each([
  [401, "Sign in as an operator.", "Sign in to continue", "sign in"],
  [403, "This account may not do that.", "Sign in with another account", "sign in as another"],
])("a start that is answered %i says that it failed, and offers to sign in", async (status, words, label, asked) => {
  const site = await open({}, signedOut);
  site.replyWith(() => json({ message: "no" }, status));
  fireEvent.click(button("Generate Wales"));
  await settle();
  const alert = screen.getByRole("alert");
  expect(alert.textContent).toContain("Failed to start generation");
  expect(alert.textContent).toContain(words);
  fireEvent.click(button(label));
  expect(site.session.asked).toEqual([asked]);
});

test("any other failure shows the server's words, and the region can be tried again", async () => {
  const site = await open();
  site.replyWith(() => json({ code: "run_active", message: "Busy since 10:42." }, 409));
  fireEvent.click(button("Generate Wales"));
  await settle();
  expect(screen.getByRole("alert").textContent).toBe("Failed to start generationBusy since 10:42.");
  expect(isOff("Generate Wales")).toBe(false);
});

test("Generate all remaining shows how far its queue is, warns before leaving, and can be stopped", async () => {
  const site = await open({ regionProgress: someRegions.slice(3).map(({ name }) => buildRegionProgress(name)) });
  const leave = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  expect(leave()).toBe(false);
  fireEvent.click(button("Generate all remaining (3)"));
  await settle();
  expect(site.starts()).toHaveLength(1);
  expect(screen.getByText("1 of 3")).toBeTruthy();
  expect(leave()).toBe(true);
  fireEvent.click(button("Stop"));
  expect(leave()).toBe(false);
  await pass(30_000);
  expect(site.starts()).toHaveLength(1);
});

test("a screen reader is told what changes, not what is there at first", async () => {
  const site = await open({ regionProgress: [failed] });
  const status = screen.getAllByRole("status").at(0);
  expect(status?.textContent).toBe("");
  site.answer({ isRunning: true, currentRegion: "Wales", regionProgress: [failed] });
  await pass(30_000);
  expect(status?.textContent).toBe("Wales is running.");
});

test("the operator's name and the way out are shown to who is signed in", async () => {
  const { session } = await open();
  expect(screen.getByText("operator@example.com")).toBeTruthy();
  fireEvent.click(button("Sign out"));
  expect(session.asked).toEqual(["sign out"]);
});
