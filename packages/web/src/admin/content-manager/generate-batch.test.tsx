// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import {
  buildContentEstimate,
  buildContentProgress,
} from "@vanfettle/contract/testing/content-progress";
import { json } from "../../testing/stub-server.ts";
import { buildContentStates } from "../testing/admin-responses.ts";
import {
  generate,
  openContentManager,
  prepareContentManager,
  search,
  type Reply,
} from "../testing/content-manager-screen.tsx";
import { signedOut } from "../testing/operator-session.ts";

prepareContentManager();

test("generates the first ten of the filtered list without a selection, or all if there are fewer", async () => {
  const { user, sent } = await openContentManager();
  expect(generate().textContent).toBe("Generate first 10");
  await user.type(search(), "place 19");
  await waitFor(() => expect(generate().textContent).toBe("Generate first 10"));
  await user.type(search(), "9");
  await waitFor(() => expect(generate().textContent).toBe("Generate first 1"));
  await user.click(generate());
  expect(sent).toEqual([{ locationSlugs: ["place-199"], limit: 1 }]);
});

test("keeps the selection when the search changes, and sends the whole selection with a limit of fifty", async () => {
  const { user, sent } = await openContentManager();
  await user.type(search(), "place 1");
  await screen.findByText(/111 shown/);
  await user.click(screen.getByRole("checkbox", { name: "Select all shown" }));
  await user.clear(search());
  await user.click(await screen.findByRole("checkbox", { name: "Select Place 0" }));
  expect(generate().textContent).toBe("Generate 112 selected");
  expect(screen.getByText("A batch writes the first 50. The other 62 stay selected.")).toBeTruthy();
  await user.click(generate());
  expect(sent[0]?.locationSlugs).toHaveLength(112);
  expect(sent[0]?.limit).toBe(50);
});

test("keeps the selection while the operator is on the sign-in page", async () => {
  const { user } = await openContentManager();
  await user.click(await screen.findByRole("checkbox", { name: "Select Place 0" }));
  cleanup();
  await openContentManager();
  expect(generate().textContent).toBe("Generate 1 selected");
});

test("sends one batch for two presses that come before the page has shown the first", async () => {
  const { sent } = await openContentManager();
  act(() => {
    generate().click();
    generate().click();
  });
  await screen.findByText(/2 locations accepted/);
  expect(sent).toHaveLength(1);
});

test("clears the selection after a batch is accepted, and does not generate until the operator selects again", async () => {
  const { user, sent } = await openContentManager();
  for (const number of [0, 1]) {
    await user.click(await screen.findByRole("checkbox", { name: `Select Place ${number}` }));
  }
  await user.click(generate());
  await screen.findByText(/2 locations accepted/);
  expect(screen.queryByText(/\d selected/, { selector: "strong" })).toBeNull();
  expect([generate().textContent, generate().ariaDisabled]).toEqual(["Generate first 10", "true"]);
  expect(screen.getByText("Change the selection or the filter to generate more.")).toBeTruthy();
  fireEvent.click(generate());
  await user.click(screen.getByRole("checkbox", { name: "Select Place 0" }));
  expect([generate().textContent, generate().ariaDisabled]).toEqual(["Generate 1 selected", null]);
  await user.click(generate());
  await waitFor(() =>
    expect(sent.map(({ locationSlugs }) => locationSlugs)).toEqual([
      ["place-0", "place-1"],
      ["place-0"],
    ]),
  );
});

test("after the first ten are accepted, another search and not its result alone makes the next ten possible", async () => {
  const { user, sent } = await openContentManager();
  await user.click(generate());
  await screen.findByText(/2 locations accepted/);
  expect(generate().ariaDisabled).toBe("true");
  await user.type(search(), "place 1");
  await screen.findByText(/111 shown/);
  await user.click(generate());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.locationSlugs[0]).toBe("place-1");
});

