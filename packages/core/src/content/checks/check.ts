import type { FactRecord } from "../../location/facts/facts.ts";

/**
 * What follows from an objection, with its weight. `never` and `error`: no operator publishes the
 * text, or only with a reason. `unread`, `held` and `cut`: no run publishes it. It has not been
 * read, and may have any error; the writer corrects it; or it may do without the sentence, which
 * claims too much or nothing but does no harm. `hint`: a run publishes it.
 */
const levels = { never: 1_000, error: 100, unread: 100, held: 10, cut: 10, hint: 1 } as const;

/** Every kind of objection of the checks and the second reader, with its name for operators. */
export const objectionKinds = {
  shape: ["never", "Form"],
  figure: ["error", "Figure"],
  contact: ["never", "Contact"],
  markup: ["never", "Markup"],
  unfilled_slot: ["never", "Missing fact"],
  other_place: ["error", "Other place"],
  name: ["error", "Name"],
  abuse: ["never", "Abuse"],
  reader: ["held", "Second reader"],
  removable: ["cut", "Nobody would miss it"],
  unsupported: ["cut", "Not supported"],
  unread: ["unread", "Not read"],
  own_words: ["hint", "Own words"],
  law_word: ["hint", "Northern Ireland"],
  superlative: ["cut", "Not the first"],
  repeats_page: ["held", "On the page already"],
  spelling: ["held", "American spelling"],
  place_not_named: ["held", "Place not named"],
  not_in_section: ["held", "Not in its section"],
  repetition: ["held", "Repetition"],
  similarity: ["held", "Similar text"],
  length: ["held", "Length"],
} as const satisfies Record<string, [keyof typeof levels, string]>;
export type ObjectionCode = keyof typeof objectionKinds;

/** A version may store the code of a check that is no longer made. */
const levelOf = ({ code }: Pick<Objection, "code">): keyof typeof levels =>
  (objectionKinds as Partial<typeof objectionKinds>)[code]?.[0] ?? "hint";

export const nameOfKind = (code: ObjectionCode): string =>
  (objectionKinds as Partial<typeof objectionKinds>)[code]?.[1] ?? code;

/**
 * An objection of the checks or the second reader to a text. The corrective attempt passes the
 * message to the text service.
 */
export interface Objection {
  code: ObjectionCode;
  severity: "error" | "warning";
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
  const level = levelOf({ code });
  const severity = level === "never" || level === "error" ? "error" : "warning";
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

/**
 * Returns whether a text with the objection is not published, unless an operator accepts it with a
 * reason.
 */
export const isError = ({ severity }: Objection): boolean => severity === "error";

/** Returns whether the objection is that nobody has read the text. */
export const isUnread = (found: Objection): boolean => levelOf(found) === "unread";

/** Returns whether no run publishes a text with the objection: it waits for an operator. */
export const isHeld = (found: Objection): boolean => isError(found) || levelOf(found) !== "hint";

/**
 * Returns whether a text with the objection waits for its content, and not because it has not been
 * read. A run writes it again.
 */
export const isHeldForContent = (found: Objection): boolean => isHeld(found) && !isUnread(found);

/** Returns whether the text may do without the sentence that the objection is to. */
export const mayBeCut = (found: Objection): boolean => levelOf(found) === "cut";

/**
 * Returns whether a text with the objection cannot be published, even if an operator gives a
 * reason.
 */
export const isNeverAcceptable = (found: Pick<Objection, "code">): boolean =>
  levelOf(found) === "never";

/** Returns the weight of all objections to a text: the heavier, the more is wrong with it. */
export const weightOfObjections = (objections: readonly Objection[]): number =>
  objections.reduce(
    (sum, found) => sum + Math.max(levels[levelOf(found)], isError(found) ? levels.error : 0),
    0,
  );

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
  const ofPart = part.endsWith("MetaDescription") ? "sentence" : "section";
  // An answer has sentences, and a section has them in paragraphs.
  const [paragraph, sentence] = isFaq ? [undefined, ...indexes] : indexes;
  return [
    wholeFields[part] ?? part,
    ...numbered(isFaq ? "question" : ofPart, item),
    ...(field === "heading" || field === "answer" ? [field] : []),
    ...numbered("paragraph", paragraph),
    ...numbered("sentence", sentence),
  ].join(", ");
}
