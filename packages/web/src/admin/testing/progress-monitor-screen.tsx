import { focusManager } from "@tanstack/react-query";
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";
import type { ContentStates } from "@vanfettle/contract/content/review-schemas";
import {
  regionSets,
  type ContentProgress,
  type ContentRun,
} from "@vanfettle/contract/generation/generation-schemas";
import {
  buildContentEstimate,
  buildContentProgress,
  buildContentRun,
  buildRegionProgress,
} from "@vanfettle/contract/testing/content-progress";
import { renderScreen } from "../../testing/render-screen.tsx";
import { json, stubServer } from "../../testing/stub-server.ts";
import type { OperatorState } from "../operator-session/operator-session.ts";
import { operatorSessionContext } from "../operator-session/use-operator-session.ts";
import { Component as ProgressMonitor } from "../progress-monitor/progress-monitor.tsx";
import { buildContentStates, contentRegions } from "./admin-responses.ts";
import { buildOperatorSession, signedIn } from "./operator-session.ts";

/** Fakes the timers and the layout, and clears the page after each test. */
export function prepareProgressMonitor(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    // jsdom has no layout and cannot scroll.
  });
  afterEach(() => {
    cleanup();
    focusManager.setFocused(undefined);
    vi.useRealTimers();
  });
}

export const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Waits for responses to arrive and to be rendered, far less than any polling interval. */
export const settle = () => wait(20);
export const button = (name: string | RegExp) => screen.getByRole("button", { name });
export const isDisabled = (name: string | RegExp) => button(name).ariaDisabled === "true";
export const startedAt = "2026-11-21T10:30:00.000Z";
export const counts = () => screen.getByRole("region", { name: "Overall" }).textContent;
export const failed = buildRegionProgress("Wales", {
  successful: 8,
  error: "The text service is not working.",
});

type Stated = ContentStates["locations"][number];

const failedState = (
  name: string,
  failure: Pick<NonNullable<Stated["failure"]>, "code" | "message">,
  kind: Stated["kind"] = "place",
): Partial<Stated> => ({
  kind,
  slug: name.toLowerCase(),
  name,
  region: "Wales",
  failure: { ...failure, at: startedAt },
});

/** Opens the monitor with an in-memory server, whose responses the result changes and counts. */
export async function openProgressMonitor(
  first: Partial<ContentProgress> = {},
  state: OperatorState = signedIn,
) {
  let progress = buildContentProgress(first);
  let startReply = (): Response | Promise<Response> =>
    json({ runId: "run_9", startedAt, region: "", total: 20 }, 202);
  let queue: ContentRun["queue"] = null;
  let cancelReply = () => json({ runId: "run_1" }, 202);
  const cancels: unknown[] = [];
  const bodies: unknown[] = [];
  const starts = Object.fromEntries(
    [...contentRegions.map(({ name }) => name), ...regionSets].map((name) => [
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
    "/api/content-run": () =>
      json(
        buildContentRun({
          runId: "run_1",
          startedAt,
          texts: 5,
          paidCalls: 6,
          tokens: { input: 12_345, output: 6_789 },
          costPounds: 0.25,
          queue,
        }),
      ),
    "/api/content-estimate": buildContentEstimate(),
    "/api/content/text-service": {
      budget: { day: "2026-11-21", dailyTokens: 3_000_000, used: 7_000, corrections: 0 },
      test: null,
    },
    "/api/content/states": buildContentStates([
      failedState("Barry", { code: "refused", message: "The text service refused." }),
      failedState("Gwent", { code: "truncated", message: "The text was cut off." }, "county"),
      { name: "Cardiff", region: "Wales" },
      { ...failedState("Leeds", { code: "refused", message: "Refused." }), region: "Yorkshire" },
    ]),
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
    cancels: () => cancels,
    setCancelReply: (reply: typeof cancelReply) => void (cancelReply = reply),
    setQueue: (next: ContentRun["queue"]) => void (queue = next),
    usageReads: () => countCalls("GET /api/content-run"),
    polls: () => countCalls("GET /api/content-progress"),
    starts: () => server.calls.filter((call) => call.startsWith("POST /api/content-generate/")),
    setProgress: (next: Partial<ContentProgress>) => void (progress = buildContentProgress(next)),
    setStartReply: (reply: typeof startReply) => void (startReply = reply),
  };
}
