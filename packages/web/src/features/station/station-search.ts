import { isRegistrationForPostcode } from "@vanfettle/contract/find/holds-registration";
import { pages } from "@vanfettle/contract/paths";
import {
  checkedVanStates,
  samplePrefix,
  type CheckedVanState,
} from "@vanfettle/contract/station/checked-van";
import { vanClasses, type VanClass } from "@vanfettle/vans/law/law-values";
import { visibleText } from "@vanfettle/vans/visible-text";

/** The parameters of a station search, from the page's address. */
export interface StationSearch {
  /** The postcode as typed; `null` if it is missing or a registration. */
  postcode: string | null;
  /** True if the text is a registration, which is neither searched for nor shown. */
  isRegistration?: boolean;
  /** The class that stations must test; `undefined` for any class of van. */
  vanClass: VanClass | undefined;
  /** The result of a check of the visitor's van; `undefined` if a check did not lead here. */
  checkedVan?: CheckedVan | undefined;
}

/** The result of a check that led to the stations. */
export interface CheckedVan {
  state: CheckedVanState;
  /** True for a sample vehicle. */
  isSample: boolean;
}

/** Parses the result of a check; undefined for other text. */
function parseCheckedVan(text: string | null): CheckedVan | undefined {
  const isSample = text?.startsWith(samplePrefix) ?? false;
  const name = isSample ? text?.slice(samplePrefix.length) : text;
  const state = checkedVanStates.find((each) => each === name);
  return state && { state, isSample };
}

/**
 * The maximum length to keep. Longer texts are not postcodes, and the field need not repeat them.
 */
const shownCharacters = 40;

/** Parses the parameters of the address. An unknown class is ignored. */
export function parseStationSearch(parameters: URLSearchParams): StationSearch {
  const vanClass = vanClasses.find((each) => each === parameters.get("class"));
  const checkedVan = parseCheckedVan(parameters.get("van"));
  const sent = parameters.get("postcode");
  const typed = sent === null ? null : visibleText(sent).trim().slice(0, shownCharacters);
  if (typed !== null && isRegistrationForPostcode(typed)) {
    return { postcode: null, isRegistration: true, vanClass };
  }
  return { postcode: typed, vanClass, checkedVan };
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
