// @vitest-environment jsdom
import { focusManager } from "@tanstack/react-query";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { buildRegionProgress } from "@vanfettle/contract/testing/content-progress";
import { buildQueue } from "@vanfettle/contract/testing/content-queue";
import { json } from "../../testing/stub-server.ts";
import { contentRegions } from "../testing/admin-responses.ts";
import { signedOut } from "../testing/operator-session.ts";
import {
  button,
  failed,
  isDisabled,
  openProgressMonitor,
  prepareProgressMonitor,
  settle,
  startedAt,
  wait,
} from "../testing/progress-monitor-screen.tsx";

prepareProgressMonitor();

test("sends an empty object once to start a region, refreshes the progress and polls it every 2 seconds", async () => {
  const site = await openProgressMonitor();
  fireEvent.click(button("Generate Yorkshire & Humber"));
  await settle();
  expect(site.starts()).toEqual(["POST /api/content-generate/Yorkshire%20%26%20Humber"]);
  expect(site.bodies).toEqual(["{}"]);
  expect(site.polls()).toBe(3);
  expect(isDisabled("Generate Wales")).toBe(true);
  site.setProgress({ isRunning: true, startedAt, currentRegion: "Yorkshire & Humber" });
  await wait(2_000);
  expect(screen.getAllByText("Running").length).toBeGreaterThan(0);
  expect(document.activeElement?.textContent).toBe("Yorkshire & Humber");
});

test("a tab that was in the background does not ask for a region that has been completed meanwhile", async () => {
  const site = await openProgressMonitor({ regionProgress: [failed] });
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
  const site = await openProgressMonitor();
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
])(
  "does not start a region that another tab has started since and that has %s",
  async (_, result) => {
    const site = await openProgressMonitor({ regionProgress: [failed] });
    await wait(1_000);
    site.setProgress({ regionProgress: [result] });
    fireEvent.click(button("Retry Wales"));
    await settle();
    expect(site.starts()).toEqual([]);
    expect(site.polls()).toBe(2);
  },
);

test("disables every start button while a start is pending or a run is in progress", async () => {
  const { promise: response, resolve: respond } = Promise.withResolvers<Response>();
  const site = await openProgressMonitor({ regionProgress: [failed] });
  site.setStartReply(() => response);
  fireEvent.click(button("Retry Wales"));
  await settle();
  expect([
    isDisabled("Retry Wales"),
    isDisabled("Generate London"),
    isDisabled(/Generate all/),
  ]).toEqual([true, true, true]);
  site.setProgress({
    isRunning: true,
    startedAt,
    currentRegion: "Scotland",
    regionProgress: [failed],
  });
  await act(async () =>
    respond(json({ runId: "run_9", startedAt, region: "Wales", total: 1 }, 202)),
  );
  await wait(2_000);
  expect([
    isDisabled("Retry Wales"),
    isDisabled("Generate London"),
    isDisabled(/Generate all/),
  ]).toEqual([true, true, true]);
});

test.each([
  [401, "Sign in as an operator.", "Sign in to continue", "sign in"],
  [
    403,
    "You do not have permission to do this.",
    "Sign in with another account",
    "sign in as another",
  ],
])(
  "shows the failure and offers to sign in after a %i response to a start",
  async (status, message, label, request) => {
    const site = await openProgressMonitor({}, signedOut);
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
  const site = await openProgressMonitor();
  site.setStartReply(() => json({ code: "run_active", message: "Busy since 10:42." }, 409));
  fireEvent.click(button("Generate Wales"));
  await settle();
  expect(screen.getByRole("alert").textContent).toBe("Failed to start generationBusy since 10:42.");
  expect(isDisabled("Generate Wales")).toBe(false);
});

test("forgets a start that another run prevented once that run has ended", async () => {
  const site = await openProgressMonitor({ startedAt, finishedAt: startedAt });
  site.setStartReply(() => json({ code: "run_active", message: "Busy since 10:42." }, 409));
  site.setProgress({ ...running, finishedAt: null });
  fireEvent.click(button("Generate Wales"));
  await wait(2_000);
  expect(screen.getByRole("alert").textContent).toContain("Failed to start generation");
  site.setProgress({ isRunning: false, startedAt, finishedAt: "2026-11-21T10:45:00.000Z" });
  await wait(4_000);
  expect(screen.queryByRole("alert")).toBeNull();
});

const running = { isRunning: true, startedAt, currentRegion: "London" } as const;

