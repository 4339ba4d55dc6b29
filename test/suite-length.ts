/** True under `npm run faults`, which also runs the tests that take seconds and rarely fail. */
export const isLong = process.env["FAULTS"] === "long";

export const shortOrLong = (short: number, long: number): number => (isLong ? long : short);
