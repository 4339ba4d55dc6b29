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
    populationBand: "town",
    distinctName: null,
    island: null,
    suggested: [
      { name: "Redhill", miles: 1.7 },
      { name: "Dorking", miles: 5.8 },
    ],
    centre: null,
    class7Places: [],
    around: null,
    class7Near: [],
    opposite: null,
    islandStations: null,
    districts: [],
    testCentres: [],
    towns: null,
    largestTowns: [],
    counties: [],
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
    populationBand: "city",
    suggested: [],
    testCentres: [
      { name: "Lisburn", miles: 0 },
      { name: "Belfast", miles: 6.7 },
      { name: "Mallusk", miles: 11.2 },
    ],
    vanStations: null,
  });

/** Builds a sentence that rests on the given facts, if any. */
export const buildSentence = (text: string, ...basis: string[]): Sentence => ({ text, basis });

const stations = "vanStations.within5Miles";
const class7 = "vanStations.class7Within5Miles";
const [redhill, dorking] = ["nearby.1", "nearby.2"];

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
  return {
    servicing: [
      {
        heading: `Choosing a garage around ${name}`,
        paragraphs: [
          [
            buildSentence(
              `There are {{${stations}}} of the centre of ${name}, so ask which of these service vans as well.`,
              stations,
            ),
            buildSentence(
              `If the nearest diary is full, {{${redhill}}} and {{${dorking}}} are the next places to ask.`,
              redhill,
              dorking,
            ),
          ],
          [
            buildSentence(
              "For a van that spends its days in Redhill or Dorking a garage over there may be the handier choice.",
              redhill,
              dorking,
            ),
          ],
        ],
      },
    ],
    mot: [
      {
        heading: `Where a van from ${name} can be tested`,
        paragraphs: [
          [
            buildSentence(
              `Around ${name} the list shows {{${stations}}}, in a straight line from the centre.`,
              stations,
            ),
            buildSentence(
              `A larger van may need equipment for class 7: there are {{${class7}}}.`,
              class7,
            ),
            buildSentence(
              "Stations in Redhill or Dorking are another way to an early slot.",
              redhill,
              dorking,
            ),
          ],
        ],
      },
      {
        heading: "Before the van goes in",
        paragraphs: [
          [
            buildSentence(
              "Look at tyres, lamps and wipers at home, so that the way to Redhill or to a nearer station is not made again.",
              redhill,
            ),
          ],
        ],
      },
    ],
    faqs: [
      {
        question: `How many stations test vans near ${name}?`,
        answer: [
          buildSentence(`By the newest list there are {{${stations}}} of the centre.`, stations),
        ],
      },
      {
        question: `Which stations near ${name} take a larger van?`,
        answer: [buildSentence(`Look for class 7 on the list: it shows {{${class7}}}.`, class7)],
      },
      {
        question: `Which places near ${name} are worth a try?`,
        answer: [
          buildSentence(
            `The next places are {{${redhill}}} and {{${dorking}}}, in a straight line.`,
            redhill,
            dorking,
          ),
        ],
      },
    ],
    servicingMetaTitle: `Van servicing in ${name} and nearby`,
    servicingMetaDescription: `Find a garage for van servicing in ${name}: {{${stations}}}, what to ask before you book, and a short form.`,
    motMetaTitle: `Van MOT in ${name}: class 4 and 7`,
    motMetaDescription: `Book a van MOT in ${name}: {{${stations}}} and where a larger van can go, with the places nearby.`,
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
