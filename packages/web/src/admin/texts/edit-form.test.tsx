// @vitest-environment jsdom
import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { addDialogMethods } from "../../testing/dialog-methods.ts";
import { json } from "../../testing/stub-server.ts";
import { buildContentVersion, buildContentVersions } from "../testing/admin-responses.ts";
import { openContentManager, prepareContentManager } from "../testing/content-manager-screen.tsx";
import { signedOut } from "../testing/operator-session.ts";

prepareContentManager();
beforeEach(() => {
  addDialogMethods();
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => undefined);
});

const base = "/api/content/locations/place-0/versions";
const published = () => buildContentVersions("place-0", 2);

/** Returns the versions after another operator has saved a third. */
function withThird() {
  const before = published();
  const third = {
    ...before.versions[0]!,
    version: 3,
    published: false,
    state: "draft" as const,
    author: "bob@example.com",
    basedOn: 2,
  };
  return { ...before, versions: [third, ...before.versions] };
}

const savedFourth = () => json({ slug: "place-0", version: 4, objections: [] }, 201);

/** Opens version 2 for an edit, and types into its first heading. */
async function openEdit(reply: () => Response = savedFourth) {
  let versions: unknown = published();
  const saved: [string, string][] = [];
  const save = (path: string, init: RequestInit) => {
    const { text } = JSON.parse(init.body as string) as {
      text: { servicing: { heading: string }[] };
    };
    saved.push([path.slice(base.length), text.servicing[0]!.heading]);
    return reply();
  };
  const details = Object.fromEntries(
    [1, 2, 3, 4].flatMap((version) => [
      [`${base}/${version}`, buildContentVersion("place-0", version, `Words of ${version}.`)],
      [`${base}/${version}/edit`, save],
    ]),
  );
  const manager = await openContentManager({
    responses: {
      ...details,
      [base]: () => json(versions),
      "/api/content/locations/place-1/versions": {
        ...published(),
        versions: [],
        publishedVersion: null,
      },
    },
  });
  const { user } = manager;
  await user.click(await screen.findByRole("button", { name: /^Place 0 / }));
  await screen.findByText("Words of 2.", { selector: ".sentence *" });
  await user.keyboard("e");
  await user.type(heading(), " and mine");
  return { ...manager, saved, setVersions: (next: unknown) => void (versions = next) };
}

const heading = () =>
  within(
    screen.getByRole("group", { name: "Servicing, section 1" }),
  ).getByLabelText<HTMLInputElement>("Heading");
const mine = "Vans in Place 0 and mine";
const press = (name: string) => screen.getByRole("button", { name });

test("opens at the first objection's text with the focus in its first field, and saves all three texts", async () => {
  const { user, saved } = await openEdit();
  expect(document.activeElement).toBe(heading());
  await user.click(press("Save as a new version"));
  expect(await screen.findByText("Version 4 of Place 0 saved.")).toBeTruthy();
  expect(saved).toEqual([["/2/edit", mine]]);
  expect(screen.queryByRole("form", { name: /^Edit/ })).toBeNull();
  expect(sessionStorage.getItem("vanfettle.edits")).toBeNull();
});

test("a refetch, as after an unrelated run, keeps the form, its words and its version", async () => {
  const { refresh } = await openEdit();
  await refresh();
  expect(heading().value).toBe(mine);
  expect(screen.getByRole("form", { name: "Edit version 2" })).toBeTruthy();
  expect(screen.queryByText(/meanwhile/)).toBeNull();
});

test("an operator who saves first is told of before anything is sent, and both texts are shown", async () => {
  const failures = [json({ message: "no" }, 500)];
  const { user, saved, setVersions } = await openEdit(() => failures.pop() ?? savedFourth());
  setVersions(withThird());
  await user.click(press("Save as a new version"));
  const conflict = await screen.findByRole("heading", {
    name: "bob@example.com saved version 3 meanwhile.",
  });
  await waitFor(() => expect(document.activeElement).toBe(conflict));
  await user.click(heading());
  await user.click(press("Save as a new version"));
  await waitFor(() => expect(document.activeElement).toBe(conflict));
  expect(saved).toEqual([]);
  expect(heading().value).toBe(mine);
  expect((await screen.findByText("Only in yours")).closest(".diff")?.textContent).toContain(
    "and mine",
  );
  expect(screen.getByText("3.", { selector: "del" })).toBeTruthy();
  await user.click(press("Save yours over version 3"));
  expect(await screen.findByText("The edit was not saved")).toBeTruthy();
  expect(document.activeElement).toBe(press("Save yours over version 3"));
  await user.click(press("Save yours over version 3"));
  expect(await screen.findByText("Version 4 of Place 0 saved.")).toBeTruthy();
  expect(saved).toEqual([
    ["/3/edit", mine],
    ["/3/edit", mine],
  ]);
});

test("Enter in a field saves nothing, so that what is typed on is no key of the text", async () => {
  const { user, saved } = await openEdit();
  await user.type(heading(), "{Enter}a");
  expect(saved).toEqual([]);
  expect(heading().value).toBe(`${mine}a`);
});

test("the other's version is taken only once the loss of one's own words is confirmed", async () => {
  const { user, saved, setVersions, refresh } = await openEdit();
  setVersions(withThird());
  await refresh();
  await user.click(await screen.findByRole("button", { name: "Take version 3" }));
  await user.click(press("Keep editing"));
  expect(heading().value).toBe(mine);
  await user.click(press("Take version 3"));
  await user.click(press("Discard"));
  expect(await screen.findByText("Words of 3.", { selector: ".sentence *" })).toBeTruthy();
  expect(saved).toEqual([]);
});

