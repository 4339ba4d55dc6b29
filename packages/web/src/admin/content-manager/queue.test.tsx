// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import type { LocationState } from "@vanfettle/contract/content/review-schemas";
import type { ContentProgress } from "@vanfettle/contract/generation/generation-schemas";
import {
  buildContentEstimate,
  buildContentProgress,
  buildContentRun,
} from "@vanfettle/contract/testing/content-progress";
import { buildQueue, buildQueueEstimate } from "@vanfettle/contract/testing/content-queue";
import { json } from "../../testing/stub-server.ts";
import {
  buildContentLocations,
  buildContentStates,
  buildContentVersion,
  buildContentVersions,
} from "../testing/admin-responses.ts";
import { openContentManager, prepareContentManager } from "../testing/content-manager-screen.tsx";
import { signedIn, signedOut } from "../testing/operator-session.ts";
import { describeState, remainingTime } from "./queue-card.tsx";

prepareContentManager();

const startedAt = "2026-11-21T10:30:00.000Z";
const running = buildContentProgress({
  isRunning: true,
  runKind: "queue",
  startedAt,
  completed: 1_956,
  total: 3_912,
});
/** Sixty missing places, of which the first ten are in Cornwall. */
const states = buildContentStates(
  Array.from({ length: 60 }, (_, index) => ({ county: index < 10 ? "Cornwall" : "Kent" })),
);

async function open({
  progress = buildContentProgress(),
  responses = {},
  isOperator = true,
}: { progress?: ContentProgress; responses?: Record<string, unknown>; isOperator?: boolean } = {}) {
  const sent: { path: string; body: unknown }[] = [];
  const shown = { progress, queue: buildQueue() };
  const record = (reply: () => Response) => (path: string, init: RequestInit) => {
    sent.push({ path, body: JSON.parse(init.body as string) as unknown });
    return reply();
  };
  const all = {
    "/api/content-progress": () => json(shown.progress),
    "/api/content-estimate": buildContentEstimate(),
    "/api/content/states": states,
    "/api/content-run": () => json(buildContentRun({ queue: shown.queue })),
    "/api/content/queue/estimate": record(() => json(buildQueueEstimate({ texts: 60 }))),
    "/api/content/queue": record(() => {
      shown.progress = running;
      return json({ runId: "run_9", startedAt, texts: 60 }, 202);
    }),
    "/api/content-run/cancel": record(() => {
      shown.queue = buildQueue({ state: "cancelling" });
      return json({ runId: "run_9" }, 202);
    }),
    ...responses,
  };
  const state = isOperator ? signedIn : signedOut;
  const { user } = await openContentManager({
    locations: buildContentLocations(60),
    state,
    responses: all,
  });
  return { user, sent, shown };
}

type User = Awaited<ReturnType<typeof open>>["user"];

const searchbox = () => screen.getByRole("searchbox");
const confirmation = () => screen.findByRole("region", { name: /^Generate all/ });
const valueOf = (region: HTMLElement, term: string) =>
  within(region).getByText(term).nextElementSibling?.textContent;

test.each([
  ["county", "Kent", "county/kent"],
  ["region", "Wales", "region/wales"],
  ["place", "Deal", "place/deal"],
] as const)("writes a single %s again, after an estimate", async (kind, name, key) => {
  const slug = name.toLowerCase();
  const { user, sent } = await open({
    responses: {
      "/api/content/states": buildContentStates([
        { kind, slug, name, region: "Wales", county: null, liveVersion: 1, states: ["live"] },
      ]),
      [`/api/content/locations/${slug}/versions`]: buildContentVersions(slug, 2),
      [`/api/content/locations/${slug}/versions/2`]: buildContentVersion(slug, 2, "Words."),
    },
  });
  await user.click(await screen.findByRole("button", { name: new RegExp(`^${name}\\b`) }));
  await user.click(await screen.findByRole("button", { name: "Write the text again" }));
  const region = await screen.findByRole("region", { name: `Generate the text of ${name}?` });
  await user.click(await within(region).findByRole("button", { name: /^Start|^Generate/ }));
  const selection = { kind: "listed", locations: [key] };
  await waitFor(() =>
    expect(sent.map(({ body }) => (body as { selection: unknown }).selection)).toEqual([
      selection,
      selection,
    ]),
  );
});

