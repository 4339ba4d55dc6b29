import { expect, test } from "vitest";
import { buildSentenceToCheck } from "../../testing/sentence-builder.ts";
import { buildFactRecord } from "../../testing/text-builders.ts";
import { checkAbuse } from "./check-sentence.ts";
import type { FieldKind } from "./check.ts";
import { checkNames } from "./names.ts";

const objectionsOf = (text: string, kind: FieldKind = "paragraph") =>
  checkNames(buildSentenceToCheck(text, { kind }), buildFactRecord()).map(({ code, words }) => [
    code,
    words,
  ]);

test.each([
  ["Vans in Guildford are many.", "other_place", "Guildford"],
  ["Guildford has garages.", "other_place", "Guildford"],
  ["Woking is near.", "other_place", "Woking"],
  ["Take the M25 towards town.", "name", "M25"],
  ["The climb of Reigate Hill is steep.", "name", "Reigate Hill"],
  ["Please ask for Dave Harris.", "name", "Dave Harris"],
  ["The local kwik fit does it.", "name", "kwik fit"],
  ["Try Halfords.", "name", "Halfords"],
  ["Halfords is near.", "name", "Halfords"],
  ["The garage at the Harbour is near.", "name", "Harbour"],
  ["It is by the River Mole.", "name", "River Mole"],
  ["Green Lane Garage is near.", "name", "Green Lane Garage"],
])("in %j the name is refused and quoted", (text, code, words) => {
  expect(objectionsOf(text)).toEqual([[code, words]]);
});

test("in a title, places, firms, roads and landmarks are refused", () => {
  expect(objectionsOf("Van servicing near Priory Park", "heading")).toEqual([
    ["name", "Priory Park"],
  ]);
  expect(objectionsOf("Van servicing in Guildford", "metaTitle")).toEqual([
    ["other_place", "Guildford"],
  ]);
  expect(objectionsOf("Van testing in Reigate by Halfords", "metaTitle")).toEqual([
    ["name", "Halfords"],
  ]);
});

test.each([
  "Reigate's garages are close to Redhill and Dorking, in Surrey.",
  "Garages in Redhill and Dorking are near.",
  "Reigate's stations are listed by the DVSA.",
  "Ask for the MOT at VanFettle.",
  "The list is of Great Britain. Ask early.",
  "Top up AdBlue, and have the DPF checked.",
  "Reading the codes comes first. Stone chips come last.",
  "A DPF needs heat: AdBlue needs topping up before the MOT.",
  "The Driver and Vehicle Standards Agency keeps the list.",
])("allows the names in %j", (text) => {
  expect(objectionsOf(text)).toEqual([]);
});

test("a title passes if it names only the location", () => {
  expect(objectionsOf("What a full service covers in Reigate", "heading")).toEqual([]);
  expect(objectionsOf("Van testing in Reigate | VanFettle", "metaTitle")).toEqual([]);
});

test("does not take the location's name for a swear word", () => {
  for (const name of ["Scunthorpe", "Dumbarton", "Downside", "Dykehead"]) {
    const facts = buildFactRecord({ name });
    const sentence = buildSentenceToCheck(
      `Garages in ${name} service vans: there are 717 and 455.`,
    );
    expect(checkAbuse(sentence, facts)).toEqual([]);
  }
});

test.each([
  ["Take the A1(M) north.", "A1"],
  ["It is off the B2034.", "B2034"],
  ["Leave at junction 9 and turn.", "junction 9"],
])("in %j the road %j is refused", (text, words) => {
  expect(objectionsOf(text)).toEqual([["name", words]]);
});

test.each([
  ["Milton Keynes is near.", ["Milton Keynes"]],
  ["Go to Bishop's Castle or Barrow-in-Furness.", ["Bishop's Castle", "Barrow-in-Furness"]],
  ["Guildford's garages, and Woking' too.", ["Guildford", "Woking"]],
  ["Woking, Guildford and Woking", ["Woking", "Guildford", "Woking"]],
  ["Near Guildford", ["Guildford"]],
])("in %j every place of the gazetteer is quoted: %j", (text, places) => {
  expect(objectionsOf(text)).toEqual(places.map((place) => ["other_place", place]));
});

