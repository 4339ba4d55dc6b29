import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { storeSignature } from "../../content/similarity/signatures.ts";
import { getPage } from "../../content/text/location-page.ts";
import { markAccepted, markDraft, markRejected } from "../../content/versions/mark-version.ts";
import {
  getVersion,
  listVersions,
  publish,
  storeVersion,
} from "../../content/versions/version-repository.ts";
import { installedEngines } from "../../testing/dynamodb-engine.ts";
import { buildNewVersion, publishText } from "../../testing/location-texts.ts";
import {
  buildCountySeed,
  buildPlaceSeed,
  buildRegionSeed,
} from "../../testing/seed-row-builders.ts";
import { startDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { buildLocationText } from "../../testing/text-builders.ts";
import { listIndexed } from "../location-lists.ts";
import type { StoredLocation } from "../location-row.ts";
import { findLocation } from "../location.ts";
import { seedLocations } from "./seed-locations.ts";

const areas = [buildRegionSeed(), buildCountySeed()];
const survivor = buildPlaceSeed({ canonicalSlug: "weedon-bec", name: "Weedon Bec" });
const merged = buildPlaceSeed({ canonicalSlug: "weedon-beck", name: "Weedon Beck" });

describe.each(installedEngines())("merged places, on %s", (engine) => {
  let database: TestDatabase;
  let deps: { table: TestDatabase["table"]; clock: () => Date };
  beforeEach(async () => {
    database = await startDatabase(engine);
    deps = { table: database.table, clock: () => new Date("2026-11-21T12:00:00Z") };
    await seedLocations(database, [...areas, survivor, merged]);
  });
  afterEach(() => database.stop());

  const stored = async ({ canonicalSlug }: { canonicalSlug: string }): Promise<StoredLocation> => {
    const { data } = await database.table.entities.place
      .get({ canonicalSlug })
      .go({ consistent: true });
    if (!data) throw new Error(`no row ${canonicalSlug}`);
    return { kind: "place", row: data };
  };
  const text = (title: string) => buildLocationText({ name: "Weedon", motMetaTitle: title });
  const version = (title: string, runId: string) =>
    buildNewVersion({ text: text(title), runId, planId: `plan-of-${runId}` });
  const titles = async () => {
    const place = await findLocation(database, "weedon-bec");
    const numbers = (await listVersions(deps, place)).map((each) => each.version);
    return Promise.all(
      numbers.map(async (number) => (await getVersion(deps, place, number)).text.motMetaTitle),
    );
  };
  const merge = () => seedLocations(database, [...areas, survivor]);

  test("removes the merged place from every list and redirects its address to the surviving page", async () => {
    await merge();
    expect(await database.table.entities.place.get({ canonicalSlug: "weedon-beck" }).go()).toEqual({
      data: null,
    });
    expect((await listIndexed(database, "west-midlands")).map(({ slug }) => slug)).not.toContain(
      "weedon-beck",
    );
    expect((await getPage(database, "Weedon-Beck")).slug).toBe("weedon-bec");
  });

  test("publishes the merged place's text under the survivor, with all its versions", async () => {
    const from = await stored(merged);
    await publishText(deps, from, version("First", "run_01"));
    await publishText(deps, await stored(merged), version("Second", "run_02"));
    const before = await stored(merged);
    await merge();
    const after = await stored(survivor);
    expect(await titles()).toEqual(["Second", "First"]);
    expect(columnsIn(after)).toEqual(columnsIn(before));
    expect(after.row).toMatchObject({
      publishedVersion: 2,
      publishedRunId: "run_02",
      publishedPlanId: "plan-of-run_02",
    });
    expect((await listVersions(deps, after)).map(({ state }) => state)).toEqual([
      "live",
      "superseded",
    ]);
    const page = await getPage(database, "weedon-bec");
    expect(page.mot_meta_title).toContain("Second");
  });

  test("moves operators' decisions with the versions, numbered after the survivor's", async () => {
    await storeVersion(deps, await stored(survivor), version("Own", "run_00"));
    const from = await stored(merged);
    for (const [title, runId] of [
      ["Live", "run_01"],
      ["Rejected", "run_02"],
      ["Superseded", "run_03"],
      ["Draft", "run_04"],
    ] as const) {
      await storeVersion(deps, from, version(title, runId));
    }
    await publish(deps, from, await getVersion(deps, from, 1));
    await markRejected(deps, from, [2]);
    await markAccepted(deps, from, 1);
    await markDraft(deps, from, { version: 4, runId: "run_04", objections: [] });
    await merge();
    expect(await titles()).toEqual(["Draft", "Superseded", "Rejected", "Live", "Own"]);
    const { row } = await stored(survivor);
    expect(row).toMatchObject({ publishedVersion: 2, draftVersion: 5, draftRunId: "run_04" });
    const numbers = (set: unknown) => [...(set as Iterable<number>)];
    expect([row.liveVersions, row.rejectedVersions, row.acceptedVersions].map(numbers)).toEqual([
      [2],
      [3],
      [2],
    ]);
  });

  test("keeps the link from an edited version to its original", async () => {
    await storeVersion(deps, await stored(survivor), version("Own", "run_00"));
    await storeVersion(deps, await stored(merged), version("First", "run_01"));
    await storeVersion(deps, await stored(merged), {
      ...version("Edited", "run_02"),
      author: "a@b.example",
      basedOn: 1,
    });
    await merge();
    const [edited] = await listVersions(deps, await stored(survivor));
    expect(edited).toMatchObject({ version: 3, basedOn: 2, author: "a@b.example" });
  });

  test("keeps the survivor's live text and adds the merged versions", async () => {
    await publishText(deps, await stored(survivor), version("Own", "run_01"));
    await publishText(deps, await stored(merged), version("Other", "run_02"));
    const before = columnsIn(await stored(survivor));
    await merge();
    const after = await stored(survivor);
    expect(columnsIn(after)).toEqual(before);
    expect(after.row.publishedVersion).toBe(1);
    expect(await titles()).toEqual(["Other", "Own"]);
  });

  test("keeps the survivor's waiting draft", async () => {
    const { version: number } = await storeVersion(
      deps,
      await stored(survivor),
      version("Own draft", "run_01"),
    );
    await markDraft(deps, await stored(survivor), {
      version: number,
      runId: "run_01",
      objections: [],
    });
    await storeVersion(deps, await stored(merged), version("Other draft", "run_02"));
    await markDraft(deps, await stored(merged), { version: 1, runId: "run_02", objections: [] });
    await merge();
    const after = await stored(survivor);
    expect(after.row).toMatchObject({ draftVersion: number, draftRunId: "run_01" });
    expect((await listVersions(deps, after)).map(({ state }) => state)).toEqual([
      "superseded",
      "draft",
    ]);
  });

  test("completes an interrupted merge without duplicating a version", async () => {
    const from = await stored(merged);
    await publishText(deps, from, version("First", "run_01"));
    const into = await stored(survivor);
    const { content } = database.table.entities;
    const { data: rows } = await content.query.byPlace({ placeId: from.row.id }).go();
    const [copied] = rows.filter(({ service }) => service === "mot");
    if (!copied) throw new Error("no version");
    await content.create({ ...copied, placeId: into.row.id }).go();
    await merge();
    expect(await titles()).toEqual(["First"]);
    expect(await merge()).toEqual({ written: 0, unchanged: 3 });
    expect(await titles()).toEqual(["First"]);
  });

  test("moves the similarity signature of the merged place's text to the survivor", async () => {
    const signature = { servicing: "s", mot: "m", faqs: "f" };
    await publishText(deps, await stored(merged), version("First", "run_01"));
    await storeSignature(deps, await stored(merged), signature as never);
    await merge();
    const { data } = await database.table.entities.signature.query
      .byRegion({ regionSlug: "west-midlands" })
      .go();
    expect(data.map(({ slug }) => slug)).toEqual(["weedon-bec"]);
  });

  test("keeps places that have left the gazetteer without another address", async () => {
    await seedLocations(database, [
      ...areas,
      survivor,
      buildPlaceSeed({ canonicalSlug: "lone-hamlet" }),
    ]);
    await merge();
    expect((await stored({ canonicalSlug: "lone-hamlet" })).row.canonicalSlug).toBe("lone-hamlet");
  });

  /** Returns the published columns of a row. A merged row cannot be read by slug. */
  const columnsIn = ({ row }: StoredLocation) => ({
    servicingContent: row.servicingContent,
    motContent: row.motContent,
    faqContent: row.faqContent,
    servicingMetaTitle: row.servicingMetaTitle,
    servicingMetaDescription: row.servicingMetaDescription,
    motMetaTitle: row.motMetaTitle,
    motMetaDescription: row.motMetaDescription,
  });
});
