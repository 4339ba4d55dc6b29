import { spawnSync } from "node:child_process";
import { editionRefusal, type EditionOfList } from "@vanfettle/stations/edition-guard";
import { openStationData, stationsFolder } from "@vanfettle/stations/open-station-data";

/**
 * Returns why the imported list of MOT stations, or the lack of one, must not be deployed to the stage, or undefined if
 * it may. `accepted` is the name of a list to deploy nevertheless: `2025-04`, `2025-04-sample` or `none`.
 */
export function stationListRefusal(stage: string, accepted: string | undefined): string | undefined {
  const next = openStationData(stationsFolder()).stations?.header ?? null;
  const asked = askStage(stage);
  if ("problem" in asked) {
    const unknown = `Which list of MOT stations ${stage} runs could not be found out: ${asked.problem}`;
    // Nothing can be compared then, and a name says that the deployer knows.
    return accepted === undefined ? `${unknown} Name the list to deploy: none, or its edition.` : undefined;
  }
  return editionRefusal({ running: asked.list, next, accepted });
}

/** Asks the stage through its own API. A stage that has no stacks yet runs no list. */
function askStage(stage: string): { list: EditionOfList | null } | { problem: string } {
  const command = ["packages/ops/src/main.ts", "stations", "--stage", stage, "--json"];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: "utf8" });
  if (status === 0) return JSON.parse(stdout) as { list: EditionOfList | null };
  return stderr.includes("There is no stack") ? { list: null } : { problem: stderr.trim() };
}
