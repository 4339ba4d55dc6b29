import { editionText } from "@vanfettle/contract/dates";
import { productionStage } from "@vanfettle/contract/deployment";
import { endpoints } from "@vanfettle/contract/endpoints";
import {
  editionOfSource,
  listAge,
  listAgeLimits,
  refusedFrom,
  stationList,
} from "@vanfettle/contract/station/station-list";
import { stationSchemas } from "@vanfettle/contract/station/station-schemas";
import { editionName, editionProblem, type EditionOfList } from "@vanfettle/stations/edition-guard";
import { FileError } from "@vanfettle/stations/files/file-error";
import { readStationList } from "@vanfettle/stations/open-station-data";
import { siteAddress } from "./stack-state.ts";

/** A postcode without stations. Every response includes the list. */
const anyPostcode = "BT1";

interface ListToDeploy {
  stage: string;
  /** The folder of the imported list, if any. */
  folder: string;
  /** The name of a list to deploy despite problems: `2025-04`, `2025-04-sample` or `none`. */
  accepted: string | undefined;
  /** The day of the deploy, YYYY-MM-DD. */
  today: string;
  fetch: typeof fetch;
}

/**
 * Returns the reason why the imported list of MOT stations, or its absence, must not be deployed,
 * or undefined.
 */
export async function stationListProblem(list: ListToDeploy): Promise<string | undefined> {
  const { stage, folder, accepted } = list;
  let next: EditionOfList | null;
  try {
    next = readStationList(folder)?.header ?? null;
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    // Accepting a missing list also accepts a damaged file, which the function ignores.
    return accepted === editionName(null) ? undefined : error.message;
  }
  const asked = await askStage(stage, list.fetch);
  if (typeof asked !== "string") {
    return editionProblem({ running: asked, next, accepted }) ?? ageProblem(list, next?.edition);
  }
  // The lists cannot be compared. Accepting the list by name confirms the deploy.
  const name = editionName(next);
  if (accepted === name) return undefined;
  return `Could not read the list of MOT stations of ${stage}: ${asked} To deploy anyway, pass --accept-stations ${name}.`;
}

/** The age in months from which a deploy offers to renew the list: half of what is refused. */
const renewalMonths = 3;

/** Returns the offer to renew the list that a deploy uses, or undefined while it is new. */
export function renewalOffer({
  folder,
  today,
}: Pick<ListToDeploy, "folder" | "today">): string | undefined {
  const imported = importedEdition(folder);
  const edition = imported ?? committedEdition;
  if (listAge(edition, today) < renewalMonths) return undefined;
  const which = imported ? "" : "no list is imported, the counts are ";
  return `to renew the list of MOT stations (${which}of ${editionText(edition)}; a deploy to production refuses it from ${editionText(refusedFrom(edition))}): npm run stations, then deploy again`;
}

function importedEdition(folder: string): string | undefined {
  try {
    return readStationList(folder)?.header.edition;
  } catch (error) {
    // A deploy that accepts a damaged file ignores it, as the function does.
    if (error instanceof FileError) return undefined;
    throw error;
  }
}

/** The edition of the committed list, whose stations pages count without an import. */
const committedEdition = editionOfSource(stationList.name) ?? "";

/**
 * Returns the reason why a list is too old for production, or undefined. Without an import, pages
 * count the stations of the committed list.
 */
function ageProblem(
  { stage, accepted, today }: ListToDeploy,
  imported: string | undefined,
): string | undefined {
  const edition = imported ?? committedEdition;
  const name = imported ?? editionName(null);
  if (
    stage !== productionStage ||
    accepted === name ||
    listAge(edition, today) <= listAgeLimits.refusedInProduction
  ) {
    return undefined;
  }
  return `The list of MOT stations is of ${editionText(edition)}, over ${listAgeLimits.refusedInProduction} months old. Import the newest with npm run stations. To deploy anyway, pass --accept-stations ${name}.`;
}

/**
 * Reads the stage's list through its distribution. Returns null without one, and a problem as a
 * sentence.
 */
async function askStage(
  stage: string,
  fetchFrom: typeof fetch,
): Promise<EditionOfList | null | string> {
  const address = await siteAddress(stage);
  if (address === undefined) return null;
  try {
    const path = endpoints.nearStations.path.replace("{postcode}", anyPostcode);
    const response = await fetchFrom(new URL(path, address), {
      signal: AbortSignal.timeout(30_000),
    });
    if (!response.ok) return `it returned ${response.status}.`;
    return stationSchemas.nearStations.response.parse(await response.json()).list;
  } catch (error) {
    if (error instanceof Error && error.name === "ZodError") {
      return `${address} did not return a list of stations.`;
    }
    // The message of fetch is "fetch failed"; its cause has the reason.
    const { message, cause } = error as Error;
    return `${address} did not respond (${cause instanceof Error ? cause.message : message}).`;
  }
}
