import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { seedLocations } from "../../location/seed/seed.ts";
import { TextError } from "../../text-model/text-errors.ts";
import type { TextModel } from "../../text-model/text-model.ts";
import { startDatabase, type TestDatabase } from "../../testing/dynamodb.ts";
import { aNewVersion, columnsOf, publishedColumns, publishText } from "../../testing/location-texts.ts";
import { aPlace } from "../../testing/seed-rows.ts";
import { aPlaceText } from "../../testing/text-builders.ts";
import type { StoredLocation } from "../../location/location-row.ts";
import { findLocation } from "../versions/find-location.ts";
import { siblingSketches } from "../similarity/sketches.ts";
import { listVersions, storeVersion } from "../versions/versions.ts";
import { writeLocation } from "./generate-and-publish.ts";

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
  await seedLocations(database, [writable("Reigate", slug)]);
  place = await findLocation(database, slug);
});

/** A place with the figures of the texts here, in the county of this test. */
const writable = (name: string, canonicalSlug: string) =>
  aPlace({
    canonicalSlug,
    name,
    countySlug: `c${count}`,
    garageCount: 37,
    class7Count: 12,
    nearby: [
      { name: "Redhill", slug: "redhill", miles: 1.7 },
      { name: "Dorking", slug: "dorking", miles: 5.8 },
    ],
  });

const good = aPlaceText();
const clock = () => new Date("2026-11-21T12:00:00Z");
const job = { round: "run_05", runId: "run_05" };

function answering(...answers: unknown[]) {
  const counter = { calls: 0 };
  const model: TextModel = {
    write: () => {
      const answer = answers[counter.calls];
      counter.calls += 1;
      if (answer instanceof TextError) return Promise.reject(answer);
      return Promise.resolve({ value: answer, model: "m-1", usage: { calls: 1, inputTokens: 10, outputTokens: 5 } });
    },
  };
  return { deps: { table: database.table, model, clock }, counter };
}
const reread = () => findLocation(database, slug);

test("a place gets its text in one call, kept as a version and published", async () => {
  const { deps } = answering(good);
  expect(await writeLocation(deps, place, job)).toEqual({
    outcome: "published",
    usage: { calls: 1, inputTokens: 10, outputTokens: 5 },
  });
  expect(await publishedColumns(deps, place)).toEqual(columnsOf(good));
  expect(await listVersions(deps, await reread())).toMatchObject([{ version: 1, published: true, model: "m-1" }]);
});

test("a place done in this round is not paid for again", async () => {
  const { deps, counter } = answering(good);
  await writeLocation(deps, place, job);
  expect(await writeLocation(deps, await reread(), job)).toMatchObject({ outcome: "done", usage: { calls: 0 } });
  expect(counter.calls).toBe(1);
});

test("a place that a later round has written is not paid for by an earlier one resumed", async () => {
  const { deps, counter } = answering(good);
  await publishText({ table: database.table, clock }, place, { text: good, round: "run_09" });
  expect(await writeLocation(deps, await reread(), job)).toMatchObject({ outcome: "done" });
  expect(counter.calls).toBe(0);
});

test("a text stored before the process died is published without another call", async () => {
  const { deps, counter } = answering(good);
  await storeVersion(deps, place, aNewVersion({ text: good, round: job.round }));
  expect(await writeLocation(deps, place, job)).toMatchObject({ outcome: "published", usage: { calls: 0 } });
  expect(counter.calls).toBe(0);
  expect(await publishedColumns(deps, place)).toEqual(columnsOf(good));
});

test("two workers of one round publish one text, the same for both", async () => {
  const other = { ...good, motMetaTitle: "Van MOT in Reigate, by the other" };
  const results = await Promise.all([good, other].map((text) => writeLocation(answering(text).deps, place, job)));
  expect(results.map(({ outcome }) => outcome).toSorted()).toEqual(["done", "published"]);
  expect(await listVersions({ table: database.table }, await reread())).toHaveLength(1);
});

