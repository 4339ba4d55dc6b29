import type { FactRecord } from "../text/facts.ts";
import type { PlaceText } from "../text/place-text.ts";

export type ViolationCode =
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

/** What is wrong with a text. The message goes to the text service with the one corrective attempt. */
export interface Violation {
  code: ViolationCode;
  message: string;
}

/** A pure rule over one text and the facts it was written from. Returns every violation; none if the text keeps it. */
export type Check = (text: PlaceText, facts: FactRecord) => Violation[];
