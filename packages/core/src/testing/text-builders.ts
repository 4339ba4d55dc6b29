import type { FactRecord } from "../content/text/facts.ts";
import { joinText, type FilledText, type LocationText, type Sentence } from "../content/text/location-text.ts";

/** Builds the facts of a place of Great Britain. */
export function buildFactRecord(changes: Partial<FactRecord> = {}): FactRecord {
  return {
    kind: "place",
    name: "Reigate",
    type: "town",
    county: "Surrey",
    region: "South East",
    population: 22_123,
    populationBand: "town",
    council: "Reigate and Banstead",
    hasNamesake: false,
    postcodeArea: "RH",
    island: null,
    nearby: [
      { name: "Redhill", slug: "redhill", miles: 1.7 },
      { name: "Dorking", slug: "dorking", miles: 5.8 },
      { name: "Crawley", slug: "crawley", miles: 8.9 },
    ],
    centre: null,
    districts: [],
    largestPlaces: [],
    counties: [],
    placeCount: null,
    countyCount: null,
    vanStations: {
      count: 37,
      class7: 12,
      withinMiles: 5,
      nearestMiles: 0.4,
      nearestClass7Miles: 2.3,
      tenthMiles: 3.1,
      source: "DVSA active MOT stations",
      year: 2026,
    },
    ...changes,
  };
}

/** Builds the facts of a place of Northern Ireland, which has no stations. */
export const buildNorthernIrishFactRecord = (): FactRecord =>
  buildFactRecord({
    name: "Lisburn",
    county: "County Antrim",
    region: "Northern Ireland",
    type: "city",
    populationBand: "city",
    council: "Lisburn and Castlereagh",
    postcodeArea: "BT",
    nearby: [{ name: "Belfast", slug: "belfast", miles: 8.1 }],
    vanStations: null,
  });

/** Builds a sentence that rests on these facts, or on none. */
export const buildSentence = (text: string, ...basis: string[]): Sentence => ({ text, basis });

const stations = "vanStations.within5Miles";
const class7 = "vanStations.class7Within5Miles";
const [redhill, dorking] = ["nearby.redhill", "nearby.dorking"];

/** Builds a text that passes all checks against the record of `buildFactRecord` with the same name. */
export function buildLocationText({
  name = "Reigate",
  ...changes
}: { name?: string } & Partial<LocationText> = {}): LocationText {
  return {
    servicing: [
      {
        heading: `Choosing a garage around ${name}`,
        paragraphs: [
          [
            buildSentence(
              `There are {{${stations}}} of the centre of ${name}, and a garage that tests vans often services them as well.`,
              stations,
            ),
            buildSentence(
              `If the nearest diary is full, {{${redhill}}} and {{${dorking}}} are the next places to ask.`,
              redhill,
              dorking,
            ),
            buildSentence("Ask each garage what its service covers, from oil and filters to brakes, before you book."),
          ],
          [
            buildSentence(
              "For a van that spends its days in Redhill or Dorking a garage over there may be the handier one.",
              redhill,
              dorking,
            ),
            buildSentence(
              "A long or high van needs a ramp that takes it, which is one more thing to ask in Redhill or Dorking.",
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
            buildSentence(`A larger van may need equipment for class 7: there are {{${class7}}}.`, class7),
            buildSentence("Stations in Redhill or Dorking are another way to an early slot.", redhill, dorking),
          ],
        ],
      },
      {
        heading: "Before the van goes in",
        paragraphs: [
          [
            buildSentence(
              "Look at tyres, lamps and wipers at home, so that the way to Redhill or to a nearer station is not made twice.",
              redhill,
            ),
          ],
        ],
      },
    ],
    faqs: [
      {
        question: `How many stations test vans near ${name}?`,
        answer: [buildSentence(`By the newest list there are {{${stations}}} of the centre.`, stations)],
      },
      {
        question: `Which stations near ${name} take a larger van?`,
        answer: [buildSentence(`Look for class 7 on the list: it shows {{${class7}}}.`, class7)],
      },
      {
        question: `Which places near ${name} are worth a try?`,
        answer: [
          buildSentence(`The next places are {{${redhill}}} and {{${dorking}}}, in a straight line.`, redhill, dorking),
        ],
      },
    ],
    servicingMetaTitle: `Van servicing in ${name} and nearby`,
    servicingMetaDescription: `Find a garage for van servicing in ${name}: {{${stations}}}, what to ask before you book, and a short form.`,
    motMetaTitle: `Van MOT in ${name}: class 4 and 7`,
    motMetaDescription: `Book a van MOT in ${name}: {{${stations}}} and where a larger van can go, with the places nearby.`,
    ...changes,
  };
}

/** Builds a text with its slots filled, whose fields may be replaced by any plain text. */
export function buildFilledText({ name, ...changes }: { name?: string } & Partial<FilledText> = {}): FilledText {
  const text = joinText(buildLocationText(name === undefined ? {} : { name }));
  const filled = JSON.parse(
    JSON.stringify(text)
      .replaceAll(`{{${stations}}}`, "37 van MOT stations within 5 miles")
      .replaceAll(`{{${class7}}}`, "12 class 7 stations within 5 miles")
      .replaceAll(`{{${redhill}}}`, "Redhill (1.7 miles)")
      .replaceAll(`{{${dorking}}}`, "Dorking (5.8 miles)"),
  ) as FilledText;
  return { ...filled, ...changes };
}
