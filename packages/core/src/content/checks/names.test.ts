import { expect, test } from "vitest";
import { buildSentenceToCheck } from "../../testing/sentence-builder.ts";
import { buildFactRecord } from "../../testing/text-builders.ts";
import { checkAbuse } from "./abuse.ts";
import type { FieldKind } from "./check.ts";
import { checkNames } from "./names.ts";

const violationsOf = (text: string, kind: FieldKind = "paragraph") =>
  checkNames(buildSentenceToCheck(text, { kind }), buildFactRecord()).map(({ code, words }) => [code, words]);

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
  expect(violationsOf(text)).toEqual([[code, words]]);
});

test("in a title, places, firms, roads and landmarks are refused", () => {
  expect(violationsOf("Van servicing near Priory Park", "heading")).toEqual([["name", "Priory Park"]]);
  expect(violationsOf("Van servicing in Guildford", "metaTitle")).toEqual([["other_place", "Guildford"]]);
  expect(violationsOf("Van testing in Reigate by Halfords", "metaTitle")).toEqual([["name", "Halfords"]]);
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
  expect(violationsOf(text)).toEqual([]);
});

test("a title passes if it names only the location", () => {
  expect(violationsOf("What a full service covers in Reigate", "heading")).toEqual([]);
  expect(violationsOf("Van testing in Reigate | VanFettle", "metaTitle")).toEqual([]);
});

test("does not take the location's name for a swear word", () => {
  for (const name of ["Scunthorpe", "Dumbarton", "Downside", "Dykehead"]) {
    const facts = buildFactRecord({ name });
    const sentence = buildSentenceToCheck(`Garages in ${name} service vans: there are 717 and 455.`);
    expect(checkAbuse(sentence, facts)).toEqual([]);
  }
});
