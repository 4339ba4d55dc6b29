import { endpoints } from "@vanfettle/contract/endpoints";
import { stationSchemas } from "@vanfettle/contract/stations/station-schemas";
import { siteAddress } from "@vanfettle/ops/deploy/site-address";
import { editionName, editionProblem, type EditionOfList } from "@vanfettle/stations/edition-guard";
import { FileError } from "@vanfettle/stations/files/file-error";
import { readStationList } from "@vanfettle/stations/open-station-data";

/** The answer to any postcode names the list; this one has no stations. */
const anyPostcode = "BT1";

interface ListToDeploy {
  stage: string;
  /** The folder of the imported list, if there is one. */
  folder: string;
  /** The name of a list to deploy nevertheless: `2025-04`, `2025-04-sample` or `none`. */
  accepted: string | undefined;
  fetch: typeof fetch;
}

/**
 * Returns why the imported list of MOT stations, or the lack of one, must not be deployed to the stage, or undefined if
 * it may.
 */
export async function stationListProblem({
  stage,
  folder,
  accepted,
  ...tools
}: ListToDeploy): Promise<string | undefined> {
  const next = importedList(folder);
  // Without a list the function leaves a damaged file out, too.
  if (next instanceof FileError) return accepted === editionName(null) ? undefined : next.message;
  const asked = await askStage(stage, tools.fetch);
  if (!("problem" in asked)) return editionProblem({ running: asked.list, next, accepted });
  // Nothing can be compared then, and the name of the list says that the deployer knows.
  const name = editionName(next);
  if (accepted === name) return undefined;
  return `Which list of MOT stations ${stage} runs could not be found out: ${asked.problem} To deploy nevertheless, pass --accept-stations ${name}.`;
}

function importedList(folder: string): EditionOfList | null | FileError {
  try {
    return readStationList(folder)?.header ?? null;
  } catch (error) {
    if (error instanceof FileError) return error;
    throw error;
  }
}

/** Asks the stage through its distribution, whose name works before the site's own does. Without one it runs no list. */
async function askStage(
  stage: string,
  fetchFrom: typeof fetch,
): Promise<{ list: EditionOfList | null } | { problem: string }> {
  const address = await siteAddress(stage);
  if (address === undefined) return { list: null };
  try {
    const path = endpoints.nearStations.path.replace("{postcode}", anyPostcode);
    const response = await fetchFrom(new URL(path, address), { signal: AbortSignal.timeout(30_000) });
    if (!response.ok) return { problem: `it answered with ${response.status}.` };
    return { list: stationSchemas.nearStations.response.parse(await response.json()).list };
  } catch (error) {
    return { problem: `${address} gives no answer (${error instanceof Error ? error.name : "unknown error"}).` };
  }
}
