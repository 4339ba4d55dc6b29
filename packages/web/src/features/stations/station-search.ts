import { isRegistrationForPostcode } from "@vanfettle/contract/find/holds-registration";
import { pages } from "@vanfettle/contract/paths";
import { vanClasses, type VanClass } from "@vanfettle/vans/law/law-values";

/** The parameters of a station search, from the page's address. */
export interface StationSearch {
  /** The postcode as typed; `null` if it is missing or a registration. */
  postcode: string | null;
  /** True if the text is a registration, which is neither searched for nor shown. */
  isRegistration?: boolean;
  /** The class that stations must test; `undefined` for any class of van. */
  vanClass: VanClass | undefined;
}

/**
 * The maximum length to keep. Longer texts are not postcodes, and the field need not repeat them.
 */
const shownCharacters = 40;

/** Parses the parameters of the address. An unknown class is ignored. */
export function parseStationSearch(parameters: URLSearchParams): StationSearch {
  const vanClass = vanClasses.find((each) => each === parameters.get("class"));
  const typed = parameters.get("postcode")?.trim().slice(0, shownCharacters) ?? null;
  if (typed !== null && isRegistrationForPostcode(typed)) {
    return { postcode: null, isRegistration: true, vanClass };
  }
  return { postcode: typed, vanClass };
}

/** Returns the address of the stations nearest to a postcode. A registration is omitted. */
export function stationSearchPath({ postcode, vanClass }: StationSearch): string {
  const isShown = postcode && !isRegistrationForPostcode(postcode);
  const parameters = new URLSearchParams({
    ...(isShown && { postcode }),
    ...(vanClass && { class: vanClass }),
  });
  return `${pages.garages.canonical}?${parameters}`;
}
