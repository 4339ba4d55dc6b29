import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { encodeStations } from "@vanfettle/stations/files/station-table";
import { buildStationRow } from "@vanfettle/stations/testing/small-station-data";
import { renewalOffer, stationListProblem } from "./station-list.ts";

test("offers to renew a list of three months or more, and says from when a deploy refuses it", () => {
  const folder = mkdtempSync(join(tmpdir(), "stations-"));
  const offer = (today: string) => renewalOffer({ folder, today });
  const list = { edition: "2026-02", source: "GOV.UK", sample: false };
  writeFileSync(join(folder, "stations.bin"), encodeStations(list, [buildStationRow()]));
  expect(offer("2026-04-30")).toBeUndefined();
  expect(offer("2026-05-01")).toBe(
    "to renew the list of MOT stations (of February 2026; a deploy to production refuses it from September 2026): npm run stations, then deploy again",
  );
});

test("refuses a damaged list with its name, unless the deploy accepts having no list", async () => {
  const folder = mkdtempSync(join(tmpdir(), "stations-"));
  writeFileSync(join(folder, "stations.bin"), "VFDATA 1 and no more");
  const problem = (accepted: string | undefined) =>
    stationListProblem({ stage: "test", folder, accepted, today: "2026-11-26", fetch });
  for (const accepted of [undefined, "2025-04"]) {
    expect(await problem(accepted)).toContain(
      `${join(folder, "stations.bin")} cannot be used: The file is incomplete.`,
    );
  }
  expect(await problem("none")).toBeUndefined();
});
