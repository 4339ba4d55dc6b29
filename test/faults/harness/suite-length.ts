/** True under `npm run faults`, which runs more of what `npm test` runs in short. */
export const isLong = process.env["FAULTS"] === "long";

export const shortOrLong = (short: number, long: number): number => (isLong ? long : short);
