/**
 * What the check of a van said before its stations were shown, as the `van` parameter of their page:
 * its class is in the list of stations, is not told by the registers, or is none that MOT stations
 * test; the registration is unknown; or no register answered.
 */
export const checkedVanStates = ["classed", "unclear", "heavy", "unknown", "unchecked"] as const;

export type CheckedVanState = (typeof checkedVanStates)[number];

/** The parameter's prefix for sample vehicles, which a site without keys returns. */
export const samplePrefix = "sample-";
