import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { lockDataDir } from "./data-dir.ts";

const folder = () => join(mkdtempSync(join(tmpdir(), "data-")), "new");
const site = {
  pid: 7,
  url: "http://localhost:4000",
  dynamodbEndpoint: "http://127.0.0.1:1",
  servicesEndpoint: "http://127.0.0.1:2",
  tableName: "T",
  partnerHosts: ["localhost:4000"],
};

test("a folder is locked by one site at a time, and the error names that site", () => {
  const dir = folder();
  const first = lockDataDir(dir);
  first.announce(site);
  expect(() => lockDataDir(dir)).toThrow(`Another site is using ${dir} (http://localhost:4000, process 7).`);
  first.release();
  expect(existsSync(join(dir, "running.json"))).toBe(false);
  lockDataDir(dir).release();
});
