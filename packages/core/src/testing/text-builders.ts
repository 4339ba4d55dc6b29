import {
  fillText,
  mapText,
  type FilledText,
  type LocationText,
  type Sentence,
} from "../content/text/location-text.ts";
import { toModelText, type ModelText } from "../content/text/model-text.ts";
import { slotValues } from "../content/text/slots.ts";
import { textHash } from "../content/text/text-hash.ts";
import type { FactRecord } from "../location/facts/facts.ts";

/** Builds the facts of a place of Great Britain. */
export function buildFactRecord(changes: Partial<FactRecord> = {}): FactRecord {
  return {
    kind: "place",
    name: "Reigate",
    type: "town",
    county: "Surrey",
    region: "South East",
    distinctName: null,
    island: null,
    centre: null,
    around: null,
    elsewhere: [
      { name: "Redhill", miles: 4.7, class7: 18 },
      { name: "Dorking", miles: 5.8, class7: 30 },
    ],
    next: [],
    charges: [],
    centresBeyond: [],
    opposite: null,
    islandStations: null,
    districts: [],
    testCentres: [],
    towns: [],
    counties: [],
    zone: null,
    vanStations: {
      count: 37,
      class7: 12,
      withinMiles: 5,
      nearestMiles: 0.4,
      nearestClass7Miles: 2.3,
      tenthMiles: 3.1,
    },
    ...changes,
  };
}

/** Builds the facts of a place of Northern Ireland, without stations. */
export const buildNorthernIrishFactRecord = (): FactRecord =>
  buildFactRecord({
    name: "Lisburn",
    county: "County Antrim",
    region: "Northern Ireland",
    type: "city",
    elsewhere: [],
    testCentres: [
      { name: "Lisburn", miles: 0 },
      { name: "Belfast", miles: 6.7 },
      { name: "Mallusk", miles: 11.2 },
    ],
    vanStations: null,
  });

/** Builds a sentence. */
export const buildSentence = (text: string): Sentence => ({ text });

const reigate = "Reigate";

/**
 * Builds a text that passes all checks against the record of `buildFactRecord` with the same name.
 * The texts of other names are not copies of Reigate's.
 */
export function buildLocationText({
  name = reigate,
  ...changes
}: { name?: string } & Partial<LocationText> = {}): LocationText {
  const text = textAbout(name);
  return { ...(name === reigate ? text : ofItsOwn(text, name)), ...changes };
}

const syllables = ["ba", "de", "fi", "go", "lu", "ma", "ne", "po", "ri", "su", "te", "vo"];

/** Adds words to each sentence that no other location's text has, so it is not a copy. */
export function ofItsOwn(text: LocationText, location: string): LocationText {
  let sentences = 0;
  const word = (number: number): string => {
    const hash = textHash(`${location} ${sentences} ${number}`);
    return [1, 12, 144, 1728]
      .map((place) => syllables[Math.floor(hash / place) % syllables.length] ?? "")
      .join("");
  };
  return mapText(text, (prose) =>
    prose.map((sentence) => {
      sentences += 1;
      const tail = [1, 2, 3].map(word).join(" ");
      const words = sentence.text.replace(" ", ` ${word(4)} `).replace(/\.$/, `: ${tail}.`);
      return { ...sentence, text: words };
    }),
  );
}

function textAbout(name: string): LocationText {
  const sentences = (...texts: string[]): Sentence[] => texts.map(buildSentence);
  return {
    servicing: [
      {
        heading: `Choosing a garage around ${name}`,
        paragraphs: [
          sentences(
            `With {{count5}} around ${name}, ask which of these service vans as well.`,
            `If the diary in ${name} is full, Redhill and Dorking are the next places to ask.`,
          ),
          sentences(
            "For a van that spends its days in Redhill or Dorking a garage over there may be the handier choice.",
          ),
        ],
      },
    ],
    mot: [
      {
        heading: `Where a van from ${name} can be tested`,
        paragraphs: [
          sentences(
            `From the centre of ${name} it is {{near}}, and {{near7}}.`,
            "A larger van may need equipment for class 7: there are {{town1}}.",
            "Stations in Redhill or Dorking are another way to an early slot.",
          ),
        ],
      },
      {
        heading: "Before the van goes in",
        paragraphs: [
          sentences(
            "Look at tyres, lamps and wipers at home, so that the way to Redhill or to a nearer station is not made again.",
          ),
        ],
      },
    ],
    faqs: [
      {
        question: `How far is class 7 tested from ${name}?`,
        answer: sentences(`By the newest list it is {{near7}} from ${name}.`),
      },
      {
        question: `Which towns around ${name} take a larger van?`,
        answer: sentences("Look for class 7 on the list: it shows {{town2}}."),
      },
      {
        question: `Which places near ${name} are worth a try?`,
        answer: sentences("The next places are Redhill and then Dorking, in a straight line."),
      },
    ],
    servicingMetaTitle: `Van servicing in ${name} and nearby`,
    servicingMetaDescription: `Find a garage for van servicing in ${name}: {{count5}}, what to ask before you book, and a short form.`,
    motMetaTitle: `Van MOT in ${name}: class 4 and 7`,
    motMetaDescription: `Book a van MOT in ${name}: {{count5}} and where a larger van can go, with the places nearby.`,
  };
}

/** Builds the model's response for a text. */
export const buildModelText = (text: LocationText = buildLocationText()): ModelText =>
  toModelText(text);

/** Builds a text with its slots filled. Any plain text may replace its fields. */
export function buildFilledText({
  name,
  ...changes
}: { name?: string } & Partial<FilledText> = {}): FilledText {
  const facts = buildFactRecord(name === undefined ? {} : { name });
  const filled = fillText(buildLocationText(name === undefined ? {} : { name }), slotValues(facts));
  if (filled === null) throw new Error("The text has a slot that no fact fills.");
  return { ...filled, ...changes };
}
