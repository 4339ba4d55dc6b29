import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { stationListProblem } from "./station-list.ts";

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
