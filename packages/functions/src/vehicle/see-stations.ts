import { bookingMessages } from "@vanfettle/contract/booking/booking-rules";
import { isRegistrationForPostcode } from "@vanfettle/contract/find/holds-registration";
import { parseTypedPostcode } from "@vanfettle/contract/geo/postcode";
import { pages } from "@vanfettle/contract/paths";
import { DomainError } from "@vanfettle/contract/problems";
import { samplePrefix, type CheckedVanState } from "@vanfettle/contract/station/checked-van";
import type { VehicleCheck } from "@vanfettle/contract/vehicle/vehicle-schemas";
import { vanClasses, type VanClass } from "@vanfettle/vans/law/law-values";

interface CheckedVan {
  state: CheckedVanState;
  vanClass?: VanClass | undefined;
  isSample: boolean;
}

/** Returns the result of a check for the stations page. */
function toCheckedVan({ motClass, isVan, sources, sample }: VehicleCheck): CheckedVan {
  if (sources.every(({ state }) => state !== "answered")) {
    return { state: "unchecked", isSample: false };
  }
  const answer = isVan ? motClass?.answer : null;
  const vanClass = vanClasses.find((each) => each === answer);
  if (vanClass) return { state: "classed", vanClass, isSample: sample };
  return { state: answer === "heavy" ? "heavy" : "unclear", isSample: sample };
}

const unknownCodes: readonly string[] = ["invalid_registration", "vehicle_not_found"];

/** Returns the result of a check; a register that does not answer must not hide the stations. */
async function checkedVan(check: () => Promise<VehicleCheck>): Promise<CheckedVan> {
  try {
    return toCheckedVan(await check());
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const isUnknown = unknownCodes.includes(error.code);
    return { state: isUnknown ? "unknown" : "unchecked", isSample: false };
  }
}

/**
 * Returns the path of the stations near a postcode that test the class of a van. The path has
 * neither the registration nor anything that leads to it. Throws `invalid_request` for text that is
 * not a postcode, before the van is checked: a registration in the wrong field stays out of the
 * path.
 */
export async function stationsPathFor(
  postcode: string,
  check: () => Promise<VehicleCheck>,
): Promise<string> {
  const parsed = isRegistrationForPostcode(postcode) ? undefined : parseTypedPostcode(postcode);
  if (!parsed) {
    const message = bookingMessages.postcodeInvalid;
    throw new DomainError("invalid_request", { issues: [{ field: "postcode", message }] });
  }
  const { state, vanClass, isSample } = await checkedVan(check);
  const parameters = new URLSearchParams({
    postcode: parsed.text,
    ...(vanClass && { class: vanClass }),
    van: `${isSample ? samplePrefix : ""}${state}`,
  });
  return `${pages.garages.canonical}?${parameters}`;
}
