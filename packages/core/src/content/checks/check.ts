import type { FactRecord } from "../text/facts.ts";
import type { FilledText, PlaceText } from "../text/place-text.ts";

export type ViolationCode =
  | "shape"
  | "length"
  | "place_not_named"
  | "unknown_slot"
  | "unknown_number"
  | "unknown_name"
  | "basis"
  | "general"
  | "law"
  | "off_subject"
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

/** A pure rule over one text with its slots filled, and its facts. Returns every violation; none if the text keeps it. */
export type Check = (text: FilledText, facts: FactRecord) => Violation[];

/** A pure rule over the sentences of a text, with their slots and what they rest on. */
export type SentenceCheck = (text: PlaceText, facts: FactRecord) => Violation[];
