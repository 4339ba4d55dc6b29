// @vitest-environment jsdom
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { renderScreen } from "../../testing/render-screen.tsx";
import { json, stubServer } from "../../testing/stub-server.ts";
import { operatorSessionContext } from "../operator-session/use-operator-session.ts";
import {
  buildContentLocation,
  buildContentVersion,
  buildContentVersions,
} from "../testing/admin-responses.ts";
import { buildOperatorSession, signedIn } from "../testing/operator-session.ts";
import { LocationTextsCard } from "./location-texts.tsx";

test("shows the words of a refused version, accepts it only with a reason, and can reject it", async () => {
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
  const version = {
    ...buildContentVersion("place-0", 1, "Words."),
    state: "draft" as const,
    objections: [objection],
  };
  const sent: [string, unknown][] = [];
  const accept = (path: string, init: RequestInit) => {
    sent.push([path, JSON.parse(init.body as string)]);
    return json({ slug: "place-0", publishedVersion: 1, version: 1 });
  };
  const [newest] = buildContentVersions("place-0", 0).versions.slice(1);
  const base = "/api/content/locations/place-0/versions";
  const server = stubServer({
    [base]: {
      ...buildContentVersions("place-0", 0),
      publishedVersion: null,
      versions: [{ ...newest, state: "draft", objectionCount: 1 }],
    },
    [`${base}/1`]: version,
    [`${base}/1/publish`]: accept,
    [`${base}/1/reject`]: accept,
  });
  renderScreen(
    <operatorSessionContext.Provider value={buildOperatorSession(signedIn)}>
      <LocationTextsCard location={buildContentLocation(0)} onWrite={() => undefined} />
    </operatorSessionContext.Provider>,
    { server },
  );
  const user = userEvent.setup();
  expect(
    await screen.findByText(/^FAQ, question 1, answer, sentence 1 says "Castle Arms"/),
  ).toBeTruthy();
  expect(screen.getByText("1 objection")).toBeTruthy();
  await user.type(
    screen.getByLabelText("Reason for publishing despite failed checks"),
    "It is the name of the street",
  );
  await user.click(screen.getByRole("button", { name: "Accept version 1" }));
  await user.type(screen.getByLabelText("Why reject it"), "It is dull");
  await user.click(screen.getByRole("button", { name: "Reject version 1" }));
  expect(sent).toEqual([
    [`${base}/1/publish`, { reason: "It is the name of the street" }],
    [`${base}/1/reject`, { reason: "It is dull" }],
  ]);
});

/** Presses the button twice before the page has shown the first press. */
const pressTwice = (name: string) =>
  act(() => {
    const button = screen.getByRole("button", { name });
    button.click();
    button.click();
  });

test("a decision and an edit are sent once, however fast the button is pressed again", async () => {
  const base = "/api/content/locations/place-0/versions";
  const versions = buildContentVersions("place-0", 1);
  const [newest, published] = versions.versions;
  const draft = { ...buildContentVersion("place-0", 2, "Words."), state: "draft" as const };
  const server = stubServer({
    [base]: { ...versions, versions: [{ ...newest, state: "draft", published: false }, published] },
    [`${base}/2`]: draft,
    [`${base}/2/publish`]: () => json({ code: "unavailable" }, 503),
    [`${base}/2/reject`]: () => json({ code: "unavailable" }, 503),
    [`${base}/2/edit`]: () => json({ code: "unavailable" }, 503),
  });
  renderScreen(
    <operatorSessionContext.Provider value={buildOperatorSession(signedIn)}>
      <LocationTextsCard location={buildContentLocation(0)} onWrite={() => undefined} />
    </operatorSessionContext.Provider>,
    { server },
  );
  const user = userEvent.setup();
  await screen.findByRole("button", { name: "Approve version 2" });
  await user.type(await screen.findByLabelText("Why reject it"), "It is dull");
  await user.click(screen.getByRole("button", { name: "Edit version 2" }));
  expect(screen.getByLabelText<HTMLInputElement>("Meta title, at most 65 characters").value).toBe(
    draft.source.servicingMetaTitle,
  );
  expect(
    screen.getByLabelText<HTMLInputElement>("Meta description, at most 160 characters").value,
  ).toBe(draft.source.servicingMetaDescription);
  const posts = () => server.calls.filter((call) => call.startsWith("POST"));
  for (const [name, action, failure] of [
    ["Approve version 2", "publish", "The version was not published"],
    ["Reject version 2", "reject", "The version was not rejected"],
    ["Save as a new version", "edit", "The edit was not saved"],
  ] as const) {
    pressTwice(name);
    await screen.findByText(failure);
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>("button", { name }).disabled).toBe(false),
    );
    expect(posts()).toEqual([`POST ${base}/2/${action}`]);
    server.calls.length = 0;
  }
});
