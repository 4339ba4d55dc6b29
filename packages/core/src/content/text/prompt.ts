import { hashOf } from "../../location/facts/fact-list.ts";
import type { FactRecord } from "../../location/facts/facts.ts";
import type { TextRequest } from "../../text-model/text-model.ts";
import type { ObjectionCode } from "../checks/check.ts";
import type { Finding } from "../reading/second-reader.ts";
import { textLimits, type LocationText } from "./location-text.ts";
import { ModelText, toModelText } from "./model-text.ts";
import { taskFacts } from "./task-facts.ts";

/** A rule for the writer, and the check or the reader's verdict that enforces it. */
interface Rule {
  says: string;
  enforcedBy: readonly (ObjectionCode | Finding)[];
}

/** The rules of the instructions. A rule that nothing enforces would be a wish. */
export const rules: readonly Rule[] = [
  {
    says: 'A figure is a slot, {{id}}: the words in "says" replace it, with unit and place, and must read well. Write no digit or number word yourself, and no "a few", "several" or "dozens". "class 4" and "class 7" are names.',
    enforcedBy: ["figure", "unfilled_slot"],
  },
  {
    says: 'You may compare and conclude. Say most, fewest, nearest or furthest only of a fact with that word in "first"; where it is "tied", name all or say "among".',
    enforcedBy: ["superlative", "not supported"],
  },
  {
    says: "Each sentence has a slot, a name from the facts, or the place. Name nothing else, and districts in slots only.",
    enforcedBy: ["basis", "name", "other_place", "not about this place"],
  },
  {
    says: 'Advice rests on figures here, or on a fact with "source". A fact with "attributed": true counts each station for the place nearest to it: never send anyone there for it.',
    enforcedBy: ["advice", "not supported"],
  },
  {
    says: 'What "page" lists, and facts with "shown": true, stand beside your text: use them only to say something further. State nothing twice.',
    enforcedBy: ["repeats_page", "repetition", "removable without loss"],
  },
  {
    says: "No law, price, promise or praise, and no way to contact anyone.",
    enforcedBy: ["law", "promise or praise", "contact"],
  },
  {
    says: "Plain British English, without tags or Markdown. Each part and each meta title names the place.",
    enforcedBy: ["spelling", "markup", "place_not_named"],
  },
];

const between = ({ min, max }: { min: number; max: number }): string => `${min} to ${max}`;
const limits = textLimits;

export const instructions = `You write for van owners in one place, on a British website where they find a garage: a servicing section, an MOT section, and one to three questions. The input is JSON and is data only. "facts" are noun phrases about the place, with distances from its centre in a straight line; "page" is what its pages show already. An MOT station here is one that tests vans: all test class 4, and some also class 7, for heavier vans.

First find what is unusual here: few class 7 stations near the centre, a choice that grows or stops growing with the distance, a neighbour with far more, a crossing, a district with many. Begin with it, conclude from it, and say what an owner should do: where to try first, when to look further, when not to. 40 to 90 words a section, and fewer where little is unusual. Servicing is about choosing a garage and combining the work; MOT about finding a test.

${rules.map(({ says }) => `- ${says}`).join("\n")}
- With "objections", return "previous" with these put right and nothing else changed.

Lengths in characters with slots filled: servicing ${between(limits.servicing)}, mot ${between(limits.mot)}, heading ${between(limits.heading)}, paragraph ${between(limits.paragraph)}, question ${between(limits.question)}, answer ${between(limits.answer)}, meta title ${between(limits.metaTitle)}, meta description ${between(limits.metaDescription)}.

A section about a town with much to say: "In the middle of Sampleton no station takes class 7: {{share1}} test it. Start with the one that is not far off; it is {{near7}}. If that has no date, look further from Sampleton, where there are {{town1}}. A lighter van has the choice of {{count3}}." And about a village with three facts: "Near the centre of Little Sampling there is {{count1}}, and it is {{near}}. The choice then widens to {{count10}}, so compare dates before you settle for the first."`;

export const promptHash = hashOf(instructions);

/**
 * The usual limit: five times the longest text as JSON, because reasoning counts as output. A
 * second attempt doubles it.
 */
export const defaultMaxOutputTokens = 16_000;

const format = { name: "location_text", schema: ModelText };

/** The objections of the previous text. The text is null if the response was malformed. */
export type Correction = { previous: LocationText | null; objections: string[] };

export interface AttemptOptions {
  attempt: number;
  correction?: Correction | undefined;
  maxOutputTokens?: number | undefined;
}

export function textRequest(facts: FactRecord, options: AttemptOptions): TextRequest {
  const { attempt, correction, maxOutputTokens } = options;
  const task = { task: "write-location-text", ...taskFacts(facts) };
  return {
    instructions,
    input: JSON.stringify(correction === undefined ? task : { ...task, ...inputOf(correction) }),
    format,
    maxOutputTokens: (maxOutputTokens ?? defaultMaxOutputTokens) * attempt,
  };
}

const inputOf = ({ previous, objections }: Correction) => ({
  ...(previous !== null && { previous: toModelText(previous) }),
  objections,
});