test("Generate all remaining starts one run over the regions, which needs the page no longer", async () => {
  const site = await openProgressMonitor({
    regionProgress: contentRegions.slice(3).map(({ name }) => buildRegionProgress(name)),
  });
  act(() => {
    button("Generate all remaining (3)").click();
    button("Generate all remaining (3)").click();
  });
  site.setProgress({ ...running, queue: ["South East", "South West"] });
  await wait(2_000);
  const queued = screen.getByText(/2 regions/).parentElement;
  expect(queued?.textContent).toBe("2 regions queued. This page may be closed.");
  expect(document.activeElement).toBe(queued);
  expect(window.dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(true);
  // Between two regions it looks every three seconds.
  site.setProgress({ ...running, currentRegion: null, queue: ["South East", "South West"] });
  await wait(2_000);
  const polls = site.polls();
  await wait(2_900);
  expect(site.polls()).toBe(polls);
  site.setProgress({ ...running, currentRegion: "South East", queue: ["South West"] });
  await wait(100);
  expect(site.polls()).toBe(polls + 1);
  await wait(2_000);
  expect(site.polls()).toBe(polls + 2);
  expect(site.starts()).toEqual(["POST /api/content-generate/remaining"]);
  expect(site.bodies).toEqual(["{}"]);
});

test("shows the queue that another tab has started, and cancels the run with it", async () => {
  const site = await openProgressMonitor({ ...running, queue: ["South East"] });
  expect(screen.getByText("South East", { selector: "section span" })).toBeTruthy();
  fireEvent.click(button("Cancel run"));
  await settle();
  expect(site.cancels()).toEqual(['{"runId":"run_1"}']);
  site.setProgress({ ...running, isCancelling: true });
  await wait(2_000);
  expect(isDisabled("Cancelling...")).toBe(true);
});

test("says until when a run waits, and cancels it", async () => {
  const site = await openProgressMonitor({ startedAt });
  site.setQueue(buildQueue({ runId: "run_7", state: "waiting" }));
  site.setProgress({
    startedAt,
    continuesAt: "2026-11-22T00:00:00.000Z",
    lastUpdate: "2026-11-21T10:40:00.000Z",
  });
  await wait(30_000);
  const waiting = screen.getByRole("region", { name: "Waiting run" });
  expect(waiting.textContent).toContain("The run continues after 22 Nov 2026, 00:00.");
  expect(isDisabled("Generate Wales")).toBe(false);
  fireEvent.click(button("Cancel run"));
  await settle();
  expect(site.cancels()).toEqual(['{"runId":"run_7"}']);
});

test("offers to cancel a run to operators only, and says why a run was not cancelled", async () => {
  await openProgressMonitor(running, signedOut);
  expect(screen.queryByRole("button", { name: "Cancel run" })).toBeNull();
  cleanup();
  const site = await openProgressMonitor(running);
  site.setCancelReply(() => json({ code: "run_ended", message: "That run has ended." }, 409));
  fireEvent.click(button("Cancel run"));
  await settle();
  expect(screen.getByRole("alert").textContent).toBe(
    "The run was not cancelledThat run has ended.",
  );
});

test("Retry all failed has the server try all failed regions again, once", async () => {
  const site = await openProgressMonitor({
    regionProgress: [failed, buildRegionProgress("Scotland", { failed: 2, error: "Cut off." })],
  });
  fireEvent.click(button("Retry all failed (2)"));
  fireEvent.click(button("Retry all failed (2)"));
  await settle();
  expect(site.starts()).toEqual(["POST /api/content-generate/failed"]);
});

test("Retry all failed is disabled during a run, and a single failed region has only its own button", async () => {
  const scotland = buildRegionProgress("Scotland", { failed: 2, error: "Cut off." });
  await openProgressMonitor({ isRunning: true, startedAt, regionProgress: [failed, scotland] });
  expect(isDisabled("Retry all failed (2)")).toBe(true);
  cleanup();
  await openProgressMonitor({ regionProgress: [failed] });
  expect(screen.queryByRole("button", { name: /^Retry all failed/ })).toBeNull();
});

test("regenerates a completed region after a second press, which shows the cost", async () => {
  const site = await openProgressMonitor({ regionProgress: [buildRegionProgress("Wales")] });
  fireEvent.click(button("Regenerate Wales"));
  expect(
    screen.getByText(/^Every text of Wales is written again: 29 texts, about 203 thousand tokens/),
  ).toBe(document.activeElement);
  fireEvent.click(button("Keep the texts"));
  expect(document.activeElement).toBe(button("Regenerate Wales"));
  expect(site.starts()).toEqual([]);
  fireEvent.click(button("Regenerate Wales"));
  fireEvent.click(button("Write all again"));
  await settle();
  expect(site.starts()).toEqual(["POST /api/content-generate/Wales"]);
  expect(site.bodies).toEqual(["{}"]);
});

test("a completed region cannot be regenerated by anybody who is not signed in", async () => {
  await openProgressMonitor({ regionProgress: [buildRegionProgress("Wales")] }, signedOut);
  expect(screen.queryByRole("button", { name: "Regenerate Wales" })).toBeNull();
});
