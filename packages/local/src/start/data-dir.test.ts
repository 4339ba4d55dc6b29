import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { claimDataDir } from "./data-dir.ts";

const folder = () => join(mkdtempSync(join(tmpdir(), "data-")), "new");
const site = {
  pid: 7,
  url: "http://localhost:4000",
  dynamodbEndpoint: "http://127.0.0.1:1",
  servicesEndpoint: "http://127.0.0.1:2",
  tableName: "T",
  partnerHosts: ["localhost:4000"],
};

test("a folder belongs to one site at a time, and the second one hears whose it is", () => {
  const dir = folder();
  const first = claimDataDir(dir);
  first.announce(site);
  expect(() => claimDataDir(dir)).toThrow(`Another site is using ${dir} (http://localhost:4000, process 7).`);
  first.release();
  expect(existsSync(join(dir, "running.json"))).toBe(false);
  claimDataDir(dir).release();
});
