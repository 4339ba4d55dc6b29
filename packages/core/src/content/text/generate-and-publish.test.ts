import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { StoredLocation } from "../../location/location-row.ts";
import { findLocation } from "../../location/location.ts";
import { seedLocations } from "../../location/seed/seed-locations.ts";
import { addLocations } from "../../testing/add-locations.ts";
import { acceptingReader, objectingReader } from "../../testing/fake-text-model.ts";
import {
  buildNewVersion,
  columnsOf,
  publishedColumns,
  publishText,
} from "../../testing/location-texts.ts";
import { buildPlaceSeed } from "../../testing/seed-row-builders.ts";
import { startDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { buildLocationText } from "../../testing/text-builders.ts";
import { TextError, type TextModel, type TextRequest } from "../../text-model/text-model.ts";
import { otherSignatures } from "../similarity/signatures.ts";
import { reviewVersion } from "../versions/review.ts";
import { listVersions, storeVersion } from "../versions/version-repository.ts";
import { generateAndPublish } from "./generate-and-publish.ts";
import type { LocationText } from "./location-text.ts";
import { toModelText } from "./model-text.ts";

let database: TestDatabase;
let place: StoredLocation;
let slug: string;
let count = 0;
beforeAll(async () => {
  database = await startDatabase();
});
afterAll(() => database.stop());
beforeEach(async () => {
  count += 1;
  slug = `place-${count}`;
  await addLocations(database, [writable("Reigate", slug)]);
  place = await findLocation(database, slug);
});

/**
 * Builds a place in a separate county with facts that have the numbers of the texts in this test.
 */
const writable = (name: string, canonicalSlug: string) =>
  buildPlaceSeed({
    canonicalSlug,
    name,
    countySlug: `c${count}`,
    regionSlug: `r${count}`,
    garageCount: 37,
    class7Count: 12,
    elsewhere: [
      { name: "Redhill", miles: 4.7, class7: 18 },
      { name: "Dorking", miles: 5.8, class7: 30 },
    ],
  });

const good = buildLocationText();
const clock = () => new Date("2026-11-21T12:00:00Z");
const options = { planId: "run_05", runId: "run_05" };
const objecting = objectingReader("law");

/** A writer that returns these texts one after another, with a reader that supports everything. */
function answering(...answers: (LocationText | TextError)[]) {
  const counter = { calls: 0 };
  const model: TextModel = {
    write: () => {
      const answer = answers[counter.calls];
      counter.calls += 1;
      if (answer instanceof TextError) return Promise.reject(answer);
      if (answer === undefined) throw new Error("The writer has no more texts.");
      return Promise.resolve({
        value: toModelText(answer),
        model: "m-1",
        usage: { calls: 1, inputTokens: 10, outputTokens: 5 },
      });
    },
  };
  return {
    deps: { table: database.table, model, reader: acceptingReader as TextModel | null, clock },
    counter,
  };
}
const reread = () => findLocation(database, slug);

test("a place gets its text by one call; the text is stored as a version and published", async () => {
  const { deps, counter } = answering(good);
  expect(await generateAndPublish(deps, place, options)).toBe("published");
  expect(counter.calls).toBe(1);
  expect(await publishedColumns(deps, place)).toEqual(columnsOf(good));
  expect(await listVersions(deps, await reread())).toMatchObject([
    { version: 1, published: true, model: "m-1", tokens: 1_515 },
  ]);
});

test("a place that has a text of this plan is not paid for again", async () => {
  const { deps, counter } = answering(good);
  await generateAndPublish(deps, place, options);
  expect(await generateAndPublish(deps, await reread(), options)).toBe("done");
  expect(counter.calls).toBe(1);
});

test("a text stored before the process died is published without another call", async () => {
  const { deps, counter } = answering(good);
  await storeVersion(deps, place, buildNewVersion({ text: good, planId: options.planId }));
  expect(await generateAndPublish(deps, place, options)).toBe("published");
  expect(counter.calls).toBe(0);
  expect(await publishedColumns(deps, place)).toEqual(columnsOf(good));
});

test("publishes the same text from two workers of a plan", async () => {
  const other = { ...good, motMetaTitle: "Van MOT in Reigate, by the other" };
  const results = await Promise.all(
    [good, other].map((text) => generateAndPublish(answering(text).deps, place, options)),
  );
  expect(results.toSorted()).toEqual(["done", "published"]);
  expect(await listVersions({ table: database.table }, await reread())).toHaveLength(1);
});

async function aSibling(): Promise<StoredLocation> {
  await addLocations(database, [writable("Woking", `beside-${count}`)]);
  return findLocation(database, `beside-${count}`);
}

test("publishes both of two similar texts that are generated at the same time, because an editor judges similarity", async () => {
  const beside = await aSibling();
  const bothCalled = Promise.withResolvers<void>();
  let calls = 0;
  const write = (location: StoredLocation) => {
    const { deps } = answering(...Array(2).fill(buildLocationText({ name: location.row.name })));
    const model: TextModel = {
      async write(request) {
        calls += 1;
        if (calls === 2) bothCalled.resolve();
        await bothCalled.promise;
        return deps.model.write(request);
      },
    };
    return generateAndPublish({ ...deps, model }, location, options);
  };
  const written = await Promise.allSettled([write(place), write(beside)]);
  expect(written).toEqual([
    { status: "fulfilled", value: "published" },
    { status: "fulfilled", value: "published" },
  ]);
  expect(calls).toBe(2);
});

test("compares a text with all other locations' texts, but not with the location's text", async () => {
  const beside = await aSibling();
  await addLocations(database, [
    buildPlaceSeed({ canonicalSlug: "elsewhere", countySlug: "kent" }),
  ]);
  await generateAndPublish(answering(good).deps, place, options);
  const otherSlugsOf = async (location: StoredLocation) =>
    (await otherSignatures({ table: database.table, clock }, location)).map(
      (signature) => signature.slug,
    );
  expect(await otherSlugsOf(beside)).toEqual([slug]);
  expect(await otherSlugsOf(await findLocation(database, "elsewhere"))).toEqual([]);
  expect(await otherSlugsOf(place)).toEqual([]);
});

test("siblings are compared with the published text again after its successor was rejected", async () => {
  const beside = await aSibling();
  await generateAndPublish(answering(good).deps, place, options);
  const published = await otherSignatures({ ...database, clock }, beside);
  const { deps } = answering(
    buildLocationText({ name: "Woking" }),
    buildLocationText({ name: "Woking" }),
  );
  const next = { planId: "run_06", runId: "run_06" };
  expect(await generateAndPublish(deps, await reread(), next)).toBe("objected");
  expect(await otherSignatures({ ...database, clock }, beside)).toEqual(published);
});

test("a fresh text is kept with skipFresh and replaced without it", async () => {
  const { deps, counter } = answering(good, good);
  await generateAndPublish(deps, place, options);
  const next = { planId: "run_06", runId: "run_06" };
  expect(await generateAndPublish(deps, await reread(), { ...next, skipFresh: true })).toBe(
    "fresh",
  );
  expect(counter.calls).toBe(1);
  expect(await generateAndPublish(deps, await reread(), next)).toBe("published");
  expect(counter.calls).toBe(2);
});

test("does not store a new version of a text equal to the newest version", async () => {
  const { deps, counter } = answering(good, good, {
    ...good,
    motMetaTitle: "Van MOT in Reigate, otherwise",
  });
  await generateAndPublish(deps, place, options);
  for (const runId of ["run_06", "run_07"]) {
    expect(await generateAndPublish(deps, await reread(), { planId: runId, runId })).toBe(
      "published",
    );
    expect((await reread()).row.publishedPlanId).toBe(runId);
  }
  expect(counter.calls).toBe(3);
  expect(await listVersions(deps, await reread())).toMatchObject([
    { version: 2, published: true },
    { version: 1 },
  ]);
});

test("a deployed site publishes no text of the template generator", async () => {
  const { deps } = answering(good);
  const model: TextModel = {
    write: async (request) => ({
      ...(await deps.model.write(request)),
      model: "vanfettle-local-writer",
    }),
  };
  await expect(
    generateAndPublish({ ...deps, model, isDeployed: true }, place, options),
  ).rejects.toMatchObject({
    name: "TextInvalid",
  });
  expect(await listVersions(deps, await reread())).toEqual([]);
});

test("a text written from other facts is not fresh", async () => {
  const { deps, counter } = answering(good, good);
  await generateAndPublish(deps, place, options);
  await seedLocations(database, [
    buildPlaceSeed({ canonicalSlug: slug, name: "Reigate", garageCount: 37, class7Count: 12 }),
  ]);
  await generateAndPublish(deps, await reread(), {
    planId: "run_06",
    runId: "run_06",
    skipFresh: true,
  }).catch(() => undefined);
  expect(counter.calls).toBeGreaterThan(1);
});

test.each([
  ["has markup twice", { ...good, motMetaTitle: "<script>alert(1)</script> in Reigate" }, "markup"],
  ["is about another town", buildLocationText({ name: "Woking" }), "other_place"],
])(
  "keeps the old text when the new text %s, which waits as a draft with the reason",
  async (_, answer, code) => {
    const old = { ...good, servicingMetaTitle: "Van servicing in Reigate, as before" };
    await publishText({ table: database.table, clock }, place, { text: old });
    const { deps } = answering(answer, answer);
    expect(await generateAndPublish(deps, await reread(), options)).toBe("objected");
    expect(await publishedColumns(deps, place)).toEqual(columnsOf(old));
    expect(await listVersions(deps, await reread())).toMatchObject([
      { state: "draft" },
      { state: "live" },
    ]);
    expect((await reviewVersion(deps, { slug }, 2)).objections[0]).toMatchObject({
      code,
      severity: "error",
    });
  },
);

test.each([
  ["is refused by the service", "TextRefused"],
  ["does not arrive", "TextUnavailable"],
] as const)("keeps the old text when the new text %s, and stores no version", async (_, name) => {
  await publishText({ table: database.table, clock }, place, { text: good });
  const { deps } = answering(new TextError(name));
  await expect(generateAndPublish(deps, await reread(), options)).rejects.toMatchObject({ name });
  expect(await listVersions(deps, await reread())).toMatchObject([{ state: "live" }]);
});

test("a draft with objections is not paid for twice by its plan, and a later run writes the text again", async () => {
  const wrong = buildLocationText({ name: "Woking" });
  const { deps, counter } = answering(wrong, wrong, good);
  expect(await generateAndPublish(deps, place, options)).toBe("objected");
  expect(await generateAndPublish(deps, await reread(), options)).toBe("objected");
  expect(counter.calls).toBe(2);
  const next = { planId: "run_06", runId: "run_06" };
  expect(await generateAndPublish(deps, await reread(), next)).toBe("published");
  expect(await listVersions(deps, await reread())).toMatchObject([
    { state: "live" },
    { state: "superseded" },
  ]);
});

test("finds a waiting text again by its plan, and counts it as fresh in a run that skips fresh texts", async () => {
  const { deps, counter } = answering(good);
  const drafting = { ...deps, publishAutomatically: false };
  expect(await generateAndPublish(drafting, place, options)).toBe("drafted");
  expect(await generateAndPublish(drafting, await reread(), options)).toBe("drafted");
  const next = { planId: "run_06", runId: "run_06", skipFresh: true };
  expect(await generateAndPublish(drafting, await reread(), next)).toBe("fresh");
  expect(counter.calls).toBe(1);
});

describe("a text that the second reader has not accepted", () => {
  const unreachable: TextModel = { write: () => Promise.reject(new TextError("TextUnavailable")) };

  test.each([
    ["objects", objecting, "objected", "reader", 2],
    ["cannot be reached", unreachable, "drafted", "unread", 1],
    ["is switched off", null, "drafted", "unread", 1],
  ] as const)(
    "waits as a draft with the reason where the reader %s, although texts go live",
    async (_, reader, outcome, code, calls) => {
      const { deps, counter } = answering(good, good);
      expect(await generateAndPublish({ ...deps, reader }, place, options)).toBe(outcome);
      expect(counter.calls).toBe(calls);
      expect(await listVersions(deps, await reread())).toMatchObject([
        { state: "draft", published: false },
      ]);
      const { objections } = await reviewVersion(deps, { slug }, 1);
      expect(new Set(objections.map((objection) => objection.code))).toContain(code);
      expect((await publishedColumns(deps, place)).servicingContent).toBeUndefined();
    },
  );

  test("stays a draft when the step is repeated, and is not paid for again", async () => {
    const { deps, counter } = answering(good, good);
    await generateAndPublish({ ...deps, reader: objecting }, place, options);
    expect(await generateAndPublish({ ...deps, reader: objecting }, await reread(), options)).toBe(
      "objected",
    );
    expect(counter.calls).toBe(2);
  });

  test("leaves the published text on the page", async () => {
    const old = { ...good, servicingMetaTitle: "Van servicing in Reigate, as before" };
    await publishText({ table: database.table, clock }, place, { text: old });
    const { deps } = answering(good, good);
    expect(await generateAndPublish({ ...deps, reader: objecting }, await reread(), options)).toBe(
      "objected",
    );
    expect(await publishedColumns(deps, place)).toEqual(columnsOf(old));
  });
});

describe("a text equal to the newest version", () => {
  const next = { planId: "run_06", runId: "run_06" };

  test("is stored again if the newest version was not read, and is then published", async () => {
    const { deps } = answering(good, good);
    expect(await generateAndPublish({ ...deps, reader: null }, place, options)).toBe("drafted");
    expect(await generateAndPublish(deps, await reread(), next)).toBe("published");
    expect(await listVersions(deps, await reread())).toMatchObject([
      { version: 2, state: "live" },
      { version: 1, state: "superseded" },
    ]);
  });

  test("is stored again if it is not read itself", async () => {
    const { deps } = answering(good, good);
    await generateAndPublish(deps, place, options);
    expect(await generateAndPublish({ ...deps, reader: null }, await reread(), next)).toBe(
      "drafted",
    );
    expect(await listVersions(deps, await reread())).toMatchObject([
      { state: "draft" },
      { state: "live" },
    ]);
  });

  test("stays the draft if it has the same objections", async () => {
    const { deps } = answering(good, good, good, good);
    const objected = { ...deps, reader: objecting };
    await generateAndPublish(objected, place, options);
    expect(await generateAndPublish(objected, await reread(), next)).toBe("objected");
    expect(await listVersions(deps, await reread())).toMatchObject([
      { version: 1, state: "draft" },
    ]);
  });

  test("stays live where texts wait for an operator", async () => {
    const { deps } = answering(good, good);
    await generateAndPublish(deps, place, options);
    const waiting = { ...deps, publishAutomatically: false };
    expect(await generateAndPublish(waiting, await reread(), next)).toBe("done");
    expect(await listVersions(deps, await reread())).toMatchObject([{ version: 1, state: "live" }]);
    expect((await reread()).row.draftVersion).toBeUndefined();
  });
});

describe("a run that skips fresh texts", () => {
  const next = { planId: "run_06", runId: "run_06", skipFresh: true };
  const drafting = (...texts: LocationText[]) => {
    const { deps, counter } = answering(...texts);
    return { deps: { ...deps, publishAutomatically: false }, counter };
  };

  test.each([
    ["a draft", "the facts", { factsHash: "others" }],
    ["a draft", "the instructions", { promptHash: "others" }],
  ])("writes the text of %s again if %s have changed since", async (_, __, origin) => {
    const { deps, counter } = drafting(good, good);
    await generateAndPublish(deps, place, options);
    const key = { placeId: place.row.id, version: 1, service: "servicing" as const };
    const { data: row } = await database.table.entities.content.get(key).go();
    if (!row) throw new Error("The version is not stored.");
    await database.table.entities.content.put({ ...row, ...origin }).go();
    expect(await generateAndPublish(deps, await reread(), next)).toBe("drafted");
    expect(counter.calls).toBe(2);
  });

  test("writes a text again whose instructions have changed since it went live", async () => {
    const { deps, counter } = answering(good, good);
    await generateAndPublish(deps, place, options);
    const { canonicalSlug } = place.row;
    await deps.table.entities.place
      .patch({ canonicalSlug })
      .set({ publishedPromptHash: "others" })
      .go();
    expect(await generateAndPublish(deps, await reread(), next)).toBe("published");
    expect(counter.calls).toBe(2);
  });

  test("writes a text again whose draft was superseded by a live text from other facts", async () => {
    const { deps, counter } = drafting(good, good);
    await generateAndPublish(deps, place, options);
    const { canonicalSlug } = place.row;
    const live = { publishedVersion: 1, publishedFactsHash: "others" };
    await deps.table.entities.place.patch({ canonicalSlug }).set(live).go();
    await generateAndPublish(deps, await reread(), next);
    expect(counter.calls).toBe(2);
  });
});

describe("other texts are compared with the published text", () => {
  const short = { ...good, mot: good.mot.map((section) => ({ ...section, heading: "So" })) };
  const next = { planId: "run_06", runId: "run_06" };
  let beside: StoredLocation;
  let published: unknown;
  const compared = () => otherSignatures({ ...database, clock }, beside);
  beforeEach(async () => {
    beside = await aSibling();
    await generateAndPublish(answering(good).deps, place, options);
    published = await compared();
  });

  test("if the second attempt at its successor fails", async () => {
    const { deps } = answering(short, new TextError("TextUnavailable"));
    await expect(generateAndPublish(deps, await reread(), next)).rejects.toThrow(TextError);
    expect(await compared()).toEqual(published);
  });

  test("if the template generator wrote its successor for a deployed site", async () => {
    const { deps } = answering(short, short);
    const model: TextModel = {
      write: async (request) => ({
        ...(await deps.model.write(request)),
        model: "vanfettle-local-writer",
      }),
    };
    await expect(
      generateAndPublish({ ...deps, model, isDeployed: true }, await reread(), next),
    ).rejects.toThrow(TextError);
    expect(await compared()).toEqual(published);
  });

  test("until its successor is stored", async () => {
    await generateAndPublish(answering(short, short).deps, await reread(), next);
    expect(await compared()).not.toEqual(published);
  });
});

test("the writer has the configured room for its answer", async () => {
  const { deps } = answering(good);
  const requests: TextRequest[] = [];
  const model: TextModel = {
    write: (request) => {
      requests.push(request);
      return deps.model.write(request);
    },
  };
  await generateAndPublish({ ...deps, model, maxOutputTokens: 9_000 }, place, options);
  expect(requests[0]?.maxOutputTokens).toBe(9_000);
});
