/**
 * The result of a van's check before its stations were shown, in the `van` parameter of their page:
 * its class is in the list of stations, is not clear from the registers, or is not tested by MOT
 * stations; the registration is unknown; or no register answered.
 */
export const checkedVanStates = ["classed", "unclear", "heavy", "unknown", "unchecked"] as const;

export type CheckedVanState = (typeof checkedVanStates)[number];

/** The parameter's prefix for sample vehicles, which a site without keys returns. */
export const samplePrefix = "sample-";