test("asks before it starts a queue over the whole list, with texts, calls, tokens, cost and days", async () => {
  const { user, sent } = await open();
  await user.selectOptions(await screen.findByLabelText("Show"), "missing");
  await user.click(await screen.findByRole("button", { name: "Generate all 60 missing" }));
  const region = await confirmation();
  await within(region).findByText("Texts");
  expect(valueOf(region, "Texts")).toBe("60");
  expect(valueOf(region, "Calls")).toBe("8,606");
  expect(valueOf(region, "Tokens")).toBe("48.6 million");
  expect(valueOf(region, "Cost")).toBe("$33.24 (£26.59)");
  expect(valueOf(region, "Days at 3.0 million tokens a day")).toBe("17");
  expect(document.activeElement?.textContent).toBe("Generate all 60 missing?");
  await user.click(within(region).getByRole("checkbox", { name: /^Continue each day/ }));
  await user.click(within(region).getByRole("button", { name: "Start the queue" }));
  expect(await screen.findByRole("heading", { name: "Queue: missing" })).toBe(
    document.activeElement,
  );
  const selection = { kind: "missing" };
  expect(sent).toEqual([
    { path: "/api/content/queue/estimate", body: { selection } },
    { path: "/api/content/queue", body: { selection, texts: 60, continuesDaily: false } },
  ]);
  expect(screen.queryByRole("region", { name: /^Generate all/ })).toBeNull();
});

test("a search result of more than fifty is sent as a list, and nothing is started without a confirmation", async () => {
  const { user, sent } = await open();
  await user.type(await screen.findByRole("searchbox"), "place");
  await user.click(await screen.findByRole("button", { name: "Generate all 60 found" }));
  const region = await confirmation();
  await user.click(within(region).getByRole("button", { name: "Do not start" }));
  expect(document.activeElement?.textContent).toBe("Generate all 60 found");
  expect(screen.queryByRole("region", { name: /^Generate all/ })).toBeNull();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toEqual({
    selection: {
      kind: "listed",
      locations: Array.from({ length: 60 }, (_, index) => `place/place-${index}`),
    },
  });
});

test("a selection of more than fifty, with a county, is offered as a queue", async () => {
  const { user, sent } = await open({
    responses: {
      "/api/content/states": buildContentStates([
        ...Array.from({ length: 60 }, () => ({})),
        { kind: "county", slug: "kent", name: "Kent County", type: "county" },
      ]),
    },
  });
  await user.click(await screen.findByRole("checkbox", { name: "Select all shown" }));
  await user.click(await screen.findByRole("button", { name: "Generate all 61 selected" }));
  await confirmation();
  expect(sent[0]?.body).toMatchObject({ selection: { kind: "listed", locations: { length: 61 } } });
});

test("says how many villages and small towns a queue leaves out, and takes them in on request", async () => {
  const { user, sent } = await open({
    responses: {
      "/api/content/queue/estimate": (_: string, { body }: RequestInit) => {
        const { selection } = JSON.parse(body as string) as { selection: { fromPopulation?: 0 } };
        sent.push({ path: "estimate", body: selection });
        const isEvery = selection.fromPopulation === 0;
        return json(buildQueueEstimate(isEvery ? { texts: 60 } : { texts: 59, leftOut: 1_234 }));
      },
    },
  });
  await user.click(await screen.findByRole("button", { name: "Generate all 60" }));
  const region = await confirmation();
  await within(region).findByText(
    "1,234 villages and smaller towns left out, whose texts would be nearly alike.",
  );
  const choice = within(region).getByRole("combobox", { name: "Places" });
  await user.selectOptions(choice, "Every place");
  await waitFor(() => expect(valueOf(region, "Texts")).toBe("60"));
  await user.click(within(region).getByRole("button", { name: "Start the queue" }));
  const selection = { kind: "all", fromPopulation: 0 };
  await waitFor(() =>
    expect(sent).toEqual([
      { path: "estimate", body: { kind: "all" } },
      { path: "estimate", body: selection },
      { path: "/api/content/queue", body: { selection, texts: 60, continuesDaily: true } },
    ]),
  );
});