test("a place and a firm are both refused, with the same wording for a firm and a road", () => {
  const messages = checkNames(
    buildSentenceToCheck("Halfords in Woking is on the A3."),
    buildFactRecord(),
  ).map(({ message }) => message.replace(/^.* says /, ""));
  expect(messages).toEqual([
    '"Woking": name only places from the facts.',
    '"Halfords": use only names from the facts.',
    '"A3": use only names from the facts.',
  ]);
});

test.each([
  ["Ask the Green-lane people.", "Green-lane"],
  ["Ask at the well-known-Forge works.", "well-known-Forge"],
  ["We ask Dave's mate.", "Dave's"],
  ["We ask Élodie there.", "Élodie"],
  ["Ask for Mary Jane Watson of Big Blue House.", "Mary Jane Watson"],
  ["The one is Harbour", "Harbour"],
])("in %j the unknown name is quoted with the capitals around it: %j", (text, words) => {
  expect(objectionsOf(text)).toEqual([["name", words]]);
});

test.each([
  "First: Vans are tested. Second – Vans are serviced — Vans are both.",
  "Ask early! Vans queue? Vans wait.",
  '"Vans" and (Vans) and | Vans',
  "Post-test work follows.",
  "Ask in January, on Monday or at Christmas.",
  "The Driver and Vehicle Licensing Agency and the Driver and Vehicle Agency keep lists.",
  "An MOT-ready van is welcome.",
  "Surrey's list is long.",
])("a capital after a sign, a date or an office is no name: %j", (text) => {
  expect(objectionsOf(text)).toEqual([]);
});

test("a sign counts only directly before the capital", () => {
  expect(objectionsOf("Wait. then Vans")).toEqual([["name", "Vans"]]);
  expect(objectionsOf("Wait, Vans")).toEqual([["name", "Vans"]]);
});

test("quotes swear words", () => {
  expect(
    checkAbuse(buildSentenceToCheck("Only a fucking fool drives on."), buildFactRecord()),
  ).toMatchObject([
    { code: "abuse", words: "fuck", message: expect.stringMatching(/: a swear word\.$/) },
  ]);
});

test.each(["The MOTs' dates, and VanFettle's list.", "The iVan is new."])(
  "allows a word in its usual form: %j",
  (text) => {
    expect(objectionsOf(text)).toEqual([]);
  },
);

test("a meta title may have capitals, but no other name", () => {
  const title = "Van MOT Tests in Reigate: Where to Book";
  expect(objectionsOf(title, "metaTitle")).toEqual([]);
  expect(objectionsOf(title)).not.toEqual([]);
  expect(objectionsOf("Van Servicing at Harbour House", "metaTitle")).not.toEqual([]);
});

test.each([
  ["Post-Harbour work follows.", "Post-Harbour"],
  ["Ask at New Year Harbour House first.", "New Year Harbour House"],
  ["Ask at the Harbour by New Year.", "Harbour"],
])("in %j the name %j is quoted whole", (text, words) => {
  expect(objectionsOf(text)).toEqual([["name", words]]);
});

test.each([
  [
    "a name that contains another",
    { name: "Stoke", elsewhere: [{ name: "Stoke-on-Trent", miles: 2, class7: 9 }] },
    "Vans in Stoke-on-Trent",
  ],
  ["a county without its first word", { county: "County Antrim" }, "Vans in Antrim"],
  ["a city without its first words", { name: "City of London" }, "Vans in London"],
  ["a name without its article", { name: "The Wirral" }, "Vans in Wirral"],
  [
    "both parts of a distinct name",
    { distinctName: "Ashford, Kent" },
    "Vans in Ashford and in Kent",
  ],
  ["the centre of a district", { centre: "Guildford" }, "Vans in Guildford"],
  ["an island", { island: "the Isle of Wight" }, "Vans on the Isle of Wight"],
])("%s may be named", (_, changes, text) => {
  expect(checkNames(buildSentenceToCheck(text), buildFactRecord(changes))).toEqual([]);
});
