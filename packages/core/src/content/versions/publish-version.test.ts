import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { listAudit } from "../../audit/audit.ts";
import { objectingReader } from "../../testing/fake-text-model.ts";
import { buildWritableTown } from "../../testing/generation-harness.ts";
import { startReviewHarness, type ReviewHarness } from "../../testing/review-harness.ts";
import { buildLocationText, buildSentence } from "../../testing/text-builders.ts";
import type { LocationText } from "../text/location-text.ts";
import { editVersion } from "./edit-version.ts";
import { approveDrafts, publishVersion, rejectVersion } from "./publish-version.ts";
import { reviewVersion } from "./review.ts";

let harness: ReviewHarness;
beforeEach(async () => {
  harness = await startReviewHarness([
    buildWritableTown("Reigate", "wales"),
    buildWritableTown("Woking", "wales"),
  ]);
});
afterEach(() => harness.stop());

const by = "ann@example.com";
const reigate = { slug: "reigate", kind: "place" as const };
const good = (name: string) => buildLocationText({ name });
/** A text with this additional sentence, which others follow, in its first answer. */
const saying = (words: string) => (name: string) => {
  const text = buildLocationText({ name });
  const [first, ...others] = text.faqs;
  return {
    ...text,
    faqs: [
      {
        ...first,
        answer: [buildSentence(`In Surrey: ${words}`), ...(first?.answer ?? [])],
      },
      ...others,
    ],
  } as LocationText;
};
const publish = (version: number, reason?: string) =>
  publishVersion(harness.deps, reigate, version, { by, reason });

test("a text that is not published automatically is a draft, which visitors do not read until it is approved", async () => {
  const runId = await harness.runRegion("wales", good);
  expect(await harness.rowOf("reigate")).toMatchObject({ draftVersion: 1, draftRunId: runId });
  expect((await harness.rowOf("reigate")).servicingContent).toBeUndefined();
  expect(await harness.statesOf("reigate")).toEqual(["1 draft"]);
  expect(await publish(1)).toEqual({ slug: "reigate", publishedVersion: 1 });
  expect((await harness.rowOf("reigate")).servicingContent).toContain("Reigate");
  expect(await harness.statesOf("reigate")).toEqual(["1 live"]);
  expect((await listAudit(harness.deps)).entries[0]).toMatchObject({
    by,
    action: "publish",
    slug: "reigate",
    toVersion: 1,
  });
});

test("does not approve a draft while a newer draft waits, and names the newer draft", async () => {
  await harness.runRegion("wales", good);
  await harness.runRegion("wales", saying("Ask what the bill may come to before the work begins."));
  await expect(publish(1)).rejects.toMatchObject({
    code: "version_superseded",
    message: expect.stringMatching(
      /^Version 2, written on 2026-11-21 12:00 UTC, is newer than version 1\./,
    ),
  });
  await rejectVersion(harness.deps, reigate, 2, { by, reason: "Too dull" });
  expect(await harness.statesOf("reigate")).toEqual(["2 rejected", "1 superseded"]);
  expect(await publish(1)).toMatchObject({ publishedVersion: 1 });
});

test("an older version that was live before is a rollback, also while a draft waits", async () => {
  await harness.runRegion("wales", good, { publishAutomatically: true });
  const other = saying("Ask what the bill may come to before the work begins.");
  await harness.runRegion("wales", other, { publishAutomatically: true });
  await harness.runRegion("wales", saying("Ask how long the van has to stay."));
  expect(await harness.statesOf("reigate")).toEqual(["3 draft", "2 live", "1 superseded"]);
  await publish(1);
  expect((await listAudit(harness.deps)).entries[0]).toMatchObject({
    action: "roll back",
    fromVersion: 2,
    toVersion: 1,
  });
  expect(await harness.statesOf("reigate")).toEqual(["3 draft", "2 superseded", "1 live"]);
});

describe("a version that is published only if it waits", () => {
  const approve = (version: number) =>
    publishVersion(harness.deps, reigate, version, { by, onlyIfWaiting: true });
  const other = saying("Ask what the bill may come to before the work begins.");

  test("is published only while it waits", async () => {
    await harness.runRegion("wales", good);
    expect(await approve(1)).toMatchObject({ publishedVersion: 1 });
    const count = (await listAudit(harness.deps)).entries.length;
    await expect(approve(1)).rejects.toMatchObject({
      code: "version_decided",
      message: "Version 1 is published already.",
    });
    expect((await listAudit(harness.deps)).entries).toHaveLength(count);
  });

  test("stays rejected if another operator has rejected it", async () => {
    await harness.runRegion("wales", good);
    await rejectVersion(harness.deps, reigate, 1, { by, reason: "Too dull" });
    await expect(approve(1)).rejects.toMatchObject({
      code: "version_decided",
      message: "Version 1 has been rejected.",
    });
    expect(await harness.statesOf("reigate")).toEqual(["1 rejected"]);
  });

  test("does not replace a later version that visitors read", async () => {
    await harness.runRegion("wales", good);
    await harness.runRegion("wales", other, { publishAutomatically: true });
    await expect(approve(1)).rejects.toMatchObject({
      code: "version_decided",
      message: "Version 1 is older than the published version.",
    });
    expect(await harness.statesOf("reigate")).toEqual(["2 live", "1 superseded"]);
  });

  test("is superseded where a newer draft waits", async () => {
    await harness.runRegion("wales", good);
    await harness.runRegion("wales", other);
    await expect(approve(1)).rejects.toMatchObject({ code: "version_superseded" });
  });
});

