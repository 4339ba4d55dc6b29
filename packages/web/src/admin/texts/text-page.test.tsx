// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { buildLocation } from "../../testing/build-location.ts";
import { json } from "../../testing/stub-server.ts";
import { toastLimits } from "../../ui/overlays/toasts.ts";
import {
  buildContentStates,
  buildContentVersion,
  buildContentVersions,
} from "../testing/admin-responses.ts";
import { openContentManager, prepareContentManager } from "../testing/content-manager-screen.tsx";
import { signedOut } from "../testing/operator-session.ts";

prepareContentManager();
beforeEach(() => {
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => undefined);
});

const base = "/api/content/locations/place-0/versions";

/** Records the decisions that are sent, each with its body. */
function recordDecisions() {
  const sent: [string, unknown][] = [];
  const record = (path: string, init: RequestInit) => {
    sent.push([path.slice(base.length), JSON.parse(init.body as string)]);
    return json({ slug: "place-0", publishedVersion: 1, version: 1 });
  };
  return { sent, record };
}

const buildDraft = (changes = {}) => ({
  ...buildContentVersion("place-0", 2, "Words."),
  state: "draft" as const,
  ...changes,
});
const draftAndPublished = () => {
  const { versions, ...location } = buildContentVersions("place-0", 1);
  const [newest, published] = versions;
  return { ...location, versions: [{ ...newest, state: "draft", published: false }, published] };
};

test("an operator reads a version, compares it with another and rolls back to it", async () => {
  let published = 2;
  const { sent, record } = recordDecisions();
  const responses = {
    [base]: () => json(buildContentVersions("place-0", published)),
    [`${base}/1`]: buildContentVersion("place-0", 1, "An old word."),
    [`${base}/2`]: buildContentVersion("place-0", 2, "A new word."),
    [`${base}/1/publish`]: (path: string, init: RequestInit) => {
      published = 1;
      return record(path, init);
    },
  };
  const { user, router } = await openContentManager({ responses });
  await user.click(await screen.findByRole("button", { name: /^Place 0 / }));
  const page = within(await screen.findByRole("region", { name: "Place 0" }));
  expect(router.state.location.search).toBe("?text=place-0");
  expect(await page.findByText("A new word.", { selector: ".sentence *" })).toBeTruthy();
  expect(document.activeElement).toBe(page.getByRole("heading", { level: 2, name: "Place 0" }));
  const link = (name: RegExp) => page.getByRole("link", { name }).getAttribute("href");
  expect(link(/^Servicing page/)).toBe("/van-servicing/place-0/");
  expect(link(/^MOT page/)).toBe("/van-mot/place-0/");
  expect(page.getByText("300 + 250 words · 2,000 tokens")).toBeTruthy();
  await user.click(page.getByRole("button", { name: /^Version 1/ }));
  expect(await page.findByText("An old word.", { selector: ".sentence *" })).toBeTruthy();
  expect(page.getByText("Local model")).toBeTruthy();
  await user.selectOptions(page.getByLabelText("Compare with"), "2");
  const marked = (tag: string) =>
    [...document.querySelectorAll(`.diff ${tag}`)].map((each) => each.textContent);
  await waitFor(() =>
    expect(marked("del")).toEqual(["Only in version 2, which is published", "A new"]),
  );
  expect(marked("ins")).toEqual(["Only in version 1", "An old"]);
  await user.selectOptions(page.getByLabelText("Compare with"), "nothing");
  expect(document.querySelector(".diff")).toBeNull();
  await user.click(page.getByRole("button", { name: /^Roll back to version 1/ }));
  await waitFor(() =>
    expect(page.getByRole("button", { name: /^Version 1/ }).textContent).toContain("Published"),
  );
  expect(sent).toEqual([["/1/publish", {}]]);
});

test("the keys work here, and move through the list", async () => {
  const { sent, record } = recordDecisions();
  const responses = {
    [base]: draftAndPublished(),
    [`${base}/1`]: buildContentVersion("place-0", 1, "Words before."),
    [`${base}/2`]: buildDraft(),
    [`${base}/2/publish`]: record,
    "/api/content/locations/place-1/versions": { ...draftAndPublished(), versions: [] },
  };
  const { user } = await openContentManager({ responses });
  await user.click(await screen.findByRole("button", { name: /^Place 0 / }));
  await screen.findByText("Words.", { selector: ".sentence *" });
  await user.keyboard("c");
  expect(await screen.findByText("Words before.", { selector: "del" })).toBeTruthy();
  await user.keyboard("ca");
  await waitFor(() => expect(sent).toEqual([["/2/publish", { onlyIfWaiting: true }]]));
  await user.keyboard("n");
  const next = await screen.findByRole("heading", { level: 2, name: "Place 1" });
  await waitFor(() => expect(document.activeElement).toBe(next));
  expect(await screen.findByText(/^No text has been generated for Place 1 yet/)).toBeTruthy();
  await user.keyboard("k");
  expect(await screen.findByRole("heading", { level: 2, name: "Place 0" })).toBeTruthy();
});

test("takes the published version off its pages, with a reason", async () => {
  const { sent, record } = recordDecisions();
  const responses = {
    [base]: buildContentVersions("place-0", 2),
    [`${base}/2`]: { ...buildContentVersion("place-0", 2, "Words."), state: "live" },
    [`${base}/2/reject`]: record,
  };
  const { user } = await openContentManager({ responses });
  await user.click(await screen.findByRole("button", { name: /^Place 0 / }));
  await screen.findByText("Words.", { selector: ".sentence *" });
  await user.keyboard("u");
  await user.keyboard("A garage asked");
  vi.useFakeTimers();
  fireEvent.click(screen.getByRole("button", { name: "Unpublish Place 0" }));
  expect(screen.getByText("Place 0 unpublished.")).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 2, name: "Place 0" }));
  await act(() => vi.advanceTimersByTimeAsync(toastLimits.durationMs));
  expect(screen.queryByText("Place 0 unpublished.")).toBeNull();
  expect(sent).toEqual([["/2/reject", { reason: "A garage asked", unpublish: true }]]);
});

