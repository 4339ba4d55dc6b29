import type { FactRecord } from "../content/text/facts.ts";
import { greatBritain, northernIreland } from "../content/text/mot-rules.ts";
import type { PlaceText } from "../content/text/place-text.ts";

export function buildFactRecord(changes: Partial<FactRecord> = {}): FactRecord {
  return {
    kind: "place",
    name: "Reigate",
    type: "town",
    county: "Surrey",
    region: "South East",
    population: 22_123,
    populationBand: "town",
    latitude: 51.24,
    longitude: -0.21,
    nearby: [
      { name: "Redhill", miles: 1.7 },
      { name: "Dorking", miles: 5.8 },
      { name: "Crawley", miles: 8.9 },
    ],
    centre: null,
    largestPlaces: [],
    placeCount: null,
    countyCount: null,
    garages: { count: 37, class7: 12, withinMiles: 5, source: "DVSA active MOT stations", year: 2026 },
    services: [
      { name: "MOT Test", price: "£54.85" },
      { name: "Full Service", price: "Get Quote" },
      { name: "MOT + Service", price: "£180" },
    ],
    mot: greatBritain,
    ...changes,
  };
}

export const buildNorthernIrishFactRecord = (): FactRecord =>
  buildFactRecord({
    name: "Lisburn",
    county: "County Antrim",
    region: "Northern Ireland",
    type: "city",
    populationBand: "city",
    nearby: [{ name: "Belfast", miles: 8.1 }],
    garages: { count: 0, class7: 0, withinMiles: 5, source: "DVSA active MOT stations", year: 2026 },
    services: [{ name: "Full Service", price: "Get Quote" }],
    mot: northernIreland,
  });

/** Builds a text that passes all checks against the record of `buildFactRecord` with the same name. */
export function buildPlaceText({
  name = "Reigate",
  ...changes
}: { name?: string } & Partial<PlaceText> = {}): PlaceText {
  return {
    servicing: [
      {
        heading: `Keeping a working van on the road in ${name}`,
        paragraphs: [
          `A van that earns its living around ${name} covers short runs, long waits and heavy loads in the same week. Those are hard miles for oil, brakes and clutch, so the maker's interval is the longest you should leave it, not a target to aim for.`,
          "Tell the garage how the van is used when you book. One that carries tools all day needs its tyres, springs and rear brakes looked at with more care than one that spends the week parked outside a shop.",
        ],
      },
      {
        heading: "What the work covers",
        paragraphs: [
          "An interim visit renews the engine oil and its filter and goes over fluids, lights, belts and brakes. A full service adds the air filter and a longer list of checks, and a major one goes on to plugs, fuel and pollen filters.",
          "Ask for the old parts to be shown to you and for the book or the digital record to be stamped. Buyers and lease companies look for that record first, and a gap in it is hard to explain afterwards.",
        ],
      },
      {
        heading: "Choosing where to go",
        paragraphs: [
          `The source counts 37 garages that test vehicles within 5 miles of ${name}, and 12 of them take class 7 vans. Most of those workshops service vans as well, so there is a choice without a long drive.`,
          "Redhill is 1.7 miles away and Dorking 5.8 miles, which helps if the nearest diary is full. Compare what is included rather than the headline figure, and check that the ramp takes the length and height of your van.",
        ],
      },
    ],
    mot: [
      {
        heading: `When a van in ${name} needs its test`,
        paragraphs: [
          "A new van needs its first test 3 years after registration and then one every year. You may have it done up to a month before the date runs out and keep the same date, which leaves room to mend what the tester finds.",
          "The date is printed on the last certificate, and the official service tells it to anyone with the registration. Driving without a valid test is an offence unless you are on the way to one that is already booked.",
        ],
      },
      {
        heading: "Class 4 or class 7",
        paragraphs: [
          "Class 4 takes vans up to 3,000 kg and costs no more than £54.85. Class 7 is for those above 3,000 kg and up to 3,500 kg, with £58.60 as the most that may be asked. The plate on the door pillar shows the design weight.",
          `Around ${name} there are 12 stations with equipment for class 7, so say which one you need when you book. A station that only tests the smaller class has to send a heavier van away.`,
        ],
      },
      {
        heading: "Getting it ready",
        paragraphs: [
          "Worn tyres, dead bulbs, torn wiper blades and a cracked mirror are behind many failures, and each can be put right on the drive at home. Clear the load area too, because the tester must be able to reach the belts and the floor.",
          "If the van does fail, the list of defects says which are dangerous, which are major and which are only advice. Have the serious ones mended before it goes back on the road, and ask what the partial retest would involve.",
        ],
      },
    ],
    faqs: [
      {
        question: `How many garages test vans near ${name}?`,
        answer: "The source counts 37 within 5 miles, and 12 of those take class 7.",
      },
      {
        question: "Which test class is my van?",
        answer:
          "Look at the design weight on the plate: up to 3,000 kg is class 4, above that and up to 3,500 kg is class 7.",
      },
      {
        question: "When is the first test due?",
        answer: "A new van is first tested 3 years after it was registered, and every year from then on.",
      },
      {
        question: "What may the test cost?",
        answer:
          "The law allows at most £54.85 for class 4 and at most £58.60 for class 7, so a quote above that is wrong.",
      },
      {
        question: "Can the service and the test share one visit?",
        answer:
          "Yes. Many garages do both on the same day, which keeps the van off the road once instead of on separate days.",
      },
    ],
    servicingMetaTitle: `Van servicing in ${name}, Surrey`,
    servicingMetaDescription: `Find a garage for van servicing in ${name}. See what each service covers, how to choose a workshop, and ask for a quote online.`,
    motMetaTitle: `Van MOT in ${name}: class 4 and 7`,
    motMetaDescription: `Book a van MOT in ${name}. Which class your van is, when the test is due, what it may cost and how to get ready for it.`,
    ...changes,
  };
}
