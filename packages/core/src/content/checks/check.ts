import type { FactRecord } from "../../location/facts/facts.ts";

interface ObjectionKind {
  /** The kind in words for operators. */
  name: string;
  /**
   * An `error` prevents publishing, unless an operator accepts it with a reason. A `warning` does
   * not.
   */
  severity: "error" | "warning";
  /** No reason makes an operator's acceptance of the error possible. */
  isNeverAcceptable?: true;
  /**
   * No run publishes a text with the warning: it waits for an operator, like a text with an error.
   */
  isHeld?: true;
  /** It is not about the text, which has not been read. */
  isUnread?: true;
  /** The sentence claims too much or nothing, but does no harm: the text may do without it. */
  isCut?: true;
  /** A run does not write the text again, because another attempt would not help. */
  isNotCorrected?: true;
}

/** Every kind of objection of the checks and the second reader. */
export const objectionKinds = {
  shape: { name: "Form", severity: "error", isNeverAcceptable: true },
  figure: { name: "Figure", severity: "error" },
  contact: { name: "Contact", severity: "error", isNeverAcceptable: true },
  markup: { name: "Markup", severity: "error", isNeverAcceptable: true },
  unfilled_slot: { name: "Missing fact", severity: "error", isNeverAcceptable: true },
  other_place: { name: "Other place", severity: "error" },
  name: { name: "Name", severity: "error" },
  abuse: { name: "Abuse", severity: "error", isNeverAcceptable: true },
  reader: { name: "Second reader", severity: "warning", isHeld: true },
  removable: { name: "Nobody would miss it", severity: "warning", isHeld: true, isCut: true },
  unsupported: { name: "Not supported", severity: "warning", isHeld: true, isCut: true },
  unread: {
    name: "Not read",
    severity: "warning",
    isHeld: true,
    isUnread: true,
    isNotCorrected: true,
  },
  own_words: { name: "Own words", severity: "warning" },
  law_word: { name: "Northern Ireland", severity: "warning", isNotCorrected: true },
  superlative: { name: "Not the first", severity: "warning", isHeld: true, isCut: true },
  advice: { name: "Advice without a figure", severity: "warning", isHeld: true, isCut: true },
  repeats_page: { name: "On the page already", severity: "warning", isHeld: true },
  spelling: { name: "American spelling", severity: "warning", isHeld: true },
  place_not_named: { name: "Place not named", severity: "warning", isHeld: true },
  repetition: { name: "Repetition", severity: "warning", isHeld: true },
  similarity: { name: "Similar text", severity: "warning", isHeld: true },
  length: { name: "Length", severity: "warning", isHeld: true },
} as const satisfies Record<string, ObjectionKind>;
export type ObjectionCode = keyof typeof objectionKinds;

/** A version may store the code of a check that is no longer made. */
const kindOf = (code: ObjectionCode): ObjectionKind =>
  (objectionKinds as Partial<typeof objectionKinds>)[code] ?? { name: code, severity: "warning" };

export const nameOfKind = (code: ObjectionCode): string => kindOf(code).name;

/**
 * An objection of the checks or the second reader to a text. The corrective attempt passes the
 * message to the text service.
 */
export interface Objection {
  code: ObjectionCode;
  severity: ObjectionKind["severity"];
  /** Path of the field: `mot[1].heading`. Empty for the text as a whole. */
  at: string;
  /**
   * The words in question, quoted from the text. Empty if the objection is not about particular
   * words.
   */
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
}

/** A rule over one sentence and the facts of its location. Returns every objection. */
export type SentenceCheck = (sentence: CheckedSentence, facts: FactRecord) => Objection[];

/** Returns an objection that quotes the words it is about. */
export function objection(
  code: ObjectionCode,
  { at }: { at: string },
  words: string,
  what: string,
): Objection {
  const quoted = words.trim();
  const { severity } = kindOf(code);
  return { code, severity, at, words: quoted, message: `${fieldAndWords(at, quoted)}${what}.` };
}

const fieldAndWords = (at: string, words: string): string =>
  words === "" ? `${fieldName(at)}: ` : `${fieldName(at)} says "${words}": `;

/** Returns the message of an objection without the field and the words that it is about. */
export function messageWithoutField({ at, words, message }: Objection): string {
  const start = fieldAndWords(at, words);
  return message.startsWith(start) ? message.slice(start.length) : message;
}

/** Returns the objection that quotes the words in a list, if there are any. */
export const objectionOf = (
  code: ObjectionCode,
  at: { at: string },
  words: string | undefined,
  what: string,
) => (words === undefined ? [] : [objection(code, at, words, what)]);

/** Returns whether a run writes a text with the objection again. */
export const isToBeCorrected = ({ code }: Objection): boolean => !kindOf(code).isNotCorrected;

/**
 * Returns whether a text with the objection is not published, unless an operator accepts it with a
 * reason.
 */
export const isError = ({ severity }: Objection): boolean => severity === "error";

/** Returns whether the objection is that nobody has read the text. */
export const isUnread = ({ code }: Objection): boolean => kindOf(code).isUnread === true;

/** Returns whether no run publishes a text with the objection: it waits for an operator. */
export const isHeld = (found: Objection): boolean =>
  isError(found) || kindOf(found.code).isHeld === true;

/**
 * Returns whether a text with the objection waits for its content, and not because it has not been
 * read.
 */
export const isHeldForContent = (found: Objection): boolean => isHeld(found) && !isUnread(found);

/**
 * The weight of an objection. A text that nobody has read weighs as much as one with an error,
 * because it may have any.
 */
function weightOf(found: Objection): number {
  if (isNeverAcceptable(found)) return 1_000;
  if (isError(found) || isUnread(found)) return 100;
  return isHeld(found) ? 10 : 1;
}

/** Returns the weight of all objections to a text: the heavier, the more is wrong with it. */
export const weightOfObjections = (objections: readonly Objection[]): number =>
  objections.reduce((sum, found) => sum + weightOf(found), 0);

/** Returns whether the text may do without the sentence that the objection is to. */
export const mayBeCut = ({ code }: Objection): boolean => kindOf(code).isCut === true;

/**
 * Returns whether a text with the objection cannot be published, even if an operator gives a
 * reason.
 */
export const isNeverAcceptable = ({ code }: Pick<Objection, "code">): boolean =>
  kindOf(code).isNeverAcceptable === true;

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
 * Returns a path in words: `mot[1].paragraphs[0][2]` is `MOT, section 2, paragraph 1, sentence 3`.
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
