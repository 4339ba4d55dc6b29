import type { FactRecord } from "../../location/facts/facts.ts";

/**
 * What follows from a violation. A run writes the text again, unless it is `noted` or `unread`. It publishes no text
 * with a violation that is `barred`, `refused`, `held` or `unread`: such a text waits for an operator. An operator may
 * accept a `refused` text with a reason, but no `barred` text.
 */
type Severity = "barred" | "refused" | "held" | "unread" | "warned" | "noted";

/** Every kind of violation, and its name for operators. */
export const violationKinds = {
  shape: { severity: "barred", name: "Form" },
  figure: { severity: "refused", name: "Figure" },
  contact: { severity: "barred", name: "Contact" },
  markup: { severity: "barred", name: "Markup" },
  unfilled_slot: { severity: "barred", name: "Missing fact" },
  basis: { severity: "refused", name: "No basis" },
  advice: { severity: "refused", name: "Advice" },
  other_place: { severity: "refused", name: "Other place" },
  name: { severity: "refused", name: "Name" },
  abuse: { severity: "barred", name: "Abuse" },
  reader: { severity: "held", name: "Second reader" },
  unread: { severity: "unread", name: "Not read" },
  retired_advice: { severity: "held", name: "Retired advice" },
  own_words: { severity: "warned", name: "Own words" },
  law_word: { severity: "noted", name: "Law" },
  place_not_named: { severity: "warned", name: "Place not named" },
  repetition: { severity: "warned", name: "Repetition" },
  likeness: { severity: "noted", name: "Similar text" },
  length: { severity: "warned", name: "Length" },
} as const satisfies Record<string, { severity: Severity; name: string }>;
export type ViolationCode = keyof typeof violationKinds;

/** The severity in short: `refused` prevents publishing, `for the editor` is a warning. Stored versions contain it. */
export type Level = "refused" | "for the editor";

const severityOf = (code: ViolationCode): Severity => violationKinds[code].severity;

/** Returns the name of a kind of violation for operators. */
export const nameOf = (code: ViolationCode): string => violationKinds[code].name;

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

export type FieldKind =
  "heading" | "paragraph" | "question" | "answer" | "metaTitle" | "metaDescription";
export type Part = "servicing" | "mot" | "faqs";

/** A sentence of a text, in the form that the checks read. */
export interface CheckedSentence {
  /** Path of the sentence, by which the text service can find it: `mot[1].heading`. */
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
export function violation(
  code: ViolationCode,
  { at }: { at: string },
  words: string,
  what: string,
): Violation {
  const quoted = words.trim();
  const level = ["barred", "refused"].includes(violationKinds[code].severity)
    ? "refused"
    : "for the editor";
  return { code, level, at, words: quoted, message: `${fieldAndWords(at, quoted)}${what}.` };
}

const fieldAndWords = (at: string, words: string): string =>
  words === "" ? `${fieldName(at)}: ` : `${fieldName(at)} says "${words}": `;

/** Returns the message of a violation without the field and the words that it is about. */
export function whatOf({ at, words, message }: Violation): string {
  const start = fieldAndWords(at, words);
  return message.startsWith(start) ? message.slice(start.length) : message;
}

/** Returns the violation that quotes the words in a list, if there are any. */
export const violationOf = (
  code: ViolationCode,
  at: { at: string },
  words: string | undefined,
  what: string,
) => (words === undefined ? [] : [violation(code, at, words, what)]);

/** Returns whether a text with the violation is written again. */
export const isToBeCorrected = ({ code }: Violation): boolean =>
  !["unread", "noted"].includes(severityOf(code));

/** Returns whether a text with the violation is not published, unless an operator accepts it with a reason. */
export const isRefused = ({ level }: Violation): boolean => level === "refused";

/** Returns whether no run publishes a text with the violation: it waits for an operator. */
export const isHeld = (found: Violation): boolean =>
  isRefused(found) || ["held", "unread"].includes(severityOf(found.code));

/** Returns whether the checks or the second reader object to a text with the violation, which may also just be unread. */
export const isObjection = (found: Violation): boolean => isHeld(found) && found.code !== "unread";

/** Returns whether a text with the violation stays refused, even if an operator gives a reason. */
export const isNeverAcceptable = ({ code }: Pick<Violation, "code">): boolean =>
  severityOf(code) === "barred";

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

/** Returns a path in words: `mot[1].paragraphs[0][2]` is `MOT, section 2, paragraph 1, sentence 3`. */
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
