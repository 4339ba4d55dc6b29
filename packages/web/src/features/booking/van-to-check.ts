/** The values in a booking form when the visitor opens the van check. */
export interface VanToCheck {
  registration: string;
  postcode: string;
}

/**
 * The van for the next page to check. It stays in this document's memory, because the browser's history stores
 * navigation state and must not contain a registration.
 */
let handedOver: VanToCheck | null = null;

/** Passes a van to the van check, which opens next. */
export function handOverVan(van: VanToCheck): void {
  handedOver = van;
}

/** Returns the van from `handOverVan` until it is forgotten, or `null`. */
export const handedOverVan = (): VanToCheck | null => handedOver;

/** Forgets the van from `handOverVan`, which is checked once. */
export function forgetHandedOverVan(): void {
  handedOver = null;
}