test("another tab's run is seen before a batch is sent, and its places are chosen anew or not at all", async () => {
  const consoleError = vi.spyOn(console, "error").mockImplementation(() => {});
  let progress = buildContentProgress({ startedAt: "2026-11-21T09:00:00.000Z" });
  const { user, sent } = await openContentManager({
    responses: { "/api/content-progress": () => json(progress) },
  });
  await user.click(await screen.findByRole("checkbox", { name: "Select Place 0" }));
  await waitFor(() => expect(generate().ariaDisabled).toBeNull());
  progress = buildContentProgress({ startedAt: "2026-11-21T09:05:00.000Z" });
  await user.click(generate());
  expect(await screen.findByText(/Another run has started since you chose/)).toBeTruthy();
  expect([generate().ariaDisabled, sent]).toEqual(["true", []]);
  expect(consoleError).toHaveBeenCalledOnce();
  consoleError.mockClear();
  await user.click(screen.getByRole("checkbox", { name: "Select Place 1" }));
  await user.click(generate());
  await waitFor(() => expect(sent).toHaveLength(1));
});

test("is disabled with an explanation while a run is active", async () => {
  const progress = buildContentProgress({ isRunning: true, startedAt: "2026-11-21T09:00:00.000Z" });
  await openContentManager({ responses: { "/api/content-progress": progress } });
  expect(
    await screen.findByText("A run is active. You can generate more when it has ended."),
  ).toBeTruthy();
  expect(generate().ariaDisabled).toBe("true");
});

test("refetches the progress after a rejected batch, to show the active run", async () => {
  const consoleError = vi.spyOn(console, "error").mockImplementation(() => {});
  const startedAt = "2026-11-21T09:05:00.000Z";
  let progress = buildContentProgress();
  const batch = () => {
    progress = buildContentProgress({ isRunning: true, startedAt });
    return json({ code: "run_active", message: "Busy." }, 409);
  };
  const { user } = await openContentManager({
    batch,
    responses: { "/api/content-progress": () => json(progress) },
  });
  await user.click(generate());
  expect(await screen.findByText(/^A run is active/)).toBeTruthy();
  expect(consoleError).toHaveBeenCalledOnce();
  consoleError.mockClear();
});

test("writes counties and regions of the selection with its places", async () => {
  const county = { kind: "county", slug: "kent", name: "Kent", type: "county" } as const;
  const { user, sent } = await openContentManager({
    responses: {
      "/api/content/states": buildContentStates([{}, { ...county, county: null }]),
      "/api/content-estimate": buildContentEstimate(),
    },
  });
  await waitFor(() => expect(generate().textContent).toBe("Generate first 2"));
  expect(screen.getByText(/^2 texts, about 14 thousand tokens/)).toBeTruthy();
  await user.click(screen.getByRole("checkbox", { name: "Select Kent (county)" }));
  await user.click(generate());
  await waitFor(() => expect(sent).toEqual([{ locationSlugs: ["county/kent"], limit: 1 }]));
});

test("says how many of the selected places the list does not show", async () => {
  const { user } = await openContentManager();
  for (const number of [0, 1]) {
    await user.click(await screen.findByRole("checkbox", { name: `Select Place ${number}` }));
  }
  await user.type(search(), "place 1");
  await screen.findByText(/111 shown/);
  expect(screen.getByText("1 of them is not in the list below.")).toBeTruthy();
  await user.type(search(), "zzz");
  await screen.findByText(/0 shown/);
  expect(screen.getByText("2 of them are not in the list below.")).toBeTruthy();
});

test("shows the estimate next to the button only to operators", async () => {
  const responses = { "/api/content-estimate": buildContentEstimate() };
  await openContentManager({ responses });
  const estimate = await screen.findByText(
    "10 texts, about 70 thousand tokens, about £0.10, 2 % of today's budget",
  );
  expect(
    document.getElementById(generate().getAttribute("aria-describedby") ?? "")?.textContent,
  ).toBe(estimate.textContent);
  cleanup();
  await openContentManager({ responses, state: signedOut });
  expect(screen.queryByText(/budget/)).toBeNull();
});

test("keeps the result of a batch in sight after its end", async () => {
  const batch = { completed: 2, failed: 1, total: 3 };
  const ended = { runKind: "batch", startedAt: "2026-11-21T09:00:00.000Z", completed: 15 } as const;
  const refused = {
    errorCode: "refused",
    error: "The text service refused to write the text.",
  } as const;
  await openContentManager({
    responses: { "/api/content-progress": buildContentProgress({ ...ended, ...refused, batch }) },
  });
  const result =
    "Last batch: 2 of 3 texts written, 1 failed. The text service refused to write the text.";
  expect(await screen.findByText(result)).toBeTruthy();
  expect(screen.getByText("15")).toBeTruthy();
});

