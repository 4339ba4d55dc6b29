import type { Facts } from "../writer/facts.ts";

/** One section of a page: an opening sentence, then some of the points in any order. A point is one idea in many wordings. */
export interface Topic {
  id: string;
  headings: readonly string[];
  open: readonly string[];
  points: readonly (readonly string[])[];
  when?: (facts: Facts) => boolean;
}