test("shows what a run in bulk writes as a filter with its count", async () => {
  await open({
    responses: {
      "/api/content/states": buildContentStates([
        { population: 9_999 },
        { population: 10_000 },
        { population: 30_000, type: "district" },
        { population: null, isCore: true },
        { kind: "county", type: "county", county: null },
      ]),
    },
  });
  expect(await screen.findByRole("option", { name: "In bulk runs (3)" })).toBeTruthy();
});

test("groups failed texts by cause, the most frequent first, and retries those of a cause", async () => {
  const failure = (code: "refused" | "truncated", message: string, at: string) => ({
    states: ["failed", "missing"] as LocationState[],
    failure: { code, message, at },
  });
  const refused = (at: string) => failure("refused", "It refused.", `2026-11-2${at}.000Z`);
  const { user, sent } = await open({
    responses: {
      "/api/content/states": buildContentStates([
        failure("truncated", "It was cut off.", "2026-11-20T09:00:00.000Z"),
        refused("1T10:00:00"),
        { states: ["live"] },
        refused("2T11:41:00"),
      ]),
    },
  });
  const region = await screen.findByRole("region", { name: "What waits" });
  const groups = within(region).getAllByRole("listitem");
  expect(groups.map((each) => each.querySelector("p")?.textContent)).toEqual([
    "2 texts failed: It refused. Last on 22 Nov 2026, 11:41.",
    "1 text failed: It was cut off. Last on 20 Nov 2026, 09:00.",
  ]);
  await user.click(screen.getByRole("button", { name: /^Place 1 / }));
  expect(
    await screen.findByText("No text was written on 21 Nov 2026, 10:00: It refused."),
  ).toBeTruthy();
  await user.click(within(region).getByRole("button", { name: "Retry these 2" }));
  await screen.findByRole("heading", { name: "Generate 2 failed texts again?" });
  expect(sent).toEqual([
    {
      path: "/api/content/queue/estimate",
      body: { selection: { kind: "listed", locations: ["place/place-1", "place/place-3"] } },
    },
  ]);
});

test("offers no queue where a batch is enough, or to visitors", async () => {
  const { user } = await open();
  await user.type(await screen.findByRole("searchbox"), "cornwall");
  await waitFor(() => expect(screen.queryByRole("button", { name: /^Generate all/ })).toBeNull());
  cleanup();
  await open({ isOperator: false, progress: running });
  await screen.findByRole("button", { name: /^Generate first/ });
  expect(screen.queryByRole("button", { name: /^Generate all/ })).toBeNull();
  expect(screen.queryByRole("heading", { name: "Queue: missing" })).toBeNull();
});

test("a reloaded page or a second tab shows the running queue, and cancels it", async () => {
  const { user, sent, shown } = await open({ progress: running });
  const region = await screen.findByRole("region", { name: "Queue: missing" });
  expect(region.textContent).toContain("1,956 of 3,912");
  expect(within(region).getByRole("progressbar").getAttribute("aria-valuenow")).toBe("60");
  expect(valueOf(region, "Texts a minute")).toBe("12.5");
  expect(valueOf(region, "Time left")).toBe("3 hours");
  expect(valueOf(region, "Cost so far")).toBe("$16.60 (£13.30)");
  expect(valueOf(region, "Failed")).toBe("391");
  expect(region.textContent).toContain("You can close this page. Started by ann@example.com");
  expect(screen.getByRole("button", { name: "Generate all 60" }).ariaDisabled).toBe("true");
  shown.progress = { ...running, lastUpdate: "2026-11-21T10:31:00.000Z" };
  await user.click(within(region).getByRole("button", { name: "Cancel queue" }));
  const button = await within(region).findByRole("button", {
    name: "Cancelling...",
  });
  expect(button.ariaDisabled).toBe("true");
  expect(sent).toEqual([{ path: "/api/content-run/cancel", body: { runId: "run_9" } }]);
});

