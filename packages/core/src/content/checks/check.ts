import type { FactRecord } from "../../location/facts/facts.ts";

/** The severity: `refused` prevents publishing, `for the editor` is a warning. Stored versions contain these values. */
export type Level = "refused" | "for the editor";

/** Every kind of violation with its level. Texts before 23 November 2026 may hold two more: `law` and `defamation`. */
export const violationKinds = {
  shape: "refused",
  figure: "refused",
  contact: "refused",
  markup: "refused",
  unfilled_slot: "refused",
  basis: "refused",
  advice: "refused",
  other_place: "refused",
  name: "refused",
  abuse: "refused",
  law: "refused",
  defamation: "refused",
  reader: "for the editor",
  unread: "for the editor",
  retired_advice: "for the editor",
  own_words: "for the editor",
  law_word: "for the editor",
  place_not_named: "for the editor",
  repetition: "for the editor",
  likeness: "for the editor",
  length: "for the editor",
} as const satisfies Record<string, Level>;

export type ViolationCode = keyof typeof violationKinds;

/** The kinds that an operator cannot accept, even with a reason. A malformed text cannot be shown. */
export const neverAcceptableKinds = [
  "shape",
  "contact",
  "markup",
  "unfilled_slot",
  "defamation",
  "abuse",
  "law",
] as const satisfies readonly ViolationCode[];

/** The kinds that do not trigger another attempt: warnings for the editor, and violations that a writer cannot fix. */
const notCorrected: ReadonlySet<ViolationCode> = new Set(["likeness", "law_word", "unread"]);
/** The warnings with which a run does not publish a text. */
const holding: ReadonlySet<ViolationCode> = new Set(["reader", "unread", "retired_advice"]);

/** A violation of the checks. The corrective attempt passes the message to the text service. */
export interface Violation {
  code: ViolationCode;
  level: Level;
  /** Path of the field: `mot[1].heading`. Empty for the text as a whole. */
  at: string;
  /** The words in question, quoted from the text. Empty if the violation is not about particular words. */
  words: string;
  message: string;
}

export type FieldKind = "heading" | "paragraph" | "question" | "answer" | "metaTitle" | "metaDescription";
export type Part = "servicing" | "mot" | "faqs";

/** A sentence of a text, in the form that the checks read. */
export interface CheckedSentence {
  at: string;
  part: Part;
  kind: FieldKind;
  /** With its slots filled and its characters made readable. */
  text: string;
  /** With its slots; equal to `text` in a sentence without slots. */
  template: string;
  /** The ids of its supporting facts. */
  basis: readonly string[];
}

/** A rule over one sentence and the facts of its location. Returns every violation. */
export type SentenceCheck = (sentence: CheckedSentence, facts: FactRecord) => Violation[];

/** Returns a violation that quotes the words it is about. */
export function violation(code: ViolationCode, { at }: { at: string }, words: string, what: string): Violation {
  const quoted = words.trim();
  return { code, level: violationKinds[code], at, words: quoted, message: `${fieldAndWords(at, quoted)}${what}.` };
}

const fieldAndWords = (at: string, words: string): string =>
  words === "" ? `${fieldName(at)}: ` : `${fieldName(at)} says "${words}": `;

/** Returns the message of a violation without the field and the words that it is about. */
export function whatOf({ at, words, message }: Violation): string {
  const start = fieldAndWords(at, words);
  return message.startsWith(start) ? message.slice(start.length) : message;
}

/** Returns whether a text with the violation is written again. */
export const isToBeCorrected = ({ code }: Violation): boolean => !notCorrected.has(code);

/** Returns whether a text with the violation is not published, unless an operator accepts it with a reason. */
export const isRefused = ({ level }: Violation): boolean => level === "refused";

/** Returns whether no run publishes a text with the violation: it waits for an operator. */
export const isHeld = (found: Violation): boolean => isRefused(found) || holding.has(found.code);

/** Returns whether the checks or the second reader object to a text with the violation, which may also just be unread. */
export const isObjection = (found: Violation): boolean => isHeld(found) && found.code !== "unread";

/** Returns whether a text with the violation stays refused, even if an operator gives a reason. */
export const isNeverAcceptable = ({ code }: Pick<Violation, "code">): boolean =>
  (neverAcceptableKinds as readonly ViolationCode[]).includes(code);

const wholeFields: Record<string, string> = {
  text: "The text",
  servicing: "Servicing",
  mot: "MOT",
  faqs: "FAQ",
  servicingMetaTitle: "Servicing, meta title",
  servicingMetaDescription: "Servicing, meta description",
  motMetaTitle: "MOT, meta title",
  motMetaDescription: "MOT, meta description",
};

/** Paths count from 0, people from 1. */
const numbered = (word: string, index: string | undefined): string[] =>
  index === undefined ? [] : [`${word} ${Number(index) + 1}`];

/**
 * Returns a path in a text in the words of the review desk: `mot[1].paragraphs[0][2]` is `MOT, section 2, paragraph 1,
 * sentence 3`, and `faqs[0].answer` is `FAQ, question 1, answer`.
 */
export function fieldName(path: string): string {
  const [part = "", item, field, ...indexes] = path.match(/\w+/g) ?? [];
  const isFaq = part === "faqs";
  // An answer has sentences, and a section has them in paragraphs.
  const [paragraph, sentence] = isFaq ? [undefined, ...indexes] : indexes;
  return [
    wholeFields[part] ?? part,
    ...numbered(isFaq ? "question" : "section", item),
    ...(field === "heading" || field === "answer" ? [field] : []),
    ...numbered("paragraph", paragraph),
    ...numbered("sentence", sentence),
  ].join(", ");
}
