import { editionText } from "@vanfettle/contract/dates";
import { refusedFrom } from "@vanfettle/contract/station/station-list";
import type { StationList } from "@vanfettle/contract/station/station-schemas";
import { callApi } from "../site/call-api.ts";
import type { Site } from "../site/site.ts";

/** A postcode without stations. Every response includes the list. */
const anyPostcode = "BT1";

/** Returns the list of MOT stations that the site uses, or null without an import. */
export async function readStationList(
  site: Site,
  options: { timeoutMs?: number } = {},
): Promise<StationList | null> {
  const params = { postcode: anyPostcode };
  return (await callApi(site, "nearStations", { params, ...options })).list;
}

/** Returns when to renew a list, and how. */
export const renewalText = ({ edition, sample }: StationList): string =>
  sample
    ? "It is a sample: npm run stations imports the published list."
    : `Renew it before ${editionText(refusedFrom(edition))}, from when a deploy to production refuses it: npm run stations, then deploy.`;
