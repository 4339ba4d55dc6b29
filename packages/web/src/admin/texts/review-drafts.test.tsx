// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ContentVersion } from "@vanfettle/contract/content/review-schemas";
import { renderScreen } from "../../testing/render-screen.tsx";
import { json, stubServer } from "../../testing/stub-server.ts";
import type { OperatorState } from "../operator-session/operator-session.ts";
import { operatorSessionContext } from "../operator-session/use-operator-session.ts";
import {
  buildContentStates,
  buildContentVersion,
  buildContentVersions,
} from "../testing/admin-responses.ts";
import { buildOperatorSession, signedIn, signedOut } from "../testing/operator-session.ts";
import { chosenDrafts } from "./draft-queue.ts";
import { Component as ReviewDrafts } from "./review-drafts.tsx";

beforeEach(() => {
  // As Chromium does, which breaks an effect that returns it.
  const scroll = (() => Promise.resolve()) as () => void;
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(scroll);
});
afterEach(() => void vi.restoreAllMocks());

const base = (slug: string) => `/api/content/locations/${slug}/versions`;

const buildDraft = (
  slug: string,
  version: number,
  changes: Partial<ContentVersion> = {},
): ContentVersion => ({
  ...buildContentVersion(slug, version, `Words of ${slug}.`),
  state: "draft",
  ...changes,
});

/** The draft and, before a second version, the published first. */
function buildVersions(slug: string, draft: number) {
  const location = buildContentVersions(slug, draft - 1);
  const versions = location.versions
    .filter(({ version }) => version <= draft)
    .map((each) => (each.version === draft ? { ...each, state: "draft" as const } : each));
  return { ...location, publishedVersion: draft === 1 ? null : draft - 1, versions };
}

const nameError = {
  code: "name",
  severity: "error" as const,
  at: "servicing[0].paragraphs[0][0]",
  words: "Words",
  message:
    'Servicing, section 1, paragraph 1, sentence 1 says "Words": use only names from the facts.',
  kind: "Name",
  what: "use only names from the facts.",
};

/** Opens the review of three drafts; the first has a published version. */
async function openReview({
  responses = {},
  details = {},
  state = signedIn,
}: {
  responses?: Record<string, unknown>;
  details?: Record<string, Partial<ContentVersion>>;
  state?: OperatorState;
} = {}) {
  const sent: [string, unknown][] = [];
  const record = (path: string, init: RequestInit) => {
    sent.push([path, JSON.parse(init.body as string)]);
    return json({ slug: "place-0", publishedVersion: 2, version: 2, objections: [] });
  };
  const versions = { "place-0": 2, "place-1": 1, "place-2": 1 };
  const stored = Object.entries(versions).flatMap(([slug, version]) => [
    [base(slug), buildVersions(slug, version)],
    [`${base(slug)}/${version}`, buildDraft(slug, version, details[slug])],
    [`${base(slug)}/${version}/publish`, record],
    [`${base(slug)}/${version}/reject`, record],
  ]);
  const server = stubServer({
    "/api/content/states": buildContentStates([
      { draftVersion: 2, liveVersion: 1, states: ["draft", "live"] },
      { draftVersion: 1, states: ["draft"] },
      { draftVersion: 1, states: ["draft"] },
      { states: ["missing"] },
    ]),
    [`${base("place-0")}/1`]: buildContentVersion("place-0", 1, "Words before."),
    ...Object.fromEntries(stored),
    ...responses,
  });
  renderScreen(
    <operatorSessionContext.Provider value={buildOperatorSession(state)}>
      <ReviewDrafts />
    </operatorSessionContext.Provider>,
    { server },
  );
  return { user: userEvent.setup(), sent, server };
}

const heading = (name: string) => screen.findByRole("heading", { level: 2, name });
const shown = async (name: string) => {
  await waitFor(async () => expect(document.activeElement).toBe(await heading(name)));
  await screen.findByRole("heading", { level: 3, name: "Servicing" });
};

