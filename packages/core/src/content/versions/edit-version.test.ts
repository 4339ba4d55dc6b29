import { afterEach, beforeEach, expect, test } from "vitest";
import { listAudit } from "../../audit/audit.ts";
import { findLocation } from "../../location/location.ts";
import { buildWritableTown } from "../../testing/generation-harness.ts";
import { startReviewHarness, type ReviewHarness } from "../../testing/review-harness.ts";
import { buildLocationText } from "../../testing/text-builders.ts";
import type { JoinedText } from "../text/location-text.ts";
import { editVersion } from "./edit-version.ts";
import { publishVersion } from "./publish-version.ts";
import { reviewVersion } from "./review.ts";
import { getVersion } from "./version-repository.ts";

let harness: ReviewHarness;
beforeEach(async () => {
  harness = await startReviewHarness([buildWritableTown("Reigate", "wales")]);
  await harness.runRegion("wales", (name) => buildLocationText({ name }));
});
afterEach(() => harness.stop());

const by = "ann@example.com";
const reigate = { slug: "reigate" };
const source = async (version = 1) => (await reviewVersion(harness.deps, reigate, version)).source;
const edit = async (change: (text: JoinedText) => void, version = 1) => {
  const text = structuredClone(await source(version));
  change(text);
  return editVersion(harness.deps, reigate, version, { by, text });
};
const addToFirstAnswer = (words: string) => (text: JoinedText) => {
  if (text.faqs[0]) text.faqs[0].answer += ` ${words}`;
};

test("stores an edit as a new draft with its author and original version, and applies the same checks", async () => {
  const { version, objections } = await edit(
    addToFirstAnswer("Ask for a date before you set out."),
  );
  expect([version, objections.filter(({ severity }) => severity === "error")]).toEqual([2, []]);
  expect(await harness.statesOf("reigate")).toEqual(["2 draft", "1 superseded"]);
  expect(await reviewVersion(harness.deps, reigate, 2)).toMatchObject({
    author: by,
    basedOn: 1,
    state: "draft",
  });
  expect((await listAudit(harness.deps)).entries[0]).toMatchObject({
    by,
    action: "edit",
    fromVersion: 1,
    toVersion: 2,
  });
  await publishVersion(harness.deps, reigate, 2, { by });
  expect((await harness.rowOf("reigate")).faqContent).toContain(
    "Ask for a date before you set out.",
  );
});

test("keeps the other sentences, and the slots of new sentences", async () => {
  await edit(addToFirstAnswer("In Dorking, it is {{toTown2}}, ask as well. There are {{count5}}."));
  const location = await findLocation(harness.deps, "reigate");
  const [before, after] = await Promise.all(
    [1, 2].map((version) => getVersion(harness.deps, location, version)),
  );
  expect(after?.text.servicing).toEqual(before?.text.servicing);
  expect(after?.text.faqs[0]?.answer.slice(-2)).toEqual([
    { text: "In Dorking, it is {{toTown2}}, ask as well." },
    { text: "There are {{count5}}." },
  ]);
});

test("keeps an edit that breaks a check as an unpublished draft, and quotes the words in question", async () => {
  const { version, objections } = await edit(addToFirstAnswer("Call 01737 555555 now."));
  expect(objections[0]).toMatchObject({
    code: "contact",
    severity: "error",
    words: expect.stringContaining("01737"),
  });
  expect(await harness.statesOf("reigate")).toEqual([`${version} draft`, "1 superseded"]);
  await expect(publishVersion(harness.deps, reigate, version, { by })).rejects.toMatchObject({
    code: "version_refused",
  });
  const mended = await edit((text) => {
    if (text.faqs[0]) {
      text.faqs[0].answer = text.faqs[0].answer.replace("Call 01737 555555 now.", "Ask first.");
    }
  }, version);
  expect(await publishVersion(harness.deps, reigate, mended.version, { by })).toMatchObject({
    publishedVersion: 3,
  });
});

test("an edit with a sentence of more than 600 characters is not stored, and the message names the sentence", async () => {
  await expect(edit(addToFirstAnswer("MOT at ".repeat(100)))).rejects.toMatchObject({
    code: "invalid_request",
    issues: [
      {
        field: "text",
        message: expect.stringMatching(/FAQ, question 1, answer, sentence \d: A sentence, .+ 600/),
      },
    ],
  });
  expect(await harness.statesOf("reigate")).toEqual(["1 draft"]);
});

test("an edit of a version is not stored if a newer draft waits, or if nothing has changed", async () => {
  await edit(addToFirstAnswer("Ask for a date before you set out."));
  await expect(edit(addToFirstAnswer("Ask again."))).rejects.toMatchObject({
    code: "version_superseded",
    message: expect.stringContaining(`Version 2, edited by ${by} on`),
  });
  await expect(edit(() => undefined, 2)).rejects.toMatchObject({
    code: "invalid_request",
    issues: [{ field: "text", message: "Nothing has changed." }],
  });
});
