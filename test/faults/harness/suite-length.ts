/** True under `npm run faults`, which runs the long form of the tests. */
export const isLong = process.env["FAULTS"] === "long";

export const shortOrLong = (short: number, long: number): number => (isLong ? long : short);