test("shows a sentence with the objections to it, the words marked, and its facts", async () => {
  await openReview({ details: { "place-0": { objections: [nameError] } } });
  await shown("Place 0");
  expect(screen.getByText("1 of 3 drafts")).toBeTruthy();
  const marked = document.querySelector("mark");
  expect(marked?.textContent).toBe("Words");
  const row = marked?.closest<HTMLElement>(".sentence");
  expect(within(row!).getByText("Name")).toBeTruthy();
  expect(within(row!).getByText("use only names from the facts.")).toBeTruthy();
  expect(within(row!).getByRole("list", { name: "Facts" }).textContent).toBe(
    "17 class 7 stations within 5 miles of Deal",
  );
});

test("shows the pages as visitors see them, with questions closed and a short MOT text replaced", async () => {
  await openReview({
    details: {
      "place-0": {
        servicing: {
          html: "<h2>Vans</h2><p>First.</p><p>Second.</p>",
          wordCount: 3,
          metaTitle: "Title of the page",
          metaDescription: "Description of the page",
        },
        mot: { html: "<p>Short.</p>", wordCount: 1, metaTitle: "M", metaDescription: "D" },
        faqs: [{ question: "Where?", answer: "Here." }],
      },
    },
  });
  await shown("Place 0");
  const phone = within(screen.getByRole("region", { name: "As visitors see it on a phone" }));
  const servicing = within(phone.getByRole("region", { name: "The servicing page" }));
  expect(servicing.getByRole("heading", { name: "About van servicing in Place 0" })).toBeTruthy();
  expect(servicing.getByText("First.")).toBeTruthy();
  const more = servicing.getByText("Read more about servicing in Place 0").closest("details");
  expect(more?.open).toBe(false);
  expect(more?.textContent).toContain("Second.");
  expect(servicing.getByText("Title of the page")).toBeTruthy();
  expect(servicing.getByText("Description of the page")).toBeTruthy();
  const mot = within(phone.getByRole("region", { name: "The MOT page" }));
  expect(mot.getByText("Too short: visitors read the default text.")).toBeTruthy();
  expect(mot.queryByText("Short.")).toBeNull();
  expect(phone.getByText("Where?").closest("details")?.textContent).toContain("Here.");
});

test("points out a sentence that rests on no fact", async () => {
  const sentence: ContentVersion["sentences"][number] = {
    at: "mot[0].paragraphs[0][0]",
    part: "mot",
    kind: "paragraph",
    facts: [],
    text: "Clean it.",
  };
  await openReview({ details: { "place-0": { sentences: [sentence] } } });
  await shown("Place 0");
  expect(document.querySelector(".sentence")?.textContent).toBe("Clean it.No fact");
});

test("approves a draft with one key, shows the next and counts", async () => {
  const { user, sent } = await openReview();
  await shown("Place 0");
  await user.keyboard("a");
  await shown("Place 1");
  expect(screen.getByText("Place 0 approved.")).toBeTruthy();
  expect(screen.getByText("2 of 3 drafts")).toBeTruthy();
  await user.keyboard("a");
  await shown("Place 2");
  await user.keyboard("a");
  expect(await heading("End of the list")).toBe(document.activeElement);
  expect(screen.getByText("3 approved, 0 rejected, 0 left.")).toBeTruthy();
  expect(sent).toEqual([
    [`${base("place-0")}/2/publish`, { onlyIfWaiting: true }],
    [`${base("place-1")}/1/publish`, { onlyIfWaiting: true }],
    [`${base("place-2")}/1/publish`, { onlyIfWaiting: true }],
  ]);
});

test("prefetches the next drafts", async () => {
  const { server } = await openReview();
  await shown("Place 0");
  await waitFor(() => expect(server.calls).toContain(`GET ${base("place-2")}/1`));
  expect(server.calls).toContain(`GET ${base("place-1")}/1`);
});

