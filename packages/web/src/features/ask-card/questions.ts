import { dayInWords, type Day } from "@vanfettle/vans/calendar-day";
import { class4, class7, weightInKg } from "@vanfettle/vans/law/law-classes";
import { lawValues, type TestJurisdiction, type VanClass } from "@vanfettle/vans/law/law-values";

/**
 * The known facts about a van before a call. It does not hold a registration, because the card is
 * shared.
 */
export interface AskedVan {
  jurisdiction: TestJurisdiction;
  vanClass: VanClass | "5" | "heavy" | null;
  grossKg: number | null;
  /** The last day without a new test, if it is to come and known. */
  due: Day | null;
  /** The first day on which a test keeps the renewal date, if there is a rule. */
  earliest: Day | null;
  /** The failed last test; null without one. */
  failed: AskedFailure | null;
}

export interface AskedFailure {
  testedOn: Day;
  /** True if the van must not be driven before the repair. */
  isUnsafe: boolean;
  /** The last day of a retest at less than the full fee; null if it is over or unknown. */
  retestBy: Day | null;
  /** The defects to repair in the tester's words, worst first; empty if they are not known. */
  defects: readonly string[];
}

/** The purposes of a call. */
export const purposes = ["test", "repair", "service"] as const;
export type Purpose = (typeof purposes)[number];

/** Returns the known facts about a van of a class. */
export const askedClass = (
  vanClass: VanClass | null = null,
  jurisdiction: TestJurisdiction = "great-britain",
): AskedVan => ({
  jurisdiction,
  vanClass,
  grossKg: null,
  due: null,
  earliest: null,
  failed: null,
});

const fees = { "4": class4.maximumFee, "7": class7.maximumFee } as const;
const { workingDays } = lawValues.partialRetest;

const weightWords = ({ grossKg }: AskedVan): string =>
  grossKg === null
    ? "The gross weight on its plate: ____ kg."
    : `The gross weight on its plate: ${weightInKg(grossKg)}.`;

/** A lane for a class does not show that a long van with a high roof fits. */
const size = "Does it fit? Length: ____ m. Height with the roof rack: ____ m.";

function classQuestion(van: AskedVan): string {
  const { vanClass } = van;
  if (vanClass === null) return `Which classes do you test? ${weightWords(van)}`;
  if (vanClass === "heavy") return `Do you test heavy vehicles? ${weightWords(van)}`;
  return `Do you test class ${vanClass} vans? ${weightWords(van)}`;
}

function priceQuestion({ vanClass }: AskedVan): string {
  if (vanClass === "4" || vanClass === "7") {
    return `What does the test cost? The legal maximum for class ${vanClass}: ${fees[vanClass]}.`;
  }
  // Pages that do not know the class state the maximum fees elsewhere.
  return "What does the test cost?";
}

function dayQuestion({ due, earliest }: AskedVan): string {
  if (due === null) return "Which day and time can you do it, and do I wait or leave the van?";
  const from = earliest === null ? "" : ` from ${dayInWords(earliest)}`;
  return `Can you do it${from} by ${dayInWords(due)}?`;
}

const testQuestions = (van: AskedVan): string[] => [
  classQuestion(van),
  size,
  priceQuestion(van),
  dayQuestion(van),
  "If it fails, do you repair it, and what does an hour cost?",
  `If it fails, what does the retest cost: if I leave it with you for repair, and if I bring it back within ${workingDays} working days?`,
];

/** The preparation of a test at DVA, which garages do not carry out. */
const preparationQuestions = (van: AskedVan): string[] => [
  `Can you prepare my van for its test at DVA? ${weightWords(van)}`,
  size,
  van.due === null
    ? "Which day can you do it? I book the test with DVA."
    : `Can you do it before the test? It is due by ${dayInWords(van.due)}.`,
  "What does the check cost, and what does an hour of repair cost?",
  "If it then fails, do you repair it before the retest?",
];

/** Returns the owner's words to a garage about a failed test. */
function failureWords(failed: AskedFailure | null): string {
  if (!failed) return "My van failed its test.";
  const failure = `My van failed its test on ${dayInWords(failed.testedOn)}`;
  return failed.defects.length > 0 ? `${failure} for the defects below.` : `${failure}.`;
}

function repairQuestions(van: AskedVan): string[] {
  const { failed, jurisdiction } = van;
  const retest =
    jurisdiction === "northern-ireland"
      ? "When will it be ready? I apply to DVA for the retest."
      : "Do you retest it after the repair, and what does that cost?";
  return [
    `${failureWords(failed)} Can you repair it?`,
    ...(failed?.defects ?? []),
    weightWords(van),
    size,
    failed?.isUnsafe
      ? "I must not drive it before the repair. Can you collect it, and for how much?"
      : "Is it safe to drive to you? If not, can you collect it?",
    "What do parts and work cost, with VAT? Call me before you do more.",
    failed?.retestBy ? `${retest} By ${dayInWords(failed.retestBy)} it costs less.` : retest,
  ];
}

const serviceQuestions = (van: AskedVan): string[] => [
  `What does the service include for a van like mine? ${weightWords(van)}`,
  `Does your lift take it? ${size}`,
  "What does it cost with parts and VAT?",
  ...(van.jurisdiction === "northern-ireland" ? [] : ["Can you do its MOT on the same day?"]),
  "How long is the warranty on parts and work?",
  "Call me before you do more than agreed.",
];

/** Returns the work that a purpose is about. */
export function subjectOf(purpose: Purpose, { jurisdiction }: AskedVan): string {
  if (purpose === "repair") return "Failed test";
  if (purpose === "service") return "Service";
  return jurisdiction === "northern-ireland" ? "DVA test" : "MOT";
}

/** Returns the questions for a call, by purpose. */
export function questionsFor(purpose: Purpose, van: AskedVan): string[] {
  if (purpose === "repair") return repairQuestions(van);
  if (purpose === "service") return serviceQuestions(van);
  return van.jurisdiction === "northern-ireland" ? preparationQuestions(van) : testQuestions(van);
}

/** Returns the questions as a text to copy. */
export const questionsAsText = (purpose: Purpose, van: AskedVan): string =>
  [
    `${subjectOf(purpose, van)}: what to ask`,
    ...questionsFor(purpose, van).map((line) => `- ${line}`),
  ].join("\n");
