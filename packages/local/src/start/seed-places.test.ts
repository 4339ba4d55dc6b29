import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { seedIfStale, sourcesHash } from "./seed-places.ts";
import { readSettings } from "./settings.ts";

const database = {
  dynamodbEndpoint: "http://127.0.0.1:9",
  credentials: { accessKeyId: "local", secretAccessKey: "local", sessionToken: "local" },
  tableNames: ["Table"],
};

test("repeats an interrupted seeding, even if an earlier table was fully seeded", async () => {
  const settings = readSettings({ DATA_DIR: mkdtempSync(join(tmpdir(), "data-")) });
  const stamp = join(settings.dataDir, "seeded");
  writeFileSync(stamp, sourcesHash(settings));
  const interrupted = (tablesAreNew: boolean) =>
    seedIfStale({ ...database, tablesAreNew }, settings, AbortSignal.abort());
  await expect(interrupted(false)).resolves.toBeUndefined();
  await expect(interrupted(true)).rejects.toThrow("aborted");
  expect(existsSync(stamp)).toBe(false);
  await expect(interrupted(false)).rejects.toThrow("aborted");
});

test("the source hash covers an imported station list but not the report of an import", () => {
  const stationsDir = join(mkdtempSync(join(tmpdir(), "stations-")), "stations");
  const before = sourcesHash({ stationsDir });
  mkdirSync(stationsDir);
  writeFileSync(join(stationsDir, "report-2026-11-22.md"), "3 stations more");
  expect(sourcesHash({ stationsDir })).toBe(before);
  writeFileSync(join(stationsDir, "stations.bin"), "stations");
  expect(sourcesHash({ stationsDir })).not.toBe(before);
});
