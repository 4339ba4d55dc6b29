import { isRegistrationForPostcode } from "@vanfettle/contract/find/holds-registration";
import { pages } from "@vanfettle/contract/paths";
import { vanClasses, type VanClass } from "@vanfettle/vans/van-classes";

/** What a visitor asks of the page of stations, as its address says it. */
export interface StationSearch {
  /** As it was typed; null if the address has no postcode at all, or a registration in its place. */
  postcode: string | null;
  /** Whether a registration was typed, which is neither searched for nor shown. */
  isRegistration?: boolean;
  /** Only stations that test this class of van; undefined for all that test vans. */
  vanClass: VanClass | undefined;
}

/** Longer texts are no postcode, and the field need not repeat them in full. */
const shownCharacters = 40;

/** Reads the parameters of the address. A class that there is not counts as none. */
export function readStationSearch(parameters: URLSearchParams): StationSearch {
  const vanClass = vanClasses.find((each) => each === parameters.get("class"));
  const typed = parameters.get("postcode")?.trim().slice(0, shownCharacters) ?? null;
  if (typed !== null && isRegistrationForPostcode(typed)) return { postcode: null, isRegistration: true, vanClass };
  return { postcode: typed, vanClass };
}

/** Returns the address of the stations nearest to a postcode. A registration in its place is left out. */
export function stationSearchPath({ postcode, vanClass }: StationSearch): string {
  const isShown = postcode && !isRegistrationForPostcode(postcode);
  const parameters = new URLSearchParams({ ...(isShown && { postcode }), ...(vanClass && { class: vanClass }) });
  return `${pages.garages.canonical}?${parameters}`;
}
