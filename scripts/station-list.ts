import { endpoints } from "@vanfettle/contract/endpoints";
import { stationSchemas } from "@vanfettle/contract/stations/station-schemas";
import { siteAddress } from "@vanfettle/ops/site/stacks";
import { editionName, editionProblem, type EditionOfList } from "@vanfettle/stations/edition-guard";
import { FileError } from "@vanfettle/stations/files/file-error";
import { readStationList } from "@vanfettle/stations/open-station-data";

/** A postcode without stations. Every response includes the list. */
const anyPostcode = "BT1";

interface ListToDeploy {
  stage: string;
  /** The folder of the imported list, if any. */
  folder: string;
  /** The name of a list to deploy despite problems: `2025-04`, `2025-04-sample` or `none`. */
  accepted: string | undefined;
  fetch: typeof fetch;
}

/**
 * Returns the reason why the imported list of MOT stations, or its absence, must not be deployed to the stage, or
 * undefined.
 */
export async function stationListProblem({
  stage,
  folder,
  accepted,
  ...tools
}: ListToDeploy): Promise<string | undefined> {
  const next = importedList(folder);
  // Accepting a missing list also accepts a damaged file, which the function ignores.
  if (next instanceof FileError) return accepted === editionName(null) ? undefined : next.message;
  const asked = await askStage(stage, tools.fetch);
  if (!("problem" in asked)) return editionProblem({ running: asked.list, next, accepted });
  // The lists cannot be compared. Accepting the list by name confirms the deploy.
  const name = editionName(next);
  if (accepted === name) return undefined;
  return `Could not read the list of MOT stations of ${stage}: ${asked.problem} To deploy anyway, pass --accept-stations ${name}.`;
}

function importedList(folder: string): EditionOfList | null | FileError {
  try {
    return readStationList(folder)?.header ?? null;
  } catch (error) {
    if (error instanceof FileError) return error;
    throw error;
  }
}

/**
 * Reads the stage's list through its distribution, which works before the site's domain does. Returns null for a stage
 * without a distribution.
 */
async function askStage(
  stage: string,
  fetchFrom: typeof fetch,
): Promise<{ list: EditionOfList | null } | { problem: string }> {
  const address = await siteAddress(stage);
  if (address === undefined) return { list: null };
  try {
    const path = endpoints.nearStations.path.replace("{postcode}", anyPostcode);
    const response = await fetchFrom(new URL(path, address), { signal: AbortSignal.timeout(30_000) });
    if (!response.ok) return { problem: `it returned ${response.status}.` };
    return { list: stationSchemas.nearStations.response.parse(await response.json()).list };
  } catch (error) {
    return { problem: `${address} did not respond (${error instanceof Error ? error.name : "unknown error"}).` };
  }
}
