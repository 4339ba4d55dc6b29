import { pages } from "@vanfettle/contract/paths";
import { vanClasses, type VanClass } from "@vanfettle/vans/van-classes";

/** What a visitor asks of the page of stations, as its address says it. */
export interface StationSearch {
  /** As it was typed; null if the address has no postcode at all. */
  postcode: string | null;
  /** Only stations that test this class of van; undefined for all that test vans. */
  vanClass: VanClass | undefined;
}

/** Longer texts are no postcode, and the field need not repeat them in full. */
const shownCharacters = 40;

/** Reads the parameters of the address. A class that there is not counts as none. */
export function readStationSearch(parameters: URLSearchParams): StationSearch {
  const vanClass = vanClasses.find((each) => each === parameters.get("class"));
  return { postcode: parameters.get("postcode")?.trim().slice(0, shownCharacters) ?? null, vanClass };
}

/** Returns the address of the stations nearest to a postcode. */
export function stationSearchPath({ postcode, vanClass }: StationSearch): string {
  const parameters = new URLSearchParams({ ...(postcode && { postcode }), ...(vanClass && { class: vanClass }) });
  return `${pages.garages.canonical}?${parameters}`;
}
