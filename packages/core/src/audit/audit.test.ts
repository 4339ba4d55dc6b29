import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createNewId } from "../table/new-id.ts";
import { installedEngines } from "../testing/dynamodb-engine.ts";
import { withLostResponse } from "../testing/lost-response.ts";
import { startDatabase, type TestDatabase } from "../testing/test-database.ts";
import { listAudit, recordAudit } from "./audit.ts";

describe.each(installedEngines())("on %s", (engine) => {
  let database: TestDatabase;
  let now: Date;
  const clock = () => now;
  const deps = () => ({ table: database.table, clock, newId: createNewId(clock) });
  const record = (slug: string) =>
    recordAudit(deps(), {
      by: "ann@example.com",
      action: "publish",
      kind: "place",
      slug,
      fromVersion: 1,
      toVersion: 2,
    });

  beforeAll(async () => {
    database = await startDatabase(engine);
  });
  afterAll(() => database.stop());
  beforeEach(() => {
    now = new Date("2026-12-31T23:59:00.000Z");
  });

  test("entries are listed newest first over the end of a year, page by page, none twice and none left out", async () => {
    for (let count = 0; count < 40; count++) await record(`old-${count}`);
    now = new Date("2027-01-01T00:01:00.000Z");
    for (let count = 0; count < 40; count++) await record(`new-${count}`);
    const first = await listAudit(deps());
    expect(first.entries).toHaveLength(50);
    expect(first.entries[0]).toMatchObject({
      by: "ann@example.com",
      action: "publish",
      fromVersion: 1,
      toVersion: 2,
    });
    expect(first.entries.slice(0, 40).every(({ slug }) => slug?.startsWith("new-"))).toBe(true);
    const second = await listAudit(deps(), first.next ?? "");
    expect(second).toMatchObject({ next: null });
    const slugs = [...first.entries, ...second.entries].map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(80);
    expect(slugs).toHaveLength(80);
  });

  test("records an action once when the client retries a write with a lost response", async () => {
    now = new Date("2029-06-01T00:00:00.000Z");
    const { tries } = await withLostResponse(database, "PutItemCommand", () => record("leeds"));
    expect(tries).toBe(2);
    expect((await listAudit(deps())).entries).toMatchObject([{ slug: "leeds" }]);
  });

  test("expires entries after two years", async () => {
    now = new Date("2031-06-01T00:00:00.000Z");
    await record("leeds");
    now = new Date("2033-05-30T00:00:00.000Z");
    expect((await listAudit(deps())).entries).toMatchObject([{ slug: "leeds" }]);
    now = new Date("2033-06-02T00:00:00.000Z");
    expect(await listAudit(deps())).toEqual({ entries: [], next: null });
  });
});