test("does not publish an unknown version, and names it", async () => {
  await expect(publish(7)).rejects.toMatchObject({
    code: "not_found",
    message: "There is no version 7 of the text of Reigate.",
  });
});

test("a text that the checks refuse is stored with its words, and published only with a reason", async () => {
  await harness.runRegion("wales", saying("The Castle Arms garage is the best in town."));
  expect(await harness.statesOf("reigate")).toEqual(["1 draft"]);
  const { objections, mayBeAccepted } = await reviewVersion(harness.deps, reigate, 1);
  expect(mayBeAccepted).toBe(true);
  expect(objections[0]).toMatchObject({ severity: "error", words: expect.stringMatching(/\w/) });
  await expect(publish(1)).rejects.toMatchObject({
    code: "version_refused",
    message: expect.stringContaining(objections[0]?.words ?? "-"),
  });
  await publish(1, "The pub gave the garage its name");
  expect(await harness.statesOf("reigate")).toEqual(["1 live"]);
  expect((await listAudit(harness.deps)).entries[0]).toMatchObject({
    action: "accept",
    reason: "The pub gave the garage its name",
  });
});

test.each([
  ["a contact", "Call 01737 555555 to book."],
  ["abuse", "Only a fucking fool would drive without oil."],
])("never accepts %s, even with a reason", async (_, words) => {
  await harness.runRegion("wales", saying(words));
  expect((await reviewVersion(harness.deps, reigate, 1)).mayBeAccepted).toBe(false);
  await expect(publish(1, "It is fine")).rejects.toMatchObject({
    code: "version_refused",
    message: expect.stringContaining("This cannot be accepted"),
  });
  expect((await harness.rowOf("reigate")).publishedVersion).toBeUndefined();
});

test("a version that visitors read is rejected only where that is to take it off its pages", async () => {
  await harness.runRegion("wales", good, { publishAutomatically: true });
  const reject = (unpublish?: boolean) =>
    rejectVersion(harness.deps, reigate, 1, { by, reason: "A garage asked", unpublish });
  await expect(reject()).rejects.toMatchObject({ code: "version_live" });
  expect(await harness.statesOf("reigate")).toEqual(["1 live"]);
  harness.invalidated.length = 0;
  await reject(true);
  const { servicingContent, publishedVersion } = await harness.rowOf("reigate");
  expect([servicingContent, publishedVersion]).toEqual([undefined, undefined]);
  expect(await harness.statesOf("reigate")).toEqual(["1 unpublished"]);
  expect(harness.invalidated).toEqual([
    ["/van-servicing/reigate/", "/van-mot/reigate/", "/api/locations/reigate"],
  ]);
  const { entries } = await listAudit(harness.deps);
  expect(entries[0]).toMatchObject({ action: "reject", fromVersion: 1, reason: "A garage asked" });
  expect(entries[0]).not.toHaveProperty("toVersion");
});

test("publishes the drafts that may be published, and returns the others with the reason", async () => {
  await harness.runRegion("wales", good);
  const { version } = await editVersion(harness.deps, reigate, 1, {
    by,
    text: {
      ...(await reviewVersion(harness.deps, reigate, 1)).source,
      motMetaTitle: "Call 01737 555555 for an MOT",
    },
  });
  harness.invalidated.length = 0;
  const drafts = [
    { ...reigate, version },
    { kind: "place" as const, slug: "woking", version: 1 },
  ];
  const result = await approveDrafts(harness.deps, drafts, by);
  expect(result.approved).toEqual([drafts[1]]);
  expect(result.notApproved).toMatchObject([{ slug: "reigate", code: "version_refused" }]);
  expect(harness.invalidated).toEqual([
    ["/van-servicing/woking/", "/van-mot/woking/", "/api/locations/woking"],
  ]);
});

test("does not approve a held draft with many others, but on its own and without a reason", async () => {
  await harness.runRegion("wales", good);
  const { source } = await reviewVersion(harness.deps, reigate, 1);
  const [first, ...others] = source.faqs;
  const again = { question: "And how many of them are there?", answer: first?.answer ?? "" };
  const text = { ...source, faqs: [...(first ? [first] : []), again, ...others] };
  const { version } = await editVersion(harness.deps, reigate, 1, { by, text });
  const { notApproved } = await approveDrafts(harness.deps, [{ ...reigate, version }], by);
  expect(notApproved).toMatchObject([
    {
      slug: "reigate",
      code: "version_refused",
      message: expect.stringMatching(/the text says this before\. Open this draft to decide/),
    },
  ]);
  expect(await publish(version)).toMatchObject({ publishedVersion: version });
});

test("a generated text that is the same as a rejected one is stored again and waits", async () => {
  await harness.runRegion("wales", good);
  await rejectVersion(harness.deps, reigate, 1, { by, reason: "Too dull" });
  await harness.runRegion("wales", good);
  expect(await harness.statesOf("reigate")).toEqual(["2 draft", "1 rejected"]);
});

describe("a draft that the second reader objects to", () => {
  test("is published by a decision on that draft only, not in a batch", async () => {
    await harness.runRegion("wales", good, {
      publishAutomatically: true,
      reader: objectingReader("unsafe"),
    });
    expect(await harness.statesOf("reigate")).toEqual(["1 draft"]);
    const { notApproved } = await approveDrafts(harness.deps, [{ ...reigate, version: 1 }], by);
    expect(notApproved).toMatchObject([
      {
        slug: "reigate",
        code: "version_refused",
        message: expect.stringContaining("the second reader finds it unsafe"),
      },
    ]);
    expect(await harness.statesOf("reigate")).toEqual(["1 draft"]);
    await publish(1);
    expect(await harness.statesOf("reigate")).toEqual(["1 live"]);
  });
});
