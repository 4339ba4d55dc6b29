import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { NearStations } from "@vanfettle/contract/station/station-schemas";
import { buildNearStations } from "@vanfettle/contract/testing/near-stations";
import { startOpsEnvironment, type OpsEnvironment } from "../testing/ops-environment.ts";
import { stubServer } from "../testing/stub-server.ts";

let environment: OpsEnvironment;
let api: Awaited<ReturnType<typeof stubServer>>;
let list: NearStations["list"];

beforeAll(async () => {
  environment = await startOpsEnvironment();
  api = await stubServer(() => ({ json: buildNearStations({ list }) }));
  environment.announce({ url: api.url });
});
afterAll(async () => {
  await api.stop();
  await environment.stop();
});

test("prints the list that the site uses", async () => {
  list = {
    name: "DVSA list of active MOT test stations",
    edition: "2025-04",
    rows: 22_984,
    licence: "OGL-3.0",
    sample: false,
  };
  const { code, out } = await environment.ops(["stations"]);
  expect(code).toBe(0);
  expect(out).toBe(
    "this machine: DVSA list of active MOT test stations, edition 2025-04, 22984 stations. Renew it before November 2025, from when a deploy to production refuses it: npm run stations, then deploy.\n",
  );
  expect(JSON.parse((await environment.ops(["stations", "--json"])).out)).toEqual({ list });
  expect(api.takeRequests().map(({ call }) => call)).toEqual(
    Array(2).fill("GET /api/stations/near/BT1"),
  );
});

test("reports a site without a list", async () => {
  list = null;
  expect((await environment.ops(["stations"])).out).toContain("no list of MOT stations");
});

test("reports an unreadable or invalid corrections file in a single line", async () => {
  const folder = mkdtempSync(join(tmpdir(), "corrections-"));
  const hide = (corrections: string) =>
    environment.ops(["hide-station", "SMP1", "--corrections", corrections]);
  const missing = await hide(join(folder, "none.csv"));
  expect([missing.code, missing.err]).toEqual([
    1,
    `${join(folder, "none.csv")} cannot be used: no such file or directory (ENOENT). Check its name.\n`,
  ]);
  writeFileSync(join(folder, "corrections.csv"), "site,reason\n");
  const unusable = await hide(join(folder, "corrections.csv"));
  expect([unusable.code, unusable.err]).toEqual([
    1,
    "corrections.csv must begin with site,action,date.\n",
  ]);
});
