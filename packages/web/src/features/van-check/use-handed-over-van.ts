import { useEffect, useState } from "react";
import { forgetHandedOverVan, handedOverVan, type VanToCheck } from "../booking/van-to-check.ts";

/** Returns the van that a booking form passed to this page, or `null`. */
export function useHandedOverVan(): VanToCheck | null {
  const [van] = useState(handedOverVan);
  // In an effect, because a render may be discarded.
  useEffect(forgetHandedOverVan, []);
  return van;
}
