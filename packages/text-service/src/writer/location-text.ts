import type { WritingTask } from "./task.ts";

export type LocationText = ReturnType<typeof writeLocationText>;

/** The sentences about servicing. Each is written if the location has the facts of its slots. */
const servicing = [
  "Drivers in NAME have {{count3}} and {{count10}}.",
  "Drivers in NAME have {{count5}}.",
  "Ask a garage in NAME for {{guide.together}}.",
  "A garage in NAME can service a van, but who tests it is {{guide.dva}}.",
];

/** The sentences about the MOT. */
const mot = [
  "NAME has {{seven3}} and {{seven10}}.",
  "NAME has {{seven5}}.",
  "From the centre of NAME it is {{near7}}.",
  "Drivers from NAME also find {{town1}}.",
  "A class 7 station is close to {{towns}}.",
  "Drivers from NAME have {{island}}.",
  "Drivers from NAME can book {{dvaOwn}}.",
  "Drivers from NAME can book {{dva1}}, or {{dva2}}.",
  "Drivers from NAME can book {{dvaIn}}.",
  "The MOT in NAME is done by {{guide.dva}}.",
];

/** The questions, each with its answer. */
const questions = [
  ["How far from NAME is class 7 tested?", "It is {{near7}}, from the centre of NAME."],
  ["How wide is the choice for class 7 around NAME?", "There, drivers from NAME find {{town1}}."],
  [
    "Can a van from NAME combine the work?",
    "Yes, drivers from NAME can ask for {{guide.together}}.",
  ],
  ["Who tests vans from NAME?", "Vans from NAME go to {{guide.dva}}."],
] as const;

const slots = /\{\{([\w.-]+)\}\}/g;

/** The most sentences of a section and questions of a text. */
const limit = 3;

/**
 * Writes a sample text of a location: sentences of a template around its facts. The same facts
 * always get the same text.
 */
export function writeLocationText({
  location: { name, distinctName = name, county },
  facts,
}: Pick<WritingTask, "location" | "facts">) {
  const known = new Set(facts.map(({ id }) => id));
  const place = name.replaceAll(" & ", " and ");
  const write = (sentence: string): string => sentence.replaceAll("NAME", place);
  const isKnown = (sentence: string): boolean =>
    Array.from(sentence.matchAll(slots)).every(([, id = ""]) => known.has(id));
  const section = (what: string, sentences: readonly string[]) => [
    {
      heading: `Sample text: ${what} in ${place}`,
      paragraphs: [sentences.filter(isKnown).slice(0, limit).map(write)],
    },
  ];
  const title = distinctName === name && county !== null ? `${name}, ${county}` : distinctName;
  return {
    servicing: section("van servicing", servicing),
    mot: section("the van MOT", mot),
    faqs: questions
      .filter(([, answer]) => isKnown(answer))
      .slice(0, limit)
      .map(([question, answer]) => ({ question: write(question), answer: [write(answer)] })),
    servicingMetaTitle: `Van servicing in ${title}: a sample text`,
    servicingMetaDescription: `Sample description of van servicing in ${title}: which garages there are, and how to ask one for a quote.`,
    motMetaTitle: `Van MOT in ${title}: a sample text`,
    motMetaDescription: `Sample description of the van MOT in ${title}: which stations there are, and how to ask one for a date.`,
  };
}