test("while a queue waits, another batch can go first and shows its own result", async () => {
  const waiting = { state: "waiting", continuesAt: "2026-11-22T00:00:00.000Z" } as const;
  const { user } = await open({
    progress: buildContentProgress({
      runKind: "batch",
      startedAt,
      continuesAt: waiting.continuesAt,
    }),
    responses: {
      "/api/content-run": buildContentRun({ queue: buildQueue(waiting) }),
    },
  });
  await screen.findByText(/The queue continues after 22 Nov 2026, 00:00/);
  await user.click(screen.getByRole("button", { name: "Generate first 10" }));
  expect(await screen.findByText(/2 locations accepted, 0 skipped/)).toBeTruthy();
  expect(screen.getByRole("region", { name: "Queue: missing" })).toBeTruthy();
});

test("a start that is refused says why, and estimates again", async () => {
  const message = "bob@example.com has a run active since 2026-11-21 10:05 UTC.";
  const { user, sent } = await open({
    responses: {
      "/api/content/queue": () => json({ code: "run_active", message, requestId: "r" }, 409),
    },
  });
  await user.click(await screen.findByRole("button", { name: "Generate all 60" }));
  const start = within(await confirmation()).getByRole("button", {
    name: "Start the queue",
  });
  await waitFor(() => expect(start.ariaDisabled).toBeNull());
  await user.click(start);
  expect((await screen.findByRole("alert")).textContent).toContain(message);
  await waitFor(() => expect(sent).toHaveLength(2));
});

test.each([
  ["who types on while it starts", async (user: User) => user.type(searchbox(), "k"), true],
  ["whose start was refused, when another's queue shows", async () => undefined, false],
])("leaves the focus to an operator %s", async (_, meanwhile, started) => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const { user, shown } = await open({ responses: { "/api/content/queue": () => promise } });
  await user.click(await screen.findByRole("button", { name: "Generate all 60" }));
  const start = within(await confirmation()).getByRole("button", {
    name: "Start the queue",
  });
  await waitFor(() => expect(start.ariaDisabled).toBeNull());
  await user.click(start);
  await meanwhile(user);
  shown.progress = running;
  resolve(
    started
      ? json({ runId: "run_9", startedAt, texts: 60 }, 202)
      : json({ code: "run_active", message: "Busy.", requestId: "r" }, 409),
  );
  const heading = await screen.findByRole("heading", { name: "Queue: missing" });
  expect(document.activeElement).not.toBe(heading);
});

describe("the words of a queue", () => {
  const queue = (overrides: Parameters<typeof buildQueue>[0]) => buildQueue(overrides);

  test.each([
    [{ minutesLeft: null, daysLeft: 0 }, "Not known yet"],
    [{ minutesLeft: 1, daysLeft: 0 }, "1 minute"],
    [{ minutesLeft: 89, daysLeft: null }, "89 minutes"],
    [{ minutesLeft: 90, daysLeft: 0 }, "2 hours"],
    [{ minutesLeft: 90, daysLeft: 17 }, "17 more days"],
  ])("%j is %s", (left, words) => {
    expect(remainingTime(left)).toBe(words);
  });

  test.each([
    [
      { state: "waiting", continuesAt: "2026-11-22T00:00:00.000Z" },
      /The queue continues after 22 Nov 2026, 00:00\. Another run may go first\./,
    ],
    [{ state: "finished", failed: 0 }, /^All texts are written\.$/],
    [{ state: "finished", failed: 2 }, /^2 texts failed\./],
    [
      { state: "failed", errorCode: "cancelled", error: "No." },
      /^The queue was cancelled\. Generate the missing texts/,
    ],
    [
      { state: "failed", errorCode: "quota_reached", error: "The quota is used up." },
      /^The quota is used up\. Generate/,
    ],
    [{ state: "interrupted" }, /^The queue ended early\./],
  ] as const)("%j is described", (state, words) => {
    expect(describeState(queue(state))).toMatch(words);
  });
});