test("disables the button while a batch starts, then shows its result and refreshes the list", async () => {
  const { promise: gate, resolve: respond } = Promise.withResolvers<void>();
  const batch = async () => {
    await gate;
    return json(
      {
        accepted: 8,
        skipped: 2,
        runId: "run_1",
        startedAt: "2026-11-21T10:30:00.000Z",
      },
      202,
    );
  };
  const { user, countCalls } = await openContentManager({ batch });
  await user.click(generate());
  expect([generate().textContent, generate().ariaDisabled]).toEqual(["Generating...", "true"]);
  respond();
  expect(await screen.findByText(/8 locations accepted, 2 skipped/)).toBeTruthy();
  expect([generate().textContent, generate().ariaDisabled]).toEqual(["Generate first 10", "true"]);
  await waitFor(() => expect(countCalls("GET /api/content/locations")).toBe(2));
});

test("shows the progress in the bar, which a batch alone does not change", async () => {
  const { user } = await openContentManager();
  const bar = await screen.findByRole("progressbar", { name: "Generation" });
  await waitFor(() => expect(bar.getAttribute("aria-valuenow")).toBe("37"));
  await user.click(generate());
  await screen.findByText(/2 locations accepted/);
  expect(bar.getAttribute("aria-valuenow")).toBe("37");
  expect(bar.getAttribute("aria-valuetext")).toBe("91 of 243 locations written");
});

test("logs a failed batch to the console alone and enables the button again", async () => {
  const consoleError = vi.spyOn(console, "error").mockImplementation(() => {});
  const { user } = await openContentManager({ batch: () => json({ message: "Busy." }, 409) });
  await user.click(generate());
  await waitFor(() => expect(consoleError).toHaveBeenCalledOnce());
  consoleError.mockClear();
  expect(generate().ariaDisabled).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.queryByText(/Busy/)).toBeNull();
});

test("offers to sign in after a 401 response to a batch", async () => {
  const consoleError = vi.spyOn(console, "error").mockImplementation(() => {});
  const { user, session } = await openContentManager({
    state: signedOut,
    batch: () => json({ message: "Unauthorized" }, 401),
  });
  await user.click(generate());
  await user.click(
    within(await screen.findByRole("alert")).getByRole("button", { name: "Sign in to continue" }),
  );
  expect(session.requests).toEqual(["sign in"]);
  consoleError.mockClear();
});

test("the places beyond fifty stay selected, and nothing is sent again when the run has ended", async () => {
  const startedAt = "2026-11-21T10:30:00.000Z";
  let progress = buildContentProgress();
  const batch: Reply = () => {
    progress = buildContentProgress({ startedAt, isRunning: true });
    return json({ accepted: 50, skipped: 61, runId: "run_1", startedAt }, 202);
  };
  const { user, sent } = await openContentManager({
    batch,
    responses: { "/api/content-progress": () => json(progress) },
  });
  await user.type(search(), "place 1");
  await screen.findByText(/111 shown/);
  await user.click(screen.getByRole("checkbox", { name: "Select all shown" }));
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fireEvent.click(generate());
  expect(await screen.findByText(/50 locations accepted, 61 skipped/)).toBeTruthy();
  expect(generate().textContent).toBe("Generate 61 selected");
  expect(
    screen.getByText(
      /One batch takes at most 50. The others were not requested and are still selected/,
    ),
  ).toBeTruthy();
  progress = buildContentProgress({ startedAt });
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(sent).toHaveLength(1);
});

test("a run that another tab has started is seen, although the clock was set back", async () => {
  const consoleError = vi.spyOn(console, "error").mockImplementation(() => {});
  let progress = buildContentProgress({ startedAt: "2026-11-21T09:00:00.000Z" });
  const { user, sent } = await openContentManager({
    responses: { "/api/content-progress": () => json(progress) },
  });
  await user.click(await screen.findByRole("checkbox", { name: "Select Place 0" }));
  await waitFor(() => expect(generate().ariaDisabled).toBeNull());
  progress = buildContentProgress({ startedAt: "2026-11-21T08:00:00.000Z" });
  await user.click(generate());
  expect(await screen.findByText(/Another run has started since you chose/)).toBeTruthy();
  expect(sent).toEqual([]);
  consoleError.mockClear();
});
