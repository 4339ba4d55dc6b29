import { endpoints } from "@vanfettle/contract/endpoints";
import { stationSchemas } from "@vanfettle/contract/station-schemas";
import { siteAddress } from "@vanfettle/ops/deploy/site-address";
import { editionRefusal, type EditionOfList } from "@vanfettle/stations/edition-guard";
import { openStationData, stationsFolder } from "@vanfettle/stations/open-station-data";

/** The answer to any postcode names the list; this one has no stations. */
const anyPostcode = "BT1";

/**
 * Returns why the imported list of MOT stations, or the lack of one, must not be deployed to the stage, or undefined if
 * it may. `accepted` is the name of a list to deploy nevertheless: `2025-04`, `2025-04-sample` or `none`.
 */
export async function stationListRefusal(stage: string, accepted: string | undefined): Promise<string | undefined> {
  const next = openStationData(stationsFolder()).stations?.header ?? null;
  const asked = await askStage(stage);
  if ("problem" in asked) {
    const unknown = `Which list of MOT stations ${stage} runs could not be found out: ${asked.problem}`;
    // Nothing can be compared then, and a name says that the deployer knows.
    return accepted === undefined ? `${unknown} Name the list to deploy: none, or its edition.` : undefined;
  }
  return editionRefusal({ running: asked.list, next, accepted });
}

/** Asks the stage through its distribution, whose name works before the site's own does. Without one it runs no list. */
async function askStage(stage: string): Promise<{ list: EditionOfList | null } | { problem: string }> {
  const address = await siteAddress(stage);
  if (address === undefined) return { list: null };
  try {
    const path = endpoints.nearStations.path.replace("{postcode}", anyPostcode);
    const response = await fetch(new URL(path, address), { signal: AbortSignal.timeout(30_000) });
    if (!response.ok) return { problem: `it answered with ${response.status}.` };
    return { list: stationSchemas.nearStations.response.parse(await response.json()).list };
  } catch (error) {
    return { problem: `${address} gives no answer (${error instanceof Error ? error.name : "unknown error"}).` };
  }
}
