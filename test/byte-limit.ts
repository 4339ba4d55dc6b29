import { expect } from "vitest";

/** Prints a size beside its limit, so that growth is visible before a limit is exceeded, and expects it to be within. */
export function expectWithin(limit: number, name: string, bytes: number): void {
  const used = `${name}: ${bytes.toLocaleString("en-GB")} bytes, ${((100 * bytes) / limit).toFixed(1)} % of the limit`;
  console.info(used);
  expect(bytes, used).toBeLessThanOrEqual(limit);
}
