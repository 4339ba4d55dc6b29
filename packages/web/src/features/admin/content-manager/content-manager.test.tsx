// @vitest-environment jsdom
import { buildContentEstimate, buildContentProgress } from "@vanfettle/contract/testing/content-progress";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ContentLocations, ContentProgress } from "@vanfettle/contract/content/content-schemas";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { buildLocation } from "../../../testing/build-location.ts";
import { renderScreen } from "../../../testing/render-screen.tsx";
import { stubServer, json } from "../../../testing/stub-server.ts";
import type { OperatorState } from "../operator-session/operator-session.ts";
import { operatorSessionContext } from "../operator-session/use-operator-session.ts";
import { buildOperatorSession, signedIn, signedOut } from "../testing/operator-session.ts";
import {
  buildContentLocation,
  buildContentVersion,
  buildContentLocations,
  buildContentStates,
  buildContentVersions,
} from "../testing/admin-responses.ts";
import { chosenDrafts } from "../review/draft-queue.ts";
import ContentManager from "./content-manager.tsx";

// jsdom has no layout, and the list needs the height of its box.
beforeEach(() => {
  vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(384);
  vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(400);
  HTMLElement.prototype.scrollTo = () => {};
  HTMLElement.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

type Reply = (path: string, init: RequestInit) => Response | Promise<Response>;

async function open({
  locations = buildContentLocations(200),
  state = signedIn,
  batch = () => json({ accepted: 2, skipped: 0, runId: "run_1", startedAt: "2026-11-21T10:30:00.000Z" }, 202),
  responses = {},
}: { locations?: ContentLocations; state?: OperatorState; batch?: Reply; responses?: Record<string, unknown> } = {}) {
  const sent: { locationSlugs: string[]; limit: number }[] = [];
  const server = stubServer({
    "/api/content/locations": locations,
    "/api/content-progress": buildContentProgress({ completed: 91 }),
    // Never answered, so that the list is the open one, unless a test has states.
    "/api/content/states": () => new Promise(() => {}),
    "/api/content/batch": (path: string, init: RequestInit) => {
      sent.push(JSON.parse(init.body as string) as (typeof sent)[number]);
      return batch(path, init);
    },
    ...responses,
  });
  const session = buildOperatorSession(state);
  const { router } = renderScreen(
    <operatorSessionContext.Provider value={session}>
      <ContentManager />
    </operatorSessionContext.Provider>,
    { server },
  );
  await screen.findByText(/\d towns/);
  const countCalls = (call: string) => server.calls.filter((each) => each === call).length;
  return { user: userEvent.setup(), sent, session, countCalls, router };
}

const rows = () => within(screen.getByRole("list", { name: "Locations" })).getAllByRole("listitem");
const search = () => screen.getByRole("searchbox", { name: "Search name, county or region" });
const generate = () => screen.getByRole<HTMLButtonElement>("button", { name: /^Generat/ });

test("shows the totals and renders only the rows near the visible part of the list", async () => {
  await open({ locations: { ...buildContentLocations(4_100), towns: 1_300, villages: 2_800 } });
  expect(screen.getByText("4,100 locations · 1,300 towns · 2,800 villages")).toBeTruthy();
  expect(rows().length).toBeGreaterThan(6);
  expect(rows().length).toBeLessThan(30);
  expect(rows()[0]?.getAttribute("aria-setsize")).toBe("4100");
  expect(rows()[0]?.getAttribute("aria-posinset")).toBe("1");
});

test("shows name, parent town, county, region, type, population and whether there is text in each row", async () => {
  const district = { type: "district", parentTown: "Leeds", population: 12_345, hasContent: true } as const;
  const listed = [
    buildContentLocation(1, {
      name: "Headingley",
      county: "West Yorkshire",
      region: "Yorkshire & Humber",
      ...district,
    }),
    buildContentLocation(2, { population: null }),
  ];
  await open({ locations: { total: 2, towns: 1, villages: 1, locations: listed } });
  expect(rows()[0]?.textContent).toContain("Headingley");
  expect(rows()[0]?.textContent).toContain("in Leeds, West Yorkshire, Yorkshire & Humber");
  expect(rows()[0]?.textContent).toContain("Other");
  expect(rows()[0]?.textContent).toContain("12,345");
  expect(rows()[0]?.textContent).toContain("has text");
  expect(rows()[1]?.textContent).toContain("Town");
  expect(rows()[1]?.textContent).toContain("Population not known");
  expect(rows()[1]?.textContent).not.toContain("has text");
});

test("finds a place by the letters that begin its name, although they also begin Girobank's postcode", async () => {
  const locations = buildContentLocations(2);
  locations.locations[0]!.name = "Girvan";
  const { user } = await open({ locations });
  await user.type(search(), "gir");
  await screen.findByText(/^1 shown/);
  expect(rows().map(({ textContent }) => textContent)).toEqual([expect.stringContaining("Girvan")]);
});

test("generates the first ten of the filtered list without a selection, or all if there are fewer", async () => {
  const { user, sent } = await open();
  expect(generate().textContent).toBe("Generate first 10");
  await user.type(search(), "place 19");
  await waitFor(() => expect(generate().textContent).toBe("Generate first 10"));
  await user.type(search(), "9");
  await waitFor(() => expect(generate().textContent).toBe("Generate first 1"));
  await user.click(generate());
  expect(sent).toEqual([{ locationSlugs: ["place-199"], limit: 1 }]);
});

test("keeps the selection when the search changes, and sends all of it with a limit of fifty", async () => {
  const { user, sent } = await open();
  await user.type(search(), "place 1");
  await screen.findByText(/111 shown/);
  await user.click(screen.getByRole("checkbox", { name: "Select all shown" }));
  await user.clear(search());
  await user.click(await screen.findByRole("checkbox", { name: "Select Place 0" }));
  expect(generate().textContent).toBe("Generate 112 selected");
  await user.click(generate());
  expect(sent[0]?.locationSlugs).toHaveLength(112);
  expect(sent[0]?.limit).toBe(50);
});

test("says that the states of the texts could not be read, keeps the open list, and reads them again on request", async () => {
  let isDown = true;
  const states = buildContentStates([{ slug: "fernby", name: "Fernby", states: ["live"], liveVersion: 1 }]);
  await open({
    responses: { "/api/content/states": () => (isDown ? json({ code: "internal" }, 500) : json(states)) },
  });
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("The states of the texts could not be read.");
  isDown = false;
  await userEvent.click(within(alert).getByRole("button", { name: "Try again" }));
  await screen.findByRole("button", { name: /^Live/ });
  expect(screen.queryByRole("alert")).toBeNull();
});

test("keeps the selection while the operator is on the sign-in page", async () => {
  const { user } = await open();
  await user.click(await screen.findByRole("checkbox", { name: "Select Place 0" }));
  cleanup();
  await open();
  expect(generate().textContent).toBe("Generate 1 selected");
});

test("adds the slug to the name of a place that shares its name with others", async () => {
  const stones = ["stone-kent", "stone-near-ashford"].map((slug) => buildContentLocation(1, { name: "Stone", slug }));
  const ness = buildContentLocation(2, { name: "Bo'ness", slug: "boness" });
  await open({ locations: { total: 3, towns: 3, villages: 0, locations: [...stones, ness] } });
  for (const name of ["Select Stone (stone-kent)", "Select Stone (stone-near-ashford)", "Select Bo'ness"]) {
    expect(await screen.findByRole("checkbox", { name })).toBeTruthy();
  }
});

test("sends one batch for two presses that come before the page has shown the first", async () => {
  const { sent } = await open();
  act(() => {
    generate().click();
    generate().click();
  });
  await screen.findByText(/2 locations accepted/);
  expect(sent).toHaveLength(1);
});

test("after a batch is accepted its places are no longer selected, and nothing is generated until the operator chooses again", async () => {
  const { user, sent } = await open();
  for (const number of [0, 1])
    await user.click(await screen.findByRole("checkbox", { name: `Select Place ${number}` }));
  await user.click(generate());
  await screen.findByText(/2 locations accepted/);
  expect(screen.queryByText(/\d selected/, { selector: "strong" })).toBeNull();
  expect([generate().textContent, generate().disabled]).toEqual(["Generate first 10", true]);
  expect(screen.getByText("Change the selection or the filter to generate more.")).toBeTruthy();
  fireEvent.click(generate());
  await user.click(screen.getByRole("checkbox", { name: "Select Place 0" }));
  expect([generate().textContent, generate().disabled]).toEqual(["Generate 1 selected", false]);
  await user.click(generate());
  await waitFor(() =>
    expect(sent.map(({ locationSlugs }) => locationSlugs)).toEqual([["place-0", "place-1"], ["place-0"]]),
  );
});

test("after the first ten are accepted, another search and not its result alone makes the next ten possible", async () => {
  const { user, sent } = await open();
  await user.click(generate());
  await screen.findByText(/2 locations accepted/);
  expect(generate().disabled).toBe(true);
  await user.type(search(), "place 1");
  await screen.findByText(/111 shown/);
  await user.click(generate());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.locationSlugs[0]).toBe("place-1");
});

test("another tab's run is seen before a batch is sent, and its places are chosen anew or not at all", async () => {
  const consoleError = vi.spyOn(console, "error").mockImplementation(() => {});
  let progress = buildContentProgress({ startedAt: "2026-11-21T09:00:00.000Z" });
  const { user, sent } = await open({ responses: { "/api/content-progress": () => json(progress) } });
  await user.click(await screen.findByRole("checkbox", { name: "Select Place 0" }));
  await waitFor(() => expect(generate().disabled).toBe(false));
  progress = buildContentProgress({ startedAt: "2026-11-21T09:05:00.000Z" });
  await user.click(generate());
  expect(await screen.findByText(/Another run has started since you chose/)).toBeTruthy();
  expect([generate().disabled, sent]).toEqual([true, []]);
  expect(consoleError).toHaveBeenCalledOnce();
  consoleError.mockClear();
  await user.click(screen.getByRole("checkbox", { name: "Select Place 1" }));
  await user.click(generate());
  await waitFor(() => expect(sent).toHaveLength(1));
});

test("is disabled while a run is active, and says so", async () => {
  const progress = buildContentProgress({ isRunning: true, startedAt: "2026-11-21T09:00:00.000Z" });
  await open({ responses: { "/api/content-progress": progress } });
  expect(await screen.findByText("A run is active. You can generate more when it has ended.")).toBeTruthy();
  expect(generate().disabled).toBe(true);
});

test("reads the progress again after a batch is refused, so that the run that is in the way shows", async () => {
  const consoleError = vi.spyOn(console, "error").mockImplementation(() => {});
  const startedAt = "2026-11-21T09:05:00.000Z";
  let progress = buildContentProgress();
  const batch = () => {
    progress = buildContentProgress({ isRunning: true, startedAt });
    return json({ code: "run_active", message: "Busy." }, 409);
  };
  const { user } = await open({ batch, responses: { "/api/content-progress": () => json(progress) } });
  await user.click(generate());
  expect(await screen.findByText(/^A run is active/)).toBeTruthy();
  expect(consoleError).toHaveBeenCalledOnce();
  consoleError.mockClear();
});

test("opens the review of the drafts among the locations shown", async () => {
  const states = buildContentStates([
    { name: "Dover", states: ["draft"], draftVersion: 2 },
    { name: "Dover", kind: "county", slug: "place-0", states: ["draft"], draftVersion: 1 },
    { name: "Deal", states: ["draft"], draftVersion: 1 },
    { name: "Dover Marina" },
  ]);
  const { user, router } = await open({ responses: { "/api/content/states": states } });
  expect(await screen.findByRole("link", { name: "Review 3 drafts" })).toBeTruthy();
  await user.type(search(), "dover");
  await user.click(await screen.findByRole("link", { name: "Review 2 drafts" }));
  const { pathname, state } = router.state.location;
  expect([pathname, chosenDrafts(state)]).toEqual(["/admin/review", ["place-0", "county/place-0"]]);
});

test("offers no review where no location shown has a draft", async () => {
  await open({ responses: { "/api/content/states": buildContentStates([{}]) } });
  await screen.findByRole("button", { name: /^Missing/ });
  expect(screen.queryByRole("link", { name: /^Review \d/ })).toBeNull();
});

test("approves each draft once, and offers none again before the list is read anew", async () => {
  const { promise: gate, resolve: respond } = Promise.withResolvers<void>();
  const waiting = { slug: "place-0", name: "Place 0" };
  const draft = buildContentStates([{ ...waiting, states: ["draft"], draftVersion: 2 }]);
  const live = buildContentStates([{ ...waiting, states: ["live"], liveVersion: 2 }]);
  let approvals = 0;
  const responses = {
    "/api/content/states": async () => {
      if (approvals > 0) await gate;
      return json(approvals > 0 ? live : draft);
    },
    "/api/content/approve": () => {
      approvals += 1;
      return json({ approved: [{ kind: "place", slug: "place-0", version: 2 }], notApproved: [] });
    },
  };
  const { user, countCalls } = await open({ responses });
  await user.click(await screen.findByRole("checkbox", { name: "Select Place 0" }));
  const approve = await screen.findByRole<HTMLButtonElement>("button", { name: "Approve 1 draft" });
  act(() => {
    approve.click();
    approve.click();
  });
  await waitFor(() => expect(countCalls("GET /api/content/states")).toBe(2));
  expect([approve.textContent, approve.disabled, approvals]).toEqual(["Approving...", true, 1]);
  respond();
  expect(await screen.findByText("1 draft approved.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Approve/ })).toBeNull();
  expect(approvals).toBe(1);
});

test("counts and sends places alone: the rows of counties and regions are written with their region", async () => {
  const states = buildContentStates([
    { kind: "county", slug: "fermanagh", name: "County Fermanagh", type: "county" },
    ...[1, 2, 3, 4].map((number) => ({ slug: `lake-${number}`, name: `Lake ${number}`, county: "Fermanagh" })),
    { kind: "county", slug: "shetland", name: "Shetland", type: "county", county: null },
  ]);
  const { user, sent } = await open({
    batch: () => json({ accepted: 4, skipped: 0, runId: "run_1", startedAt: "2026-11-21T10:30:00.000Z" }, 202),
    responses: { "/api/content/states": states, "/api/content-estimate": buildContentEstimate() },
  });
  await screen.findByRole("button", { name: /^Missing/ });
  await user.type(search(), "fermanagh");
  await screen.findByText(/^5 shown/);
  expect(generate().textContent).toBe("Generate first 4");
  expect(screen.getByText("4 texts, about 28 thousand tokens, about £0.04, under 1 % of today's budget")).toBeTruthy();
  await user.clear(search());
  await user.type(search(), "shetland");
  await screen.findByText(/^1 shown/);
  expect([generate().textContent, generate().disabled]).toEqual(["Generate first 0", true]);
  await user.click(screen.getByRole("checkbox", { name: "Select all shown" }));
  expect([generate().textContent, generate().disabled]).toEqual(["Generate 0 selected", true]);
  expect(screen.getByText("1 county or region is written with its region, not from here.")).toBeTruthy();
  await user.clear(search());
  await user.type(search(), "fermanagh");
  await screen.findByText(/^5 shown/);
  await user.click(screen.getByRole("checkbox", { name: "Select all shown" }));
  expect(generate().textContent).toBe("Generate 4 selected");
  await user.click(generate());
  await waitFor(() => expect(sent).toEqual([{ locationSlugs: ["lake-1", "lake-2", "lake-3", "lake-4"], limit: 4 }]));
  await waitFor(() => expect(generate().textContent).toBe("Generate first 4"));
});

test("says how many of the selected places the list does not show", async () => {
  const { user } = await open();
  for (const number of [0, 1])
    await user.click(await screen.findByRole("checkbox", { name: `Select Place ${number}` }));
  await user.type(search(), "place 1");
  await screen.findByText(/111 shown/);
  expect(screen.getByText("1 of them is not in the list below.")).toBeTruthy();
  await user.type(search(), "zzz");
  await screen.findByText(/0 shown/);
  expect(screen.getByText("2 of them are not in the list below.")).toBeTruthy();
});

test("shows the estimate beside the button to operators, and to nobody else", async () => {
  const responses = { "/api/content-estimate": buildContentEstimate() };
  await open({ responses });
  const estimate = await screen.findByText("10 texts, about 70 thousand tokens, about £0.10, 2 % of today's budget");
  expect(document.getElementById(generate().getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    estimate.textContent,
  );
  cleanup();
  await open({ responses, state: signedOut });
  expect(screen.queryByText(/budget/)).toBeNull();
});

test("keeps the result of a batch in sight after its end", async () => {
  const batch = { completed: 2, failed: 1, total: 3 };
  const ended = { runKind: "batch", startedAt: "2026-11-21T09:00:00.000Z", completed: 15 } as const;
  const refused = { errorCode: "refused", error: "The text service refused to write the text." } as const;
  await open({ responses: { "/api/content-progress": buildContentProgress({ ...ended, ...refused, batch }) } });
  const result = "Last batch: 2 of 3 texts written, 1 failed. The text service refused to write the text.";
  expect(await screen.findByText(result)).toBeTruthy();
  expect(screen.getByText("15")).toBeTruthy();
});

test("disables the button while a batch starts, then shows its result and refreshes the list", async () => {
  const { promise: gate, resolve: respond } = Promise.withResolvers<void>();
  const batch = async () => {
    await gate;
    return json({ accepted: 8, skipped: 2, runId: "run_1", startedAt: "2026-11-21T10:30:00.000Z" }, 202);
  };
  const { user, countCalls } = await open({ batch });
  await user.click(generate());
  expect([generate().textContent, generate().disabled]).toEqual(["Generating...", true]);
  respond();
  expect(await screen.findByText(/8 locations accepted, 2 skipped/)).toBeTruthy();
  expect([generate().textContent, generate().disabled]).toEqual(["Generate first 10", true]);
  await waitFor(() => expect(countCalls("GET /api/content/locations")).toBe(2));
});

test("shows the progress in the bar, which a batch alone does not change", async () => {
  const { user } = await open();
  const bar = await screen.findByRole("progressbar", { name: "Generation" });
  await waitFor(() => expect(bar.getAttribute("aria-valuenow")).toBe("37"));
  await user.click(generate());
  await screen.findByText(/2 locations accepted/);
  expect(bar.getAttribute("aria-valuenow")).toBe("37");
  expect(bar.getAttribute("aria-valuetext")).toBe("91 of 243 locations");
});

test("logs a failed batch to the console alone and enables the button again", async () => {
  const consoleError = vi.spyOn(console, "error").mockImplementation(() => {});
  const { user } = await open({ batch: () => json({ message: "Busy." }, 409) });
  await user.click(generate());
  await waitFor(() => expect(consoleError).toHaveBeenCalledOnce());
  consoleError.mockClear();
  expect(generate().disabled).toBe(false);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.queryByText(/Busy/)).toBeNull();
});

test("offers to sign in after a 401 response to a batch", async () => {
  const consoleError = vi.spyOn(console, "error").mockImplementation(() => {});
  const { user, session } = await open({ state: signedOut, batch: () => json({ message: "Unauthorized" }, 401) });
  await user.click(generate());
  await user.click(within(await screen.findByRole("alert")).getByRole("button", { name: "Sign in to continue" }));
  expect(session.requests).toEqual(["sign in"]);
  consoleError.mockClear();
});

test("moves through the list, which is one tab stop, with the arrow keys, Home and End", async () => {
  const { user } = await open();
  await user.click(await screen.findByRole("checkbox", { name: "Select Place 0" }));
  const stops = () =>
    within(screen.getByRole("list", { name: "Locations" }))
      .getAllByRole("checkbox")
      .filter((box) => box.tabIndex === 0);
  await user.keyboard("{ArrowDown}{ArrowDown}");
  await waitFor(() => expect(document.activeElement?.closest("li")?.dataset["row"]).toBe("2"));
  await user.keyboard(" ");
  expect(generate().textContent).toBe("Generate 2 selected");
  await user.keyboard("{ArrowRight}");
  expect(document.activeElement?.textContent).toContain("Place 2");
  await user.keyboard("{Home}");
  await waitFor(() => expect(document.activeElement?.closest("li")?.dataset["row"]).toBe("0"));
  expect(stops()).toHaveLength(1);
});

test("lets a signed-in operator read a version, compare it with another and publish it", async () => {
  let published = 2;
  const posts: string[] = [];
  const responses = {
    "/api/content/locations/place-0/versions": () => json(buildContentVersions("place-0", published)),
    "/api/content/locations/place-0/versions/1": buildContentVersion("place-0", 1, "An old word."),
    "/api/content/locations/place-0/versions/2": buildContentVersion("place-0", 2, "A new word."),
    "/api/content/locations/place-0/versions/1/publish": (path: string, init: RequestInit) => {
      posts.push(`${path} ${init.body as string}`);
      published = 1;
      return json({ slug: "place-0", publishedVersion: 1 });
    },
  };
  const { user } = await open({ responses });
  await user.click(await screen.findByRole("button", { name: /^Place 0 / }));
  expect(await screen.findByText("A new word.")).toBeTruthy();
  expect(screen.getByText("24 / 65")).toBeTruthy();
  expect(screen.getByText("Local model")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /Version 1/ }));
  expect(await screen.findByText("An old word.")).toBeTruthy();
  await user.selectOptions(screen.getByLabelText("Compare version 1 with"), "2");
  await waitFor(() =>
    expect([...document.querySelectorAll(".diff del")].map((each) => each.textContent)).toEqual([
      "Only in version 2",
      "A new",
    ]),
  );
  expect([...document.querySelectorAll(".diff ins")].map((each) => each.textContent)).toEqual([
    "Only in version 1",
    "An old",
  ]);
  await user.click(screen.getByRole("button", { name: "Roll back to version 1" }));
  expect(await screen.findByText("Version 1 is what visitors read now.")).toBeTruthy();
  expect(posts).toEqual(["/api/content/locations/place-0/versions/1/publish {}"]);
});

test("shows anybody else the published texts as on their pages, and offers to sign in for the versions", async () => {
  const hostile = '<p onclick="x">Read me</p>';
  const responses = {
    "/api/locations/place-0": buildLocation({ servicing_content: hostile, mot_content: "<h2>MOT words</h2>" }),
  };
  const { user, countCalls } = await open({ state: signedOut, responses });
  await user.click(await screen.findByRole("button", { name: /^Place 0 / }));
  expect(await screen.findByText(hostile)).toBeTruthy();
  await user.click(screen.getByRole("tab", { name: "MOT" }));
  expect(screen.getByRole("heading", { name: "MOT words" })).toBeTruthy();
  await user.keyboard("{ArrowRight}");
  expect(screen.getByRole("tab", { name: "FAQ" }).getAttribute("aria-selected")).toBe("true");
  expect(screen.getByText("Operators see every version here.", { exact: false })).toBeTruthy();
  expect(countCalls("GET /api/content/locations/place-0/versions")).toBe(0);
});

test("sends the locations beyond fifty when the run before has ended, until none is left", async () => {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    advanceTimeDelta: 60,
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"],
  });
  const startedAt = "2026-11-21T10:30:00.000Z";
  const batch: Reply = (_, init) => {
    const { locationSlugs, limit } = JSON.parse(init.body as string) as { locationSlugs: string[]; limit: number };
    progress ??= buildContentProgress({ startedAt, isRunning: true });
    return json({ accepted: limit, skipped: locationSlugs.length - limit, runId: "run_1", startedAt }, 202);
  };
  let progress: ContentProgress | undefined;
  const responses = { "/api/content-progress": () => json(progress ?? buildContentProgress()) };
  const { user, sent } = await open({ batch, responses });
  await user.type(search(), "place 1");
  await screen.findByText(/111 shown/);
  await user.click(screen.getByRole("checkbox", { name: "Select all shown" }));
  await user.click(generate());
  expect(await screen.findByText(/50 locations accepted, 61 skipped/)).toBeTruthy();
  expect(screen.getByText(/The 61 skipped locations will follow when this run has ended/)).toBeTruthy();
  expect([generate().textContent, generate().disabled]).toEqual(["Generate 61 selected", true]);
  await user.click(screen.getByRole("checkbox", { name: "Select Place 1" }));
  expect(generate().disabled).toBe(true);
  await user.click(screen.getByRole("checkbox", { name: "Select Place 1" }));
  await vi.advanceTimersByTimeAsync(7_000);
  expect(sent).toHaveLength(1);
  progress = buildContentProgress({ startedAt });
  await vi.advanceTimersByTimeAsync(15_000);
  expect(sent.map(({ locationSlugs, limit }) => [locationSlugs.length, limit])).toEqual([
    [111, 50],
    [61, 50],
    [11, 11],
  ]);
  expect(new Set(sent.flatMap(({ locationSlugs, limit }) => locationSlugs.slice(0, limit))).size).toBe(111);
  expect(generate().textContent).toBe("Generate first 10");
  await vi.advanceTimersByTimeAsync(8_000);
  expect(sent).toHaveLength(3);
});

test("sends no more locations after the run was cancelled, and they stay selected", async () => {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    advanceTimeDelta: 60,
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"],
  });
  const startedAt = "2026-11-21T10:30:00.000Z";
  const batch = () => json({ accepted: 50, skipped: 61, runId: "run_1", startedAt }, 202);
  const cancelled = buildContentProgress({ startedAt, errorCode: "cancelled", error: "The run was cancelled." });
  const { user, sent } = await open({ batch, responses: { "/api/content-progress": cancelled } });
  await user.type(search(), "place 1");
  await screen.findByText(/111 shown/);
  await user.click(screen.getByRole("checkbox", { name: "Select all shown" }));
  await user.click(generate());
  await screen.findByText(/50 locations accepted/);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toHaveLength(1);
  expect(generate().textContent).toBe("Generate 61 selected");
  expect(screen.getByText(/The others were not asked for and are still selected/)).toBeTruthy();
});