async function aSibling(): Promise<StoredLocation> {
  await seedLocations(database, [writable("Woking", `beside-${count}`)]);
  return findLocation(database, `beside-${count}`);
}

test("of two siblings whose texts come at once and are alike, one is published", async () => {
  const beside = await aSibling();
  const bothAsked = Promise.withResolvers<void>();
  let asked = 0;
  const write = (location: StoredLocation) => {
    const { deps } = answering(...Array(2).fill(aPlaceText({ name: location.row.name })));
    const model: TextModel = {
      async write(request) {
        asked += 1;
        if (asked === 2) bothAsked.resolve();
        await bothAsked.promise;
        return deps.model.write(request);
      },
    };
    return writeLocation({ ...deps, model }, location, job);
  };
  const written = await Promise.allSettled([write(place), write(beside)]);
  expect(written.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  const refused = written.find(({ status }) => status === "rejected");
  expect(refused).toMatchObject({ reason: { details: { faults: ["too_similar"] } } });
});

test("a text written is what the siblings in its county are compared with, and not itself", async () => {
  const beside = await aSibling();
  await seedLocations(database, [aPlace({ canonicalSlug: "elsewhere", countySlug: "kent" })]);
  await writeLocation(answering(good).deps, place, job);
  const slugsSeenFrom = async (location: StoredLocation) =>
    (await siblingSketches(database, location)).map((sketch) => sketch.slug);
  expect(await slugsSeenFrom(beside)).toEqual([slug]);
  expect(await slugsSeenFrom(await findLocation(database, "elsewhere"))).toEqual([]);
  expect(await slugsSeenFrom(place)).toEqual([]);
});

test("siblings are compared with the published text again once the one to follow it was rejected", async () => {
  const beside = await aSibling();
  await writeLocation(answering(good).deps, place, job);
  const published = await siblingSketches(database, beside);
  const { deps } = answering(aPlaceText({ name: "Woking" }), aPlaceText({ name: "Woking" }));
  const next = { round: "run_06", runId: "run_06" };
  await expect(writeLocation(deps, await reread(), next)).rejects.toBeInstanceOf(TextError);
  expect(await siblingSketches(database, beside)).toEqual(published);
});

test("a fresh text is left alone if that is asked for, and written anew if not", async () => {
  const { deps, counter } = answering(good, good);
  await writeLocation(deps, place, job);
  const next = { round: "run_06", runId: "run_06" };
  expect(await writeLocation(deps, await reread(), { ...next, skipFresh: true })).toMatchObject({ outcome: "fresh" });
  expect(counter.calls).toBe(1);
  expect(await writeLocation(deps, await reread(), next)).toMatchObject({ outcome: "published" });
  expect(counter.calls).toBe(2);
});

test("a text written from other facts is not fresh", async () => {
  const { deps, counter } = answering(good, good);
  await writeLocation(deps, place, job);
  await seedLocations(database, [aPlace({ canonicalSlug: slug, name: "Reigate", garageCount: 37, class7Count: 12 })]);
  await writeLocation(deps, await reread(), { round: "run_06", runId: "run_06", skipFresh: true }).catch(
    () => undefined,
  );
  expect(counter.calls).toBeGreaterThan(1);
});

test.each<[string, unknown]>([
  ["is rejected twice", { ...good, motMetaTitle: "<script>alert(1)</script> in Reigate" }],
  ["is about another town", aPlaceText({ name: "Woking" })],
  ["is refused", new TextError("TextRefused")],
  ["does not come", new TextError("TextUnavailable")],
])("the old text stays when the new one %s", async (_, answer) => {
  const old = { ...good, servicingMetaTitle: "Van servicing in Reigate, as before" };
  await publishText({ table: database.table, clock }, place, { text: old });
  const { deps } = answering(answer, answer);
  await expect(writeLocation(deps, await reread(), job)).rejects.toBeInstanceOf(TextError);
  expect(await publishedColumns(deps, place)).toEqual(columnsOf(old));
  expect(await listVersions(deps, await reread())).toHaveLength(1);
});
