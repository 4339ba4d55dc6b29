import { useEffect, useState } from "react";

interface VanToCheck {
  registration: string;
  postcode: string;
}

/**
 * The van for the next page to check, kept in memory: the browser's history must not contain a
 * registration.
 */
let handedOver: VanToCheck | null = null;

/** Passes the values of a form to the van check, which opens next. */
export function handOverVan(van: VanToCheck): void {
  handedOver = van;
}

/** Returns the van from `handOverVan` until it is forgotten, or `null`. */
export const handedOverVan = (): VanToCheck | null => handedOver;

/**
 * Returns the van that a form passed to this page, or `null`, and forgets it: it is checked once.
 */
export function useHandedOverVan(): VanToCheck | null {
  const [van] = useState(handedOver);
  // In an effect, because a render may be discarded.
  useEffect(() => {
    handedOver = null;
  }, []);
  return van;
}