test("a version that comes while another is read does not take its place", async () => {
  let versions: unknown = buildContentVersions("place-0", 1);
  const responses = {
    [base]: () => json(versions),
    [`${base}/1`]: buildContentVersion("place-0", 1, "Read these."),
    [`${base}/3`]: buildContentVersion("place-0", 3, "Newer ones."),
  };
  const { user } = await openContentManager({ responses });
  await user.click(await screen.findByRole("button", { name: /^Place 0 / }));
  await screen.findByText("Read these.", { selector: ".sentence *" });
  const before = buildContentVersions("place-0", 1);
  versions = {
    ...before,
    versions: [{ ...before.versions[0], version: 3, state: "draft" }, ...before.versions],
  };
  // The operator comes back to this tab.
  act(() => void window.dispatchEvent(new Event("visibilitychange")));
  const newer = await screen.findByRole("button", { name: "Show version 3" });
  expect(screen.getByText("Read these.", { selector: ".sentence *" })).toBeTruthy();
  await user.click(newer);
  expect(await screen.findByText("Newer ones.", { selector: ".sentence *" })).toBeTruthy();
});

test("accepts a version with errors only with a reason", async () => {
  const objection = {
    code: "name",
    severity: "error" as const,
    at: "faqs[0].answer[0]",
    words: "Castle Arms",
    message:
      'FAQ, question 1, answer, sentence 1 says "Castle Arms": no fact of the place names it.',
    kind: "A name without a fact",
    what: "no fact of the place names it",
  };
  const { sent, record } = recordDecisions();
  const responses = {
    [base]: draftAndPublished(),
    [`${base}/2`]: buildDraft({ objections: [objection] }),
    [`${base}/2/publish`]: record,
  };
  const { user } = await openContentManager({ responses });
  await user.click(await screen.findByRole("button", { name: /^Place 0 / }));
  expect(
    await screen.findByText(/^FAQ, question 1, answer, sentence 1 says "Castle Arms"/),
  ).toBeTruthy();
  expect(screen.getByText("1 objection")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Approve" }));
  await user.type(
    screen.getByLabelText("Reason for publishing despite failed checks"),
    "It is the name of the street",
  );
  await user.click(screen.getByRole("button", { name: "Accept Place 0" }));
  await waitFor(() =>
    expect(sent).toEqual([
      ["/2/publish", { onlyIfWaiting: true, reason: "It is the name of the street" }],
    ]),
  );
});

test("a decision is sent once, however fast the button is pressed again, and a failure names it", async () => {
  const responses = {
    [base]: draftAndPublished(),
    [`${base}/2`]: buildDraft(),
    [`${base}/2/publish`]: () => json({ code: "unavailable", message: "Busy." }, 503),
  };
  const { user, countCalls } = await openContentManager({ responses });
  await user.click(await screen.findByRole("button", { name: /^Place 0 / }));
  await screen.findByText("Words.", { selector: ".sentence *" });
  act(() => {
    const button = screen.getByRole("button", { name: "Approve" });
    button.click();
    button.click();
  });
  expect(await screen.findByText("Place 0 was not approved.")).toBeTruthy();
  expect(countCalls(`POST ${base}/2/publish`)).toBe(1);
});

test("shows what a run failed to write, and asks for a run of this text alone", async () => {
  const failure = {
    code: "refused" as const,
    message: "The service refused.",
    at: "2026-11-21T10:00:00.000Z",
  };
  const asked: unknown[] = [];
  const responses = {
    "/api/content/states": buildContentStates([{ states: ["failed"], failure }]),
    [base]: { ...draftAndPublished(), publishedVersion: null, versions: [] },
    "/api/content/queue/estimate": (_: string, init: RequestInit) => {
      asked.push(JSON.parse(init.body as string));
      return json({}, 503);
    },
  };
  const { user } = await openContentManager({ responses });
  await user.click(await screen.findByRole("link", { name: "Place 0" }));
  expect(
    await screen.findByText(/^No text was written on .*: The service refused\.$/),
  ).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Write the text" }));
  await waitFor(() =>
    expect(asked).toEqual([{ selection: { kind: "listed", locations: ["place/place-0"] } }]),
  );
});

test("shows anybody else the published texts as on their pages, and offers to sign in for the versions", async () => {
  const hostile = '<p onclick="x">Read me</p>';
  const responses = {
    "/api/locations/place-0": buildLocation({
      servicing_content: hostile,
      mot_content: `<h2>MOT words</h2><p>${"Long enough. ".repeat(9)}</p>`,
    }),
  };
  const { user, countCalls } = await openContentManager({ state: signedOut, responses });
  await user.click(await screen.findByRole("button", { name: /^Place 0 / }));
  expect(await screen.findByText(hostile)).toBeTruthy();
  expect(screen.getByRole("heading", { name: "MOT words" })).toBeTruthy();
  expect(screen.getByText("No questions and answers yet.")).toBeTruthy();
  expect(screen.getByText("Operators see every version here.", { exact: false })).toBeTruthy();
  expect(countCalls(`GET ${base}`)).toBe(0);
});
