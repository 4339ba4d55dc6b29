/** `npm run faults` is the long form of what `npm test` runs shortly. */
export const isLong = process.env["FAULTS"] === "long";

export const shortOrLong = (short: number, long: number): number => (isLong ? long : short);
