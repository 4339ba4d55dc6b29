import type { Facts } from "../../writer/facts.ts";
import type { Topic } from "../topic.ts";

/** Wordings of a question and openings that answer any of them. */
export interface FaqForm {
  ask: readonly string[];
  answer: readonly string[];
}

/** A subject people ask about. The answer goes on with points of its own or of the topic it belongs to. */
export interface Faq {
  id: string;
  forms: readonly FaqForm[];
  more?: readonly (readonly string[])[];
  topic?: Topic;
  when?: (facts: Facts) => boolean;
}

export const inBritain = ({ mot }: Facts): boolean => mot.atGarages;
export const inNorthernIreland = ({ mot }: Facts): boolean => !mot.atGarages;
