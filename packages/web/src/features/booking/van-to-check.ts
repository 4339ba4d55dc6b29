import { useEffect, useState } from "react";
import { keptInDocument } from "../../ui/kept-in-document.ts";

interface VanToCheck {
  registration: string;
  postcode: string;
}

/**
 * The van for the next page to check, kept in memory: the browser's history must not contain a
 * registration.
 */
const handedOver = keptInDocument((): { van: VanToCheck | null } => ({ van: null }));

/** Passes the values of a form to the van check, which opens next. */
export function handOverVan(van: VanToCheck): void {
  handedOver().van = van;
}

/** Returns the van from `handOverVan` until it is forgotten, or `null`. */
export const handedOverVan = (): VanToCheck | null => handedOver().van;

/**
 * Returns the van that a form passed to this page, or `null`, and forgets it: it is checked once.
 */
export function useHandedOverVan(): VanToCheck | null {
  const [van] = useState(handedOverVan);
  // In an effect, because a render may be discarded.
  useEffect(() => {
    handedOver().van = null;
  }, []);
  return van;
}
