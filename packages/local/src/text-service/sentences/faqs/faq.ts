import type { Facts } from "../../writing/facts.ts";

/** A question in several wordings; its answer is an opening and up to two further points. */
export interface Faq {
  id: string;
  ask: readonly string[];
  answer: readonly string[];
  more: readonly (readonly string[])[];
  when?: (facts: Facts) => boolean;
}

export const inBritain = ({ mot }: Facts): boolean => mot.atGarages;
export const inNorthernIreland = ({ mot }: Facts): boolean => !mot.atGarages;
