import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getPage } from "@vanfettle/core/content/text/location-page";
import { isLong } from "../../../test/suite-length.ts";
import { startOpsEnvironment, type OpsEnvironment } from "./testing/ops-environment.ts";

let environment: OpsEnvironment;
const stationsDir = mkdtempSync(join(tmpdir(), "stations-"));

beforeAll(async () => {
  environment = await startOpsEnvironment();
  writeFileSync(join(stationsDir, "stations.bin"), "VFDATA 1 and no more");
});
afterAll(() => environment.stop());

// It stores all places.
test.runIf(isLong)("reports a damaged list and seeds this machine without it", async () => {
  const { code, out, err } = await environment.ops(["seed"], { STATIONS_DIR: stationsDir });
  expect(err).toContain(
    `${join(stationsDir, "stations.bin")} cannot be used: The file is incomplete.`,
  );
  expect(err).toContain("npm run stations");
  expect([code, out]).toEqual([
    0,
    expect.stringContaining("with station counts but no list of stations"),
  ]);
  expect((await getPage(environment.database, "maidstone")).stations).toBeNull();
});

test("fails on a stage instead of losing its stations to a damaged list", async () => {
  const { code, err } = await environment.ops(["seed", "--stage", "production"], {
    STATIONS_DIR: stationsDir,
  });
  expect([code, err.split("\n").length]).toEqual([1, 2]);
  expect(err).toContain("stations.bin cannot be used");
});
