import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { listAudit } from "../../audit/audit.ts";
import { findLocation } from "../../location/location.ts";
import { seedLocations } from "../../location/seed/seed-locations.ts";
import { createNewId } from "../../table/new-id.ts";
import { buildWritableTown } from "../../testing/generation-harness.ts";
import { publishText } from "../../testing/location-texts.ts";
import { startDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { buildLocationText } from "../../testing/text-builders.ts";
import { getPage } from "../text/location-page.ts";
import { adviceIds, adviceLibrary } from "./advice-library.ts";
import { listAdvice, restoreAdvice, retireAdvice, retiredAdvice } from "./retired-advice.ts";

const clock = () => new Date("2026-11-24T12:00:00Z");
const decision = { by: "ann@example.com", reason: "The makers say otherwise now" };
const invalidated: string[] = [];
let database: TestDatabase;
const deps = () => ({
  table: database.table,
  clock,
  newId: createNewId(clock),
  pageCache: { invalidate: async (paths: readonly string[]) => void invalidated.push(...paths) },
});
beforeAll(async () => {
  database = await startDatabase();
  await seedLocations(database, [
    buildWritableTown("Horley", "south-east"),
    buildWritableTown("Merstham", "south-east"),
  ]);
  const text = buildLocationText({ name: "Horley" });
  await publishText({ table: database.table, clock }, await findLocation(database, "horley"), {
    text,
  });
});
afterAll(() => database.stop());
beforeEach(() => void (invalidated.length = 0));

const handbook = /handbook/;

test("a page shows chosen advice, drops it once it is retired, and shows it again when it is restored", async () => {
  expect((await getPage(database, "horley")).servicing_content).toMatch(handbook);
  await retireAdvice(deps(), "plan-handbook", decision);
  const { servicing_content: content } = await getPage(database, "horley");
  expect(content).not.toMatch(handbook);
  expect(content).toContain("37 van MOT stations");
  await restoreAdvice(deps(), "plan-handbook", decision);
  expect((await getPage(database, "horley")).servicing_content).toMatch(handbook);
});

test("invalidates every page, and audits the operator, the entry and the reason", async () => {
  await retireAdvice(deps(), "oil-grade", decision);
  expect(invalidated).toEqual(["/van-servicing/*", "/van-mot/*", "/api/locations/*"]);
  const { entries } = await listAudit(deps());
  expect(entries.find(({ scope }) => scope === "oil-grade")).toMatchObject({
    ...decision,
    action: "retire advice",
    scope: "oil-grade",
  });
  await retireAdvice(deps(), "oil-grade", decision);
  expect([...(await retiredAdvice(deps()))]).toEqual(["oil-grade"]);
});

test("operators see the whole library with sources, and which entries are retired", async () => {
  await retireAdvice(deps(), "class7-plate", decision);
  const { advice } = await listAdvice(deps());
  expect(advice.map(({ id }) => id)).toEqual(adviceIds);
  const entry = advice.find(({ id }) => id === "class7-plate");
  expect(entry?.source).toMatch(/^class7: https:/);
  expect(entry?.review).toBe("later");
  const nextYear = await listAdvice({ ...deps(), clock: () => new Date("2028-01-01T12:00:00Z") });
  expect(nextYear.advice.every(({ review }) => review === "overdue")).toBe(true);
  expect(entry?.retired).toEqual({ ...decision, at: clock().toISOString() });
});

test("an entry that does not exist is not found", async () => {
  await expect(retireAdvice(deps(), "sell-the-van", decision)).rejects.toMatchObject({
    code: "not_found",
  });
  await expect(restoreAdvice(deps(), "toString", decision)).rejects.toMatchObject({
    code: "not_found",
  });
});

test("reads a page with two requests if its text has chosen advice, and otherwise with one", async () => {
  database.takeCommands();
  await getPage(database, "merstham");
  expect(database.takeCommands()).toEqual(["QueryCommand"]);
  await getPage(database, "horley");
  expect(database.takeCommands()).toEqual(["QueryCommand", "QueryCommand"]);
});

test("restored advice is not retired any more, and the audit log has both decisions", async () => {
  const restored = { by: "bob@example.com", reason: "The makers agree again" };
  expect(await retireAdvice(deps(), "brakes-noise", decision)).toMatchObject({
    id: "brakes-noise",
    subject: "brakes",
    page: "both",
    source: "workshop practice",
    wordings: [...adviceLibrary["brakes-noise"].wordings],
    retired: { ...decision, at: clock().toISOString() },
  });
  expect(await restoreAdvice(deps(), "brakes-noise", restored)).toMatchObject({
    id: "brakes-noise",
    retired: null,
  });
  expect(await retiredAdvice(deps())).not.toContain("brakes-noise");
  const { entries } = await listAudit(deps());
  const kept = entries
    .filter(({ scope }) => scope === "brakes-noise")
    .map(({ action, by, reason }) => [action, by, reason]);
  expect(kept).toHaveLength(2);
  expect(kept).toEqual(
    expect.arrayContaining([
      ["retire advice", decision.by, decision.reason],
      ["restore advice", restored.by, restored.reason],
    ]),
  );
});

test("names an unknown entry, and is unavailable if pages cannot be invalidated", async () => {
  await expect(retireAdvice(deps(), "sell-the-van", decision)).rejects.toMatchObject({
    message: "The library has no advice sell-the-van.",
  });
  const pageCache = { invalidate: () => Promise.reject(new Error("The CDN is down.")) };
  await expect(retireAdvice({ ...deps(), pageCache }, "oil-grade", decision)).rejects.toMatchObject(
    {
      code: "unavailable",
    },
  );
});
