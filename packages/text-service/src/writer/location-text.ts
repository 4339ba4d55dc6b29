import type { WritingTask } from "./task.ts";

export type LocationText = ReturnType<typeof writeLocationText>;

/**
 * The sentences about servicing. Of each list, the first is written that the location has the facts
 * for. A name before a noun needs no article: "West Midlands drivers".
 */
const servicing = [
  ["NAME drivers have {{count3}} and {{count10}}.", "NAME drivers have {{count5}}."],
  ["Ask a garage for {{guide.together}}.", "A garage can service a van."],
];

/** The sentences about the MOT. */
const mot = [
  [
    "NAME drivers have {{seven3}} and {{seven10}}.",
    "NAME drivers have {{seven5}}.",
    "NAME drivers have {{island7}}.",
  ],
  ["It is {{near7}}.", "A class 7 station is close to {{towns}}."],
  ["NAME drivers also have {{town1}}."],
  ["NAME drivers can book {{dvaOwn}}.", "NAME drivers can book {{dvaIn}}."],
  ["They can also book {{dva1}}, or {{dva2}}."],
  ["The MOT is done by {{guide.dva}}."],
];

/** The questions, each with its answer. */
const questions = [
  ["How far do NAME drivers have to go for class 7?", "It is {{near7}}, from the centre."],
  ["Is there a choice for class 7?", "Yes, NAME drivers have {{town1}}, for example."],
  ["Can NAME drivers combine the work?", "Yes, they can ask for {{guide.together}}."],
  ["Who tests NAME vans?", "They go to {{guide.dva}}."],
] as const;

const slots = /\{\{([\w.-]+)\}\}/g;

/**
 * Writes a sample text of a location: sentences of a template around its facts. The same facts
 * always get the same text.
 */
export function writeLocationText({
  location: { name },
  facts,
}: Pick<WritingTask, "location" | "facts">) {
  const known = new Set(facts.map(({ id }) => id));
  const place = name.replaceAll(" & ", " and ");
  const write = (sentence: string): string => sentence.replaceAll("NAME", place);
  const isKnown = (sentence: string): boolean =>
    Array.from(sentence.matchAll(slots)).every(([, id = ""]) => known.has(id));
  const section = (what: string, lists: readonly string[][]) => [
    {
      heading: `Sample text about ${what}: ${place}`,
      paragraphs: [lists.flatMap((sentences) => sentences.find(isKnown) ?? []).map(write)],
    },
  ];
  return {
    servicing: section("van servicing", servicing),
    mot: section("the van MOT", mot),
    faqs: questions
      .filter(([, answer]) => isKnown(answer))
      .map(([question, answer]) => ({ question: write(question), answer: [write(answer)] })),
    servicingMetaTitle: `${place}: a sample text on van servicing`,
    servicingMetaDescription: `${place}: a sample description of van servicing, of which garages there are, and of how to ask one for a quote.`,
    motMetaTitle: `${place}: a sample text on the van MOT`,
    motMetaDescription: `${place}: a sample description of the van MOT, of which stations there are, and of how to ask one for a date.`,
  };
}
