import { distinctNameInSentence, nameInSentence } from "@vanfettle/contract/location/location";
import { isNorthernIreland } from "@vanfettle/contract/location/regions";
import type { SlugPageName } from "@vanfettle/contract/paths";
import { nameWithArea, type MetaLocation } from "../../../document/page-meta.ts";
import { stationsInShort } from "../../station/station-sentences.ts";

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Returns the stored description of a location's page, or else a default with the location's
 * figures.
 */
export function locationDescription(page: SlugPageName, location: MetaLocation): string {
  if (page === "motAToZ") {
    return `All places in ${distinctNameInSentence(location)} with a page on the van MOT, from A to Z.`;
  }
  const where = nameInSentence(nameWithArea(location));
  const short = stationsInShort(location);
  const stations = short && `${capital(short)}.`;
  if (page === "servicingLocation") {
    return (
      location.servicing_meta_description ??
      `Van servicing in ${where}. Free quotes and online booking 24/7. ${stations ?? "Garages to service and repair your van."}`
    );
  }
  if (location.mot_meta_description) return location.mot_meta_description;
  return isNorthernIreland(location.region)
    ? `Van MOTs in ${where} are done at DVA test centres. How to book the test, and how to have your van serviced and ready for it.`
    : `Van MOT in ${where}. ${stations ?? "Which class your van is."} Maximum fees, what is tested, free quotes.`;
}
