import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { factRecord } from "../../location/facts/facts.ts";
import { findLocation } from "../../location/location.ts";
import { createNewId } from "../../table/new-id.ts";
import { addLocations } from "../../testing/add-locations.ts";
import { publishText } from "../../testing/location-texts.ts";
import { buildPlaceSeed } from "../../testing/seed-row-builders.ts";
import { startDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { buildLocationText } from "../../testing/text-builders.ts";
import { objection } from "../checks/check.ts";
import { signatureOf } from "../similarity/signature.ts";
import { otherSignatures } from "../similarity/signatures.ts";
import { countWords, fillText, type FilledText } from "../text/location-text.ts";
import { slotValues } from "../text/slots.ts";
import { publishVersion } from "./publish-version.ts";
import { reviewVersion, reviewVersions } from "./review.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await startDatabase();
  const elsewhere = [
    { name: "Redhill", miles: 4.7, class7: 18 },
    { name: "Dorking", miles: 5.8, class7: 30 },
  ];
  await addLocations(database, [
    buildPlaceSeed({ elsewhere }),
    buildPlaceSeed({ canonicalSlug: "solihull" }),
  ]);
});
afterAll(() => database.stop());

const clock = () => new Date("2026-11-21T12:00:00Z");
const review = () => ({
  table: database.table,
  clock,
  newId: createNewId(clock),
  pageCache: { invalidate: () => Promise.resolve() },
});
const by = "ann@example.com";

test("other texts are compared with a version that an operator publishes again", async () => {
  const deps = review();
  const place = await findLocation(deps, "birmingham");
  const [first, second] = [
    buildLocationText({ name: "Birmingham" }),
    buildLocationText({ name: "Redditch" }),
  ];
  await publishText(deps, place, { text: first });
  await publishText(deps, place, { text: second, planId: "run_02" });
  const othersThanSolihull = async () =>
    otherSignatures(deps, await findLocation(deps, "solihull"));
  for (const [index, text] of [first, second].entries()) {
    await publishVersion(deps, { slug: "birmingham" }, index + 1, { by });
    const facts = factRecord(place);
    const filled = fillText(text, slotValues(facts)) as FilledText;
    expect(await othersThanSolihull()).toMatchObject([
      { slug: "birmingham", ...signatureOf(filled, facts) },
    ]);
  }
});

test("an operator sees a version with its slots filled from the present facts", async () => {
  const deps = review();
  const place = await findLocation(deps, "birmingham");
  const version = await publishText(deps, place, { planId: "run_03" });
  const stations = slotValues(factRecord(place)).get("count5") ?? "-";
  const { servicing, mot, faqs } = await reviewVersion(deps, { slug: "birmingham" }, version);
  for (const words of [servicing.html, mot.metaDescription]) expect(words).toContain(stations);
  expect(JSON.stringify([servicing, mot, faqs])).not.toContain("{{");
  for (const { html, wordCount } of [servicing, mot]) {
    expect(wordCount).toBe(countWords(html.replaceAll(/<[^>]*>/g, " ")));
  }
  const [listed] = (await reviewVersions(deps, { slug: "birmingham" })).versions;
  expect(listed?.words).toEqual({ servicing: servicing.wordCount, mot: mot.wordCount });
});

describe("the sentences of a version", () => {
  test("have the facts that they rest on, and their slots filled", async () => {
    const deps = review();
    const place = await findLocation(deps, "birmingham");
    const version = await publishText(deps, place, { planId: "run_06" });
    const { sentences, facts } = await reviewVersion(deps, { slug: "birmingham" }, version);
    const [heading, first] = sentences;
    expect(heading).toMatchObject({
      at: "servicing[0].heading",
      part: "servicing",
      kind: "heading",
      facts: [],
    });
    expect(first).toMatchObject({
      at: "servicing[0].paragraphs[0][0]",
      kind: "paragraph",
      facts: ["count5"],
    });
    const stations = facts.find(({ id }) => id === "count5")?.says ?? "-";
    expect(first?.text).toContain(stations);
  });

  test("match the positions of objections, which have a kind but no field", async () => {
    const deps = review();
    const at = { at: "servicing[0].paragraphs[0][0]" };
    const version = await publishText(deps, await findLocation(deps, "birmingham"), {
      planId: "run_08",
      objections: [
        objection("reader", at, "service vans", "the second reader finds a promise or praise"),
        objection("length", { at: "mot" }, "", "it has 81 characters; write 101 to 1200"),
      ],
    });
    const { sentences, objections } = await reviewVersion(deps, { slug: "birmingham" }, version);
    expect(sentences.map((sentence) => sentence.at)).toContain(objections[0]?.at);
    expect(objections.map(({ kind, what }) => [kind, what])).toEqual([
      ["Promise or praise", "the second reader finds a promise or praise."],
      ["Length", "it has 81 characters; write 101 to 1200."],
    ]);
  });
});

test("a version with a slot that no fact fills any more is shown with the slot, and may not be published", async () => {
  const deps = review();
  const place = await findLocation(deps, "solihull");
  const version = await publishText(deps, place);
  expect((await reviewVersion(deps, { slug: "solihull" }, version)).mot.html).toContain(
    "{{town1}}",
  );
  await expect(publishVersion(deps, { slug: "solihull" }, version, { by })).rejects.toMatchObject({
    code: "version_not_publishable",
  });
});

test("a text of the template generator may be published, but not on a deployed site", async () => {
  const deps = review();
  const version = await publishText(deps, await findLocation(deps, "birmingham"), {
    model: "vanfettle-local-writer",
    planId: "run_04",
  });
  await expect(
    publishVersion({ ...deps, isDeployed: true }, { slug: "birmingham" }, version, { by }),
  ).rejects.toMatchObject({
    code: "version_not_publishable",
  });
  expect(await publishVersion(deps, { slug: "birmingham" }, version, { by })).toMatchObject({
    publishedVersion: version,
  });
});
