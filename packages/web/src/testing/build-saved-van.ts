import { buildNextTest } from "@vanfettle/vans/testing/build-next-test";
import type { CheckedVan, SavedVan } from "../features/my-vans/saved-van.ts";
import { savedVansKey, savedVansVersion } from "../features/my-vans/saved-vans.ts";

/** Returns an id of a saved van, which differs for other texts. */
const idOf = (text: string): string =>
  Buffer.from(text).toString("hex").padEnd(32, "0").slice(0, 32);

/**
 * Builds a saved van with an MOT due on 15 May 2027. Its id differs for another registration or
 * label.
 */
export const buildSavedVan = (overrides: Partial<SavedVan> = {}): SavedVan => ({
  ...buildCheckedVan(overrides),
  number: 1,
  calendar: { id: idOf(`${overrides.registration} ${overrides.label}`), entries: [] },
  ...overrides,
});

/** Builds a checked van with an MOT due on 15 May 2027. */
export const buildCheckedVan = (overrides: Partial<CheckedVan> = {}): CheckedVan => ({
  registration: "AB12CDE",
  label: "White Transit",
  ...buildNextTest(),
  motClass: { answer: "7", certainty: "likely" },
  isVan: true,
  failed: null,
  grossKg: 3500,
  repair: null,
  isHistoryMissing: false,
  sample: false,
  lookedUpAt: "2026-07-01T23:30:00.000Z",
  ...overrides,
});

export const storedVans = (vans: readonly unknown[], version: unknown = savedVansVersion): string =>
  JSON.stringify({ version, vans });

/** Stores vans as an earlier visit would. */
export const storeVans = (...vans: readonly SavedVan[]): void =>
  localStorage.setItem(savedVansKey, storedVans(vans));
