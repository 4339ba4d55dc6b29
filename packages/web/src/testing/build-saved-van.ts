import type { SavedVan } from "../features/my-vans/saved-van.ts";
import { savedVansKey } from "../features/my-vans/saved-vans-key.ts";
import { savedVansVersion } from "../features/my-vans/saved-vans.ts";

/** Builds a saved van with an MOT due on 15 May 2027. */
export const buildSavedVan = (overrides: Partial<SavedVan> = {}): SavedVan => ({
  registration: "AB12CDE",
  label: "White Transit",
  due: "2027-05-15",
  dueBetween: null,
  basis: "last pass",
  testsKnown: true,
  regime: "MOT",
  exemption: null,
  jurisdiction: "great-britain",
  motClass: { answer: "7", certainty: "likely" },
  isVan: true,
  failed: null,
  isHistoryMissing: false,
  sample: false,
  lookedUpAt: "2026-11-01T09:30:00.000Z",
  ...overrides,
});

/** Returns the stored text of saved vans. */
export const storedVans = (vans: readonly unknown[], version: unknown = savedVansVersion): string =>
  JSON.stringify({ version, vans });

/** Stores vans as an earlier visit would. */
export const storeVans = (...vans: readonly SavedVan[]): void => localStorage.setItem(savedVansKey, storedVans(vans));