test("a draft that could not be read ahead can be read again, or skipped", async () => {
  let isDown = true;
  const { user } = await openReview({
    responses: {
      [`${base("place-1")}/1`]: () =>
        isDown
          ? json({ code: "unavailable", message: "Busy." }, 503)
          : json(buildDraft("place-1", 1)),
    },
  });
  await shown("Place 0");
  await user.keyboard("n");
  expect(await screen.findByText("The text could not be read")).toBeTruthy();
  expect(document.activeElement).toBe(await heading("Place 1"));
  await user.keyboard("a");
  expect(await heading("Place 1")).toBeTruthy();
  isDown = false;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Words of place-1.", { selector: ".sentence *" })).toBeTruthy();
  expect(screen.queryByText("The text could not be read")).toBeNull();
});

test("rejects with a reason that names the objections, and Escape leaves the draft as it is", async () => {
  const { user, sent } = await openReview({ details: { "place-0": { objections: [nameError] } } });
  await shown("Place 0");
  await user.keyboard("r");
  const field = screen.getByLabelText<HTMLInputElement>("Why reject it");
  expect(document.activeElement).toBe(field);
  await user.keyboard("{Escape}");
  expect(document.activeElement).toBe(await heading("Place 0"));
  expect(sent).toEqual([]);
  await user.keyboard("r{Enter}");
  await shown("Place 1");
  await user.keyboard("r");
  await user.keyboard("An area{Enter}");
  await shown("Place 2");
  expect(sent).toEqual([
    [`${base("place-0")}/2/reject`, { reason: 'Name: "Words"' }],
    [`${base("place-1")}/1/reject`, { reason: "An area" }],
  ]);
});

test("needs a reason for a draft with errors, and does not publish one that nobody may accept", async () => {
  const { user, sent } = await openReview({
    details: {
      "place-0": { objections: [nameError] },
      "place-1": { objections: [nameError], mayBeAccepted: false },
    },
  });
  await shown("Place 0");
  await user.keyboard("a");
  expect(document.activeElement).toBe(
    screen.getByLabelText("Reason for publishing despite failed checks"),
  );
  await user.keyboard("The name of the street{Enter}");
  await shown("Place 1");
  expect(screen.getByRole("button", { name: "Approve" }).ariaDisabled).toBe("true");
  await user.keyboard("a");
  expect(
    screen.getAllByText("This draft cannot be published. Edit it, or reject it.").length,
  ).toBeGreaterThan(0);
  expect(sent).toEqual([
    [`${base("place-0")}/2/publish`, { onlyIfWaiting: true, reason: "The name of the street" }],
  ]);
});

