import { afterAll, beforeAll, expect, test } from "vitest";
import { createTable } from "../testing/create-table.ts";
import { startDatabase, type TestDatabase } from "../testing/test-database.ts";
import { restoreRows } from "./table-maintenance.ts";
import { openTable } from "./table.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await startDatabase();
});
afterAll(() => database.stop());

test("skips a row that has expired since the backup and restores one with a second left", async () => {
  const { client, tableName: to } = database;
  const from = `${to}-restored`;
  await createTable(client, from);
  const { budget } = openTable({ client, table: from }).entities;
  const now = Date.parse("2026-12-26T00:00:00.000Z") / 1000;
  await budget.put({ day: "2026-11-21", used: 5, expiresAt: now }).go();
  await budget.put({ day: "2026-11-22", used: 7, expiresAt: now + 1 }).go();
  const restored = await restoreRows({
    client,
    from,
    to,
    clock: () => new Date(now * 1000),
    replaceLocations: false,
  });
  expect(restored).toEqual({ read: 2, restored: { budget: 1 } });
  const { data } = await database.table.entities.budget.scan.go();
  expect(data.map(({ day }) => day)).toEqual(["2026-11-22"]);
});
