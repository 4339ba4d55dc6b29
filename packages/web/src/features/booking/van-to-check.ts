/** What a visitor typed into a booking form before opening the van check. */
export interface VanToCheck {
  registration: string;
  postcode: string;
}

/**
 * The van that the next page checks. It is in the memory of this document only: the state of a navigation is stored in the
 * browser's history, where no registration may be.
 */
let handedOver: VanToCheck | null = null;

/** Hands a van over to the van check, which opens next. */
export function handOverVan(van: VanToCheck): void {
  handedOver = van;
}

/** Returns the van that was handed over and not forgotten since, or null. */
export const handedOverVan = (): VanToCheck | null => handedOver;

/** Forgets the van that was handed over, which is checked once. */
export function forgetHandedOverVan(): void {
  handedOver = null;
}
