import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { listAudit } from "../../audit/audit.ts";
import { buildWritableTown } from "../../testing/generation-harness.ts";
import { startReviewHarness, type ReviewHarness } from "../../testing/review-harness.ts";
import { buildLocationText, buildSentence } from "../../testing/text-builders.ts";
import { editVersion } from "./edit-version.ts";
import { publishVersion, rejectVersion } from "./publish-version.ts";
import { reviewVersion, reviewVersions } from "./review.ts";

let harness: ReviewHarness;
beforeEach(async () => {
  harness = await startReviewHarness([buildWritableTown("Reigate", "wales")]);
});
afterEach(() => harness.stop());

const by = "ann@example.com";
const reigate = { slug: "reigate", kind: "place" as const };
const good = (name: string) => buildLocationText({ name });
const refusedFor = (ending: string) => (name: string) =>
  buildLocationText({
    name,
    faqs: ["Castle", "Bridge", "Mill", "Abbey"].map((house) => ({
      question: "Who knows the way?",
      answer: [buildSentence(`In Surrey: the people of ${house} House ${ending}.`)],
    })),
  });
const refused = refusedFor("know it");
const publish = (version: number, reason?: string) => {
  // The log lists entries by their time.
  harness.pass(1_000);
  return publishVersion(harness.deps, reigate, version, { by, reason });
};
const messageOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: Error) => error.message,
  );
const lastEntry = async () => {
  const [{ id: _, at: __, year: ___, expiresAt: ____, ...entry } = {} as never] = (
    await listAudit(harness.deps)
  ).entries;
  return entry;
};

describe("a refused version", () => {
  test("is refused with up to three of its objections, and with the operator's options", async () => {
    await harness.runRegion("wales", refused);
    const { objections } = await reviewVersion(harness.deps, reigate, 1);
    const messages = objections
      .filter(({ severity }) => severity === "error")
      .map(({ message }) => message);
    expect(messages.length).toBeGreaterThan(3);
    expect(await messageOf(publish(1))).toBe(
      `It failed the content checks. ${messages.slice(0, 3).join(" ")} Accept it with a reason, or edit the text.`,
    );
  });

  test("that was accepted before does not need a second reason", async () => {
    await harness.runRegion("wales", refused);
    await publish(1, "They know it");
    await harness.runRegion("wales", good, { publishAutomatically: true });
    await publish(1);
    expect(await harness.statesOf("reigate")).toEqual(["2 superseded", "1 live"]);
    expect(await lastEntry()).toMatchObject({ action: "roll back", fromVersion: 2, toVersion: 1 });
    expect(await lastEntry()).not.toHaveProperty("reason");
  });

  test("that was accepted stays live when a run writes it again", async () => {
    await harness.runRegion("wales", refused);
    await publish(1, "They know it");
    await harness.runRegion("wales", refused);
    expect(await harness.statesOf("reigate")).toEqual(["1 live"]);
  });

  test("with an objection that nobody may accept is refused for that objection only", async () => {
    await harness.runRegion("wales", good);
    const { source } = await reviewVersion(harness.deps, reigate, 1);
    const text = { ...source, motMetaTitle: "Van MOT by the Castle: ring 01737 555555" };
    const { version, objections } = await editVersion(harness.deps, reigate, 1, { by, text });
    const contact = objections.find(({ code }) => code === "contact")?.message;
    expect(objections.filter(({ severity }) => severity === "error").length).toBeGreaterThan(1);
    expect(await messageOf(publish(version, "It is ours"))).toBe(
      `It failed the content checks. ${contact} This cannot be accepted: edit the text.`,
    );
  });
});

describe("the audit log", () => {
  const place = { by, kind: "place", slug: "reigate", name: "Reigate" };

  test("names the operator, the location and the versions of each decision", async () => {
    await harness.runRegion("wales", good);
    await publish(1);
    expect(await lastEntry()).toEqual({ ...place, action: "publish", toVersion: 1 });
    await publish(1);
    expect(await lastEntry()).toEqual({
      ...place,
      action: "publish",
      fromVersion: 1,
      toVersion: 1,
    });
    await harness.runRegion("wales", refused);
    await publish(2, "They know it");
    expect(await lastEntry()).toEqual({
      ...place,
      action: "accept",
      fromVersion: 1,
      toVersion: 2,
      reason: "They know it",
    });
    await harness.runRegion("wales", refusedFor("say so"));
    harness.pass(1_000);
    await rejectVersion(harness.deps, reigate, 3, { by, reason: "Too dull" });
    expect(await lastEntry()).toEqual({
      ...place,
      action: "reject",
      toVersion: 3,
      reason: "Too dull",
    });
  });

  test("has no reason for a version that the checks allow", async () => {
    await harness.runRegion("wales", good);
    await publish(1, "I like it");
    expect(await lastEntry()).toEqual({ ...place, action: "publish", toVersion: 1 });
  });
});

test("an unknown version is neither rejected nor edited", async () => {
  await harness.runRegion("wales", good);
  const { source: text } = await reviewVersion(harness.deps, reigate, 1);
  await expect(rejectVersion(harness.deps, reigate, 2, { by, reason: "No" })).rejects.toMatchObject(
    {
      code: "not_found",
    },
  );
  await expect(editVersion(harness.deps, reigate, 2, { by, text })).rejects.toMatchObject({
    code: "not_found",
  });
});

test("a rejected version may be published after all, and is then live", async () => {
  await harness.runRegion("wales", good);
  await rejectVersion(harness.deps, reigate, 1, { by, reason: "Too dull" });
  await publish(1);
  expect(await harness.statesOf("reigate")).toEqual(["1 live"]);
});

test("an operator sees where a location's versions come from", async () => {
  const runId = await harness.runRegion("wales", good);
  expect(await reviewVersions(harness.deps, reigate)).toMatchObject({
    slug: "reigate",
    name: "Reigate",
    kind: "place",
    publishedVersion: null,
    versions: [{ version: 1, runId, model: "m-1", state: "draft", author: null, basedOn: null }],
  });
  const { source } = await reviewVersion(harness.deps, reigate, 1);
  const text = { ...source, motMetaTitle: "Van MOT near Reigate: class 4 and 7" };
  await editVersion(harness.deps, reigate, 1, { by, text });
  await publish(2);
  const { publishedVersion, versions } = await reviewVersions(harness.deps, reigate);
  expect(publishedVersion).toBe(2);
  expect(versions).toMatchObject([
    {
      version: 2,
      runId,
      model: "m-1",
      tokens: 0,
      state: "live",
      author: by,
      basedOn: 1,
      published: true,
    },
    { version: 1, state: "superseded", published: false },
  ]);
  const { words, servicing, mot, tokens } = await reviewVersion(harness.deps, reigate, 2);
  expect(words).toEqual({ servicing: servicing.wordCount, mot: mot.wordCount });
  expect([words.servicing > 0, words.mot > 0, tokens]).toEqual([true, true, 0]);
});

test("a version is shown with its facts, and the slots that an editor may use", async () => {
  await harness.runRegion("wales", good);
  const { facts, slots, source, mot, mayBeAccepted, objectionCount } = await reviewVersion(
    harness.deps,
    reigate,
    1,
  );
  const town = { id: "town1", says: "18 class 7 stations within 5 miles of Redhill" };
  expect(facts).toContainEqual(town);
  expect(slots).toContainEqual(town);
  expect(source.motMetaTitle).toBe(mot.metaTitle);
  expect([mayBeAccepted, objectionCount]).toEqual([true, 0]);
});
