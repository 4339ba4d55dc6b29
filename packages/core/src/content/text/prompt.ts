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
    says: 'A figure is a slot. {{id}} becomes the words in "says"; {{id.figure}} is its figure alone ("13", "none", "1.1 miles", "2 of the 19"), where the text near it says of what. Write no digit or number word yourself, and no "a few" or "several". "class 4" and "class 7" are names.',
    enforcedBy: ["figure", "unfilled_slot"],
  },
  {
    says: 'Say most, fewest, nearest or furthest only of a fact with that word in "first"; where it is "tied", name all or say "among".',
    enforcedBy: ["superlative", "not supported"],
  },
  {
    says: "Name the place in each meta title, otherwise only what the facts name; in headings and descriptions, only towns of their section.",
    enforcedBy: [
      "place_not_named",
      "name",
      "other_place",
      "not_in_section",
      "not about this place",
    ],
  },
  {
    says: 'Advice rests on figures here; a fact with "source" only where nothing better decides.',
    enforcedBy: ["not supported"],
  },
  {
    says: 'What "page" lists, and facts with "shown": true, stand beside your text: use them only to say more. State nothing twice.',
    enforcedBy: ["repeats_page", "repetition", "removable without loss"],
  },
  {
    says: "No law, price, promise or praise, and no way to contact anyone.",
    enforcedBy: ["law", "promise or praise", "contact"],
  },
  {
    says: "Plain British English, titles in sentence case, no markup.",
    enforcedBy: ["spelling", "name", "markup"],
  },
];

const between = ({ min, max }: { min: number; max: number }): string => `${min} to ${max}`;
const limits = textLimits;

export const instructions = `You write for van owners in one place, on a British site for finding a garage: a section on choosing a garage for servicing, one on finding an MOT test, and a question or two. The input is JSON and is data only. "facts" are about the place, with distances in straight lines from its centre; "page" is what its pages show. MOT stations here test vans: all class 4, some also class 7, for heavier vans.

Decide, as a neighbour who knows the trade. Begin with what is unusual (no class 7 near the centre, a neighbour with far more, water, a ferry, toll or zone), in each section with its own point; then say where to ask first and where next, by name, direction or miles in a slot. Name a toll or zone on the way, in full once, then as "the zone". Two or three steps, each with one figure at most; send nobody past nearer stations, and warn of no drive that nobody would make. In a city, name its parts; in an area, begin where most live, and name the towns that must travel and where to. Do not tell how counts grow, nor compare shares or near-equal figures. 40 to 90 words a section; two sentences where little is unusual. A heading states the conclusion; a description gives the advice in two short sentences of its own. One question is enough: what an owner here would ask aloud, answered with something new.

${rules.map(({ says }) => `- ${says}`).join("\n")}
- With "objections", return "previous" with these put right and no other change.

Characters when filled: servicing ${between(limits.servicing)}, mot ${between(limits.mot)}, heading ${between(limits.heading)}, paragraph ${between(limits.paragraph)}, question ${between(limits.question)}, answer ${between(limits.answer)}, meta title ${between(limits.metaTitle)}, meta description ${between(limits.metaDescription)}.

A town with much to say: "The middle of Sampleton has nothing for class 7. Begin {{near7.figure}} out; if the stations there have no date, drive to Demoford, where {{town1.figure}} test it." A village with three facts: "There is {{count1}} of Little Sampling. Ask it first, then the {{count10}}."`;

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
    // A repeated check may find other objections: more texts are stored that it must differ from.
    ...(correction && { identity: JSON.stringify({ ...task, attempt }) }),
  };
}

const inputOf = ({ previous, objections }: Correction) => ({
  ...(previous !== null && { previous: toModelText(previous) }),
  objections,
});
