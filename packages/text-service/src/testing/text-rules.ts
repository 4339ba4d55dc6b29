import type { Facts } from "../writer/facts.ts";
import type { PlaceText } from "../writer/place-text.ts";

const words = (text: string): number => text.split(/\s+/).filter(Boolean).length;
const numbersIn = (text: string): string[] =>
  (text.match(/\d+(?:,\d{3})*(?:\.\d+)?/g) ?? []).map((number) => String(Number(number.replaceAll(",", ""))));

const forbidden: readonly RegExp[] = [
  /\b(?:ratings?|rated|stars?|reviews?|RRP|sav(?:e|es|ings?)|discounts?|cheap\w*|guarantee\w*|award\w*|leading)\b/i,
  /\b(?:phone|e-?mail|www|https?|GOV\.UK)\b|@|\/\//i,
  /[<>{}$[\]|`*_#]|\s\s|\n/,
  /\b(?:three|four|five|six|seven|eight|nine|ten|twelve|twenty|hundred|thousand|dozens?)\b/i,
  /\b(?:I'm sorry|language model|lorem|undefined|null|NaN)\b/i,
];

function lengthFaults(at: string, texts: readonly string[], low: number, high: number): string[] {
  return texts
    .filter((text) => text.length < low || text.length > high)
    .map((text) => `${at} has ${text.length} characters: ${text}`);
}

/** What is wrong with a text, in words; empty when it may be published. The rules pages live by, said once more here. */
export function faultsOf(text: PlaceText, facts: Facts): string[] {
  const sections = [...text.servicing, ...text.mot];
  const paragraphs = (part: PlaceText["mot"]) => part.flatMap((section) => section.paragraphs);
  const titles = [text.servicingMetaTitle, text.motMetaTitle];
  const descriptions = [text.servicingMetaDescription, text.motMetaDescription];
  const all = [
    ...sections.flatMap(({ heading, paragraphs: body }) => [heading, ...body]),
    ...text.faqs.flatMap(({ question, answer }) => [question, answer]),
    ...titles,
    ...descriptions,
  ];
  const known = new Set(numbersIn(JSON.stringify(facts).replaceAll(",", " , ")));
  const names = [facts.name, ...facts.nearby.map(({ name }) => name), ...facts.largestPlaces.map(({ name }) => name)];
  const plain = all.map((each) => names.reduce((rest, name) => rest.replaceAll(name, ""), each).replaceAll("  ", " "));
  const servicingWords = words(paragraphs(text.servicing).join(" "));
  const motWords = words(paragraphs(text.mot).join(" "));
  return [
    ...lengthFaults(
      "heading",
      sections.map(({ heading }) => heading),
      3,
      80,
    ),
    ...lengthFaults("paragraph", paragraphs(sections), 120, 900),
    ...lengthFaults(
      "question",
      text.faqs.map(({ question }) => question),
      10,
      160,
    ),
    ...lengthFaults(
      "answer",
      text.faqs.map(({ answer }) => answer),
      40,
      600,
    ),
    ...lengthFaults("title", titles, 25, 65),
    ...lengthFaults("description", descriptions, 70, 160),
    ...(servicingWords < 220 || servicingWords > 700 ? [`servicing has ${servicingWords} words`] : []),
    ...(motWords < 200 || motWords > 700 ? [`mot has ${motWords} words`] : []),
    ...[text.servicing, text.mot].filter((part) => part.length < 3 || part.length > 5).map(() => "wrong section count"),
    ...(text.faqs.length < 5 || text.faqs.length > 8 ? ["wrong question count"] : []),
    ...[paragraphs(text.servicing).join(" "), paragraphs(text.mot).join(" "), ...titles]
      .filter((each) => !each.includes(facts.name))
      .map((each) => `the place is not named: ${each.slice(0, 60)}`),
    ...all
      .flatMap(numbersIn)
      .filter((number) => !known.has(number))
      .map((number) => `${number} is no fact`),
    ...plain.flatMap((each) => forbidden.filter((rule) => rule.test(each)).map((rule) => `${rule.source} in: ${each}`)),
    ...northernFaults(all, facts),
  ];
}

function northernFaults(all: readonly string[], facts: Facts): string[] {
  if (facts.mot.atGarages) return [];
  const sentences = all.flatMap((text) => text.split(/(?<=[.?])\s/));
  const garageMots = sentences.filter(
    (each) => /\bMOTs?\b/.test(each) && /garage|workshop|station|£|class \d/i.test(each),
  );
  const silent = sentences.some((each) => each.includes("DVA")) ? [] : ["DVA is not named"];
  return [...garageMots.map((each) => `garage MOT: ${each}`), ...silent];
}