test.each([
  ["unpublished", "unpublished", "Version 2 has been taken off its pages meanwhile.", 2],
  ["rejected", "rejected", "Version 2 has been rejected meanwhile.", 2],
  ["no longer stored", "gone", "Version 2 is no longer stored meanwhile.", 1],
] as const)(
  "an edit of a version that is %s meanwhile is kept, and saved knowingly",
  async (_, state, says, over) => {
    const { user, saved, setVersions, refresh } = await openEdit();
    const before = published();
    setVersions({
      ...before,
      publishedVersion: null,
      versions: before.versions
        .filter(({ version }) => state !== "gone" || version !== 2)
        .map((each) => ({
          ...each,
          published: false,
          state: each.version === 2 ? state : each.state,
        })),
    });
    await refresh();
    expect(await screen.findByText(says)).toBeTruthy();
    expect(heading().value).toBe(mine);
    await user.click(press(`Save yours over version ${over}`));
    await waitFor(() => expect(saved).toEqual([[`/${over}/edit`, mine]]));
  },
);

test("a text that is opened again shows what another operator has saved since, which is no conflict", async () => {
  const { user, saved, setVersions } = await openEdit();
  await user.click(press("Close without saving"));
  await user.click(press("Discard"));
  await user.click(screen.getByRole("button", { name: /^Place 1 / }));
  await screen.findByRole("heading", { level: 2, name: "Place 1" });
  setVersions(withThird());
  await user.click(screen.getByRole("button", { name: /^Place 0 / }));
  expect(await screen.findByText("Words of 3.", { selector: ".sentence *" })).toBeTruthy();
  await user.keyboard("e");
  await user.type(heading(), " and mine");
  await user.click(press("Save as a new version"));
  await waitFor(() => expect(saved).toEqual([["/3/edit", mine]]));
});

test("words for which no version is stored any more stay in the form", async () => {
  const { setVersions, refresh } = await openEdit();
  setVersions({ ...published(), publishedVersion: null, versions: [] });
  await refresh();
  expect(await screen.findByText(/Copy what you want to keep/)).toBeTruthy();
  expect(heading().value).toBe(mine);
});

test("another row, a link and Back ask first; who leaves finds the words again", async () => {
  const { user, router } = await openEdit();
  const other = screen.getByRole("button", { name: /^Place 1 / });
  await user.click(other);
  expect(
    await screen.findByRole("heading", { name: "Leave your changes to Place 0?" }),
  ).toBeTruthy();
  await user.click(press("Keep editing"));
  expect(router.state.location.search).toBe("?text=place-0");
  expect(heading().value).toBe(mine);
  await act(() => router.navigate(-1));
  expect(screen.getByRole("dialog")).toBeTruthy();
  await user.click(press("Keep editing"));
  await user.click(other);
  await user.click(press("Leave"));
  expect(await screen.findByRole("heading", { level: 2, name: "Place 1" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /^Place 0 / }));
  await waitFor(() => expect(heading().value).toBe(mine));
});

test.each([
  ["leaving, which goes on", /^Place 1 /, "Leave", "Place 1"],
  ["discarding, which has nothing left to discard", "Close without saving", "Discard", "Place 0"],
] as const)(
  "a save that succeeds meanwhile ends the question before %s",
  async (_, control, question, shown) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { user } = await openEdit((() => promise) as never);
    await user.click(press("Save as a new version"));
    await user.click(screen.getByRole("button", { name: control }));
    expect(
      await screen.findByRole("heading", { name: `${question} your changes to Place 0?` }),
    ).toBeTruthy();
    await act(async () => resolve(json({ slug: "place-0", version: 4, objections: [] }, 201)));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(await screen.findByRole("heading", { level: 2, name: shown })).toBeTruthy();
    expect(screen.getByText("Version 4 of Place 0 saved.")).toBeTruthy();
  },
);

test("closing the tab asks while there are changes, and not without", async () => {
  const { user } = await openEdit();
  const isAsked = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  expect(isAsked()).toBe(true);
  await user.click(press("Close without saving"));
  expect(
    await screen.findByRole("heading", { name: "Discard your changes to Place 0?" }),
  ).toBeTruthy();
  await user.click(press("Discard"));
  expect(await screen.findByText("Words of 2.", { selector: ".sentence *" })).toBeTruthy();
  expect(isAsked()).toBe(false);
  await user.keyboard("e");
  expect(isAsked()).toBe(false);
  await user.click(press("Close without saving"));
  expect(await screen.findByText("Words of 2.", { selector: ".sentence *" })).toBeTruthy();
});

test("a sign-in that ends keeps the form, and a failed save keeps the words", async () => {
  const { user, session, saved } = await openEdit(() => json({ code: "unauthorised" }, 401));
  act(() => session.setState(signedOut, true));
  expect(heading().value).toBe(mine);
  await user.click(press("Save as a new version"));
  expect(await screen.findByText("The edit was not saved")).toBeTruthy();
  expect(saved).toHaveLength(1);
  expect(heading().value).toBe(mine);
});

test("what is typed while the edit is being saved goes on as an edit of the saved version", async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const { user } = await openEdit((() => promise) as never);
  await user.click(press("Save as a new version"));
  await user.type(heading(), ", later");
  await act(async () => resolve(json({ slug: "place-0", version: 4, objections: [] }, 201)));
  expect(await screen.findByRole("form", { name: "Edit version 4" })).toBeTruthy();
  expect(heading().value).toBe(`${mine}, later`);
});

test("says that the browser keeps no copy of the words", async () => {
  await openEdit();
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const { default: userEvent } = await import("@testing-library/user-event");
  await userEvent.type(heading(), "!");
  expect(screen.getByText(/does not let this site keep your changes/)).toBeTruthy();
  expect(heading().value).toBe(`${mine}!`);
});
