import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { stationListProblem } from "./station-list.ts";

test("a damaged list is not deployed, and named, unless the deploy is to have none", async () => {
  const folder = mkdtempSync(join(tmpdir(), "stations-"));
  writeFileSync(join(folder, "stations.bin"), "VFDATA 1 and no more");
  const problem = (accepted: string | undefined) => stationListProblem({ stage: "test", folder, accepted, fetch });
  for (const accepted of [undefined, "2025-04"]) {
    expect(await problem(accepted)).toContain(
      `${join(folder, "stations.bin")} cannot be used: The file is incomplete.`,
    );
  }
  expect(await problem("none")).toBeUndefined();
});
