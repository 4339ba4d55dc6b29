import type { Facts } from "../writer/facts.ts";
import type { LocationText } from "../writer/location-text.ts";

const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;
const findNumbers = (text: string): string[] =>
  (text.match(/\d+(?:,\d{3})*(?:\.\d+)?/g) ?? []).map((number) => String(Number(number.replaceAll(",", ""))));

const forbidden: readonly RegExp[] = [
  /\b(?:ratings?|rated|stars?|reviews?|RRP|sav(?:e|es|ings?)|discounts?|cheap\w*|guarantee\w*|award\w*|leading)\b/i,
  /\b(?:phone|e-?mail|www|https?|GOV\.UK)\b|@|\/\//i,
  /[<>{}$[\]|`*_#]|\s\s|\n/,
  /\b(?:three|four|five|six|seven|eight|nine|ten|twelve|twenty|hundred|thousand|dozens?)\b/i,
  /\b(?:I'm sorry|language model|lorem|undefined|null|NaN)\b/i,
];

function findLengthViolations(at: string, texts: readonly string[], low: number, high: number): string[] {
  return texts
    .filter((text) => text.length < low || text.length > high)
    .map((text) => `${at} has ${text.length} characters: ${text}`);
}

/** Returns the rules that a text breaks, each as a sentence. They repeat the checks a text must pass before publication. */
export function findRuleViolations(text: LocationText, facts: Facts): string[] {
  const sections = [...text.servicing, ...text.mot];
  const paragraphs = (part: LocationText["mot"]) => part.flatMap((section) => section.paragraphs);
  const titles = [text.servicingMetaTitle, text.motMetaTitle];
  const descriptions = [text.servicingMetaDescription, text.motMetaDescription];
  const all = [
    ...sections.flatMap(({ heading, paragraphs: body }) => [heading, ...body]),
    ...text.faqs.flatMap(({ question, answer }) => [question, answer]),
    ...titles,
    ...descriptions,
  ];
  const factNumbers = new Set(findNumbers(JSON.stringify(facts).replaceAll(",", " , ")));
  const names = [facts.name, ...facts.nearby.map(({ name }) => name), ...facts.largestPlaces.map(({ name }) => name)];
  const withoutNames = all.map((each) =>
    names.reduce((rest, name) => rest.replaceAll(name, ""), each).replaceAll("  ", " "),
  );
  const servicingWords = countWords(paragraphs(text.servicing).join(" "));
  const motWords = countWords(paragraphs(text.mot).join(" "));
  return [
    ...findLengthViolations(
      "heading",
      sections.map(({ heading }) => heading),
      3,
      80,
    ),
    ...findLengthViolations("paragraph", paragraphs(sections), 120, 900),
    ...findLengthViolations(
      "question",
      text.faqs.map(({ question }) => question),
      10,
      160,
    ),
    ...findLengthViolations(
      "answer",
      text.faqs.map(({ answer }) => answer),
      40,
      600,
    ),
    ...findLengthViolations("title", titles, 25, 65),
    ...findLengthViolations("description", descriptions, 70, 160),
    ...(servicingWords < 220 || servicingWords > 700 ? [`servicing has ${servicingWords} words`] : []),
    ...(motWords < 200 || motWords > 700 ? [`mot has ${motWords} words`] : []),
    ...[text.servicing, text.mot].filter((part) => part.length < 3 || part.length > 5).map(() => "wrong section count"),
    ...(text.faqs.length < 5 || text.faqs.length > 8 ? ["wrong question count"] : []),
    ...[paragraphs(text.servicing).join(" "), paragraphs(text.mot).join(" "), ...titles]
      .filter((each) => !each.includes(facts.name))
      .map((each) => `the place is not named: ${each.slice(0, 60)}`),
    ...all
      .flatMap(findNumbers)
      .filter((number) => !factNumbers.has(number))
      .map((number) => `${number} is no fact`),
    ...withoutNames.flatMap((each) =>
      forbidden.filter((rule) => rule.test(each)).map((rule) => `${rule.source} in: ${each}`),
    ),
    ...findNorthernIrelandViolations(all, facts),
  ];
}

function findNorthernIrelandViolations(all: readonly string[], facts: Facts): string[] {
  if (facts.mot.atGarages) return [];
  const sentences = all.flatMap((text) => text.split(/(?<=[.?])\s/));
  const garageMots = sentences.filter(
    (each) => /\bMOTs?\b/.test(each) && /garage|workshop|station|£|class \d/i.test(each),
  );
  const withoutDva = sentences.some((each) => each.includes("DVA")) ? [] : ["DVA is not named"];
  return [...garageMots.map((each) => `garage MOT: ${each}`), ...withoutDva];
}