test("skips a draft that another operator has decided on, with the reason", async () => {
  const { user } = await openReview({
    responses: {
      [`${base("place-0")}/2/publish`]: () =>
        json({ code: "version_decided", message: "Version 2 is published already." }, 409),
    },
  });
  await shown("Place 0");
  await user.keyboard("a");
  await shown("Place 1");
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("Place 0 was not approved. Version 2 is published already.");
  expect(document.activeElement).toBe(await heading("Place 1"));
  await user.click(within(alert).getByRole("button", { name: "Dismiss: Place 0" }));
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a decision that the server did not take can be made again", async () => {
  let isDown = true;
  const { user, server } = await openReview({
    responses: {
      [`${base("place-0")}/2/publish`]: () =>
        isDown
          ? json({ code: "unavailable", message: "Try again." }, 503)
          : json({ slug: "place-0", publishedVersion: 2 }),
    },
  });
  await shown("Place 0");
  await user.keyboard("a");
  await shown("Place 1");
  await user.click(await screen.findByRole("button", { name: "Go back to it: Place 0" }));
  await shown("Place 0");
  isDown = false;
  await user.keyboard("a");
  await shown("Place 1");
  expect(server.calls.filter((call) => call.startsWith("POST"))).toHaveLength(2);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("skips with N or J and goes back with K, and offers the drafts left at the end", async () => {
  const { user, sent } = await openReview();
  await shown("Place 0");
  await user.keyboard("n");
  await shown("Place 1");
  await user.keyboard("k");
  await shown("Place 0");
  await user.keyboard("jjj");
  await heading("End of the list");
  await user.click(screen.getByRole("button", { name: "Review 3 drafts left" }));
  await shown("Place 0");
  expect(sent).toEqual([]);
});

test("a draft that is decided is shown without the actions on it", async () => {
  const { user, sent } = await openReview();
  await shown("Place 0");
  await user.keyboard("a");
  await shown("Place 1");
  await user.keyboard("k");
  await shown("Place 0");
  expect(screen.getByText("You approved this draft.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Approve" })).toBeNull();
  await user.keyboard("are");
  expect(sent).toHaveLength(1);
});

test("compares with the published version, where there is one", async () => {
  const { user } = await openReview();
  await shown("Place 0");
  await user.keyboard("c");
  expect(await screen.findByText("before.", { selector: "del" })).toBeTruthy();
  expect(screen.getByText("of place-0.", { selector: "ins" })).toBeTruthy();
  await user.keyboard("n");
  await shown("Place 1");
  expect(screen.queryByLabelText("Compare with")).toBeNull();
  expect(await screen.findByText("Visitors read the default text")).toBeTruthy();
});

test("edits a draft, and shows the new version in its place", async () => {
  const { user, sent } = await openReview({
    responses: {
      [`${base("place-0")}/2/edit`]: () =>
        json({ slug: "place-0", version: 3, objections: [] }, 201),
      [`${base("place-0")}/3`]: buildDraft("place-0", 3, { author: "ann@example.com" }),
      [`${base("place-0")}/3/publish`]: (path: string) => {
        sent.push([path, null]);
        return json({});
      },
    },
  });
  await shown("Place 0");
  await user.keyboard("e");
  const [field] = screen.getAllByLabelText("Heading");
  expect(document.activeElement).toBe(field);
  await user.type(field!, " are near");
  await user.click(screen.getByRole("button", { name: "Save as a new version" }));
  await screen.findByText(/^Version 3, edited by ann@example.com/);
  await shown("Place 0");
  await user.keyboard("a");
  await shown("Place 1");
  expect(sent).toEqual([[`${base("place-0")}/3/publish`, null]]);
});

test("keys do nothing with a modifier, in a field, outside of the review, and when they are switched off", async () => {
  const { user, sent } = await openReview();
  await shown("Place 0");
  await user.keyboard("{Control>}a{/Control}");
  await user.keyboard("?");
  await user.click(screen.getByRole("checkbox", { name: "Use single keys" }));
  await user.keyboard("a");
  expect(
    screen.getByRole("button", { name: "Approve" }).getAttribute("aria-keyshortcuts"),
  ).toBeNull();
  await user.click(screen.getByRole("checkbox", { name: "Use single keys" }));
  (document.activeElement as HTMLElement).blur();
  await user.keyboard("a");
  expect(await heading("Place 0")).toBeTruthy();
  expect(sent).toEqual([]);
  (await heading("Place 0")).focus();
  await user.keyboard("a");
  await shown("Place 1");
  expect(sent).toHaveLength(1);
});

test("says that this browser does not store the choice of single keys", async () => {
  const { user } = await openReview();
  await shown("Place 0");
  await user.keyboard("?");
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  await user.click(screen.getByRole("checkbox", { name: "Use single keys" }));
  expect(screen.getByText("Your browser does not let this site store your choice.")).toBeTruthy();
  vi.restoreAllMocks();
});

test("a double click and a held key decide on one draft", async () => {
  const { user, sent } = await openReview();
  await shown("Place 0");
  await user.dblClick(screen.getByRole("button", { name: "Approve" }));
  await shown("Place 1");
  await user.keyboard("{a>3/}");
  await shown("Place 2");
  expect(sent).toHaveLength(2);
});

test("reads only names from the state of a navigation", () => {
  expect([undefined, null, "x", {}, { drafts: "x" }].map(chosenDrafts)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
  expect(chosenDrafts({ drafts: ["dover", 7, null] })).toEqual(["dover"]);
});

test("asks to sign in, and says when no drafts wait", async () => {
  await openReview({ state: signedOut });
  expect(screen.getByRole("button", { name: "Sign in to continue" })).toBeTruthy();
  cleanup();
  await openReview({ responses: { "/api/content/states": buildContentStates([]) } });
  expect(await heading("No drafts wait")).toBeTruthy();
});
