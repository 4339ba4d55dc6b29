import type { FactRecord } from "../text/facts.ts";
import { namesIn } from "../text/facts.ts";
import { maskNames } from "../similarity/shingles.ts";
import { violation, type Violation } from "./check.ts";
import { subjectsOf } from "./subjects.ts";

/** A question and its answer, with their slots filled and their characters made readable. */
export interface Answered {
  at: string;
  question: string;
  answer: string;
}

interface QuestionForm {
  asks: RegExp;
  answeredBy: RegExp;
}

const figure = /\d|\b(?:no|none|one|several|more than|fewer|nearest|each|every)\b/i;
/** Forms of questions and what their answers hold at least. */
const forms: readonly QuestionForm[] = [
  { asks: /^(?:and )?how (?:many|much (?!does|do|is|will|would|should|can))/i, answeredBy: figure },
  { asks: /^(?:and )?how far\b/i, answeredBy: /\d|\bmiles?\b|\bnear|\bclose|\bno\b|\bdistance\b/i },
  {
    asks: /^(?:and )?how often\b|^when\b/i,
    answeredBy:
      /\b(?:every|often|once|twice|intervals?|schedules?|miles?|mileage|years?|months?|weeks?|days?|dates?|when\w*|before|after|as soon|each|early|earlier|late\w*|until|sooner|time|book|handbook|seasons?|winter|spring|summer|autumn|due|depends|first|morning|page|above|below)\b/i,
  },
  {
    asks: /\bhow long\b/i,
    answeredBy:
      /\b(?:hours?|minutes?|days?|morning|afternoon|time|long\w*|depends|while|same day|quick\w*|ask|until|when)\b/i,
  },
  {
    asks: /\bhow much\b|\b(?:what|how)\b(?:(?!\b(?:what|how)\b).)*\b(?:costs?|prices?|fees?|pay)\b/i,
    answeredBy: /\b(?:costs?|prices?|fees?|quotes?|pay\w*|charges?|bills?|depends|quoted|£)\b|£/i,
  },
  {
    asks: /\bwhat\b(?:(?!\bwhat\b).)*\b(?:includes?|included|covers?|consists?|involves?|part of)\b/i,
    answeredBy:
      /\b(?:includes?|included|covers?|covered|chang\w+|replac\w+|check\w*|renew\w*|adds?|goes over|looks? (?:at|over)|consists?|inspect\w*|test\w*|top\w* up|parts?)\b/i,
  },
  {
    asks: /^why\b/i,
    answeredBy:
      /\b(?:because|so|since|as|means?|otherwise|can|could|may|might|often|usually|most|keeps?|lets?|makes?|that is|causes?|if|reason|and|to)\b/i,
  },
  {
    asks: /^(?:and )?where\b/i,
    answeredBy: /\b(?:at|in|on|near\w*|within|from|under|beside|inside|behind|here|list\w*|page|placename)\b/i,
  },
];

const commonWords = new Set(
  "can may you the for and are was how who why not any all its out has had get van now new see way yes two too let off per her his she him about after again all also and any are around been before being both but can could did does doing done each for from garage garages get gets good had has have how into its just keep like make makes many more most much must need needs not often one only our out over own placename same should some such than that the their them then there they this those through too under until use used van vans very was well were what when where whether which while who why will with without work would you your owner owners".split(
    " ",
  ),
);
const stem = (word: string): string => word.replace(/(?:'s|ies|ing|ed|es|s|e|y)$/, "");
const stemsOf = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/[a-z']{3,}/g) ?? []).filter((word) => !commonWords.has(word)).map(stem));
/** Returns whether an answer is about its question: it shares a subject or a word with it and has the form that is asked for. */
export function answersQuestion(question: string, answer: string): boolean {
  const plain = answer.replaceAll(/\bclass(?:es)? [47]\b/gi, "class");
  const form = forms.find(({ asks }) => asks.test(question));
  if (form && !form.answeredBy.test(plain)) return false;
  const asked = subjectsOf(question);
  const answered = new Set(subjectsOf(answer));
  if (asked.some((subject) => answered.has(subject) && !isGeneral(subject, asked))) return true;
  if (everywhere.test(answer) || (form && /\b(?:it|its|they|them|one)\b/i.test(answer)) || anaphora.test(answer))
    return true;
  const stems = stemsOf(answer);
  if (Array.from(stemsOf(question)).some((each) => stems.has(each))) return true;
  // "Yes, if you ask first." answers a yes-or-no question in other words.
  return (
    isYesOrNo(question) &&
    /^(?:yes|no|not|usually|often|sometimes|only|most|some|many|few|it|that|they|rarely|seldom|ask|if|where|once|as long as|better|best|preferably)\b/i.test(
      answer,
    )
  );
}

/** Where an answer can be had, whatever the question. */
const everywhere =
  /\b(?:handbook|look it up|ask (?:the|a|your|any|each|one)(?: \w+)? ?(?:garages?|stations?|workshops?|mechanics?|testers?)|depends|it varies)\b/i;

/** An answer that begins so goes on from its question. */
const anaphora = /^(?:if|when|where) (?:it|they|that|one|you)\b|^(?:it|they|that|this|both|neither|better|best)\b/i;

/** Subjects so wide that sharing one says little if the question has a narrower one, too. */
const wide = new Set(["stations", "places", "preparation", "test", "servicing", "waiting"]);
const isGeneral = (subject: string, asked: readonly string[]): boolean =>
  wide.has(subject) && asked.some((other) => !wide.has(other));

const isYesOrNo = (question: string): boolean =>
  /^(?:and |so |but )?(?:can|could|do|does|did|is|are|should|shall|will|would|may|must|has|have|am)\b/i.test(question);

/** Refuses answers that are not about their questions. */
export function checkAnswers(faqs: readonly Answered[], facts: FactRecord): Violation[] {
  const names = namesIn(facts);
  return faqs.flatMap(({ at, question, answer }) =>
    answersQuestion(maskNames(question, names), maskNames(answer, names))
      ? []
      : [violation("off_subject", { at }, answer.slice(0, 80), `this does not answer "${question}"`)],
  );
}
