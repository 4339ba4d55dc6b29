import type { FactRecord } from "../text/facts.ts";
import type { PlaceText } from "../text/place-text.ts";

export type FaultCode =
  | "shape"
  | "length"
  | "place_not_named"
  | "unknown_number"
  | "forbidden_claim"
  | "garage_mot"
  | "contact"
  | "characters"
  | "markup"
  | "refusal"
  | "filler"
  | "language"
  | "repetition"
  | "too_similar";

/** What is wrong with a text. `words` are told to the service in the one corrective try, and logged. */
export interface Fault {
  code: FaultCode;
  words: string;
}

/** A pure rule over one text and the facts it was written from; no fault means it holds. */
export type Check = (text: PlaceText, facts: FactRecord) => Fault[];
