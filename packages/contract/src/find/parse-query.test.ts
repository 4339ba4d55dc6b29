import { expect, test } from "vitest";
import { serviceTable } from "../services.ts";
import { parseQuery } from "./parse-query.ts";

test.each([
  ["class 7 mot swansea", "mot", "7"],
  ["swansea class iv", "mot", "4"],
  ["class 5 mot swansea", "mot", null],
  ["class 4 or 7 mot swansea", "mot", null],
  ["3.5t mot swansea", "mot", "7"],
  ["3,5 tonne mot swansea", "mot", "7"],
  ["3,500 kg mot swansea", "mot", "7"],
  ["3000kg mot swansea", "mot", "4"],
  ["3.6t mot swansea", "mot", null],
  ["motorhome mot swansea", "mot", "4"],
  // A class is for an MOT.
  ["3.5t van service swansea", "servicing", null],
  ["class 7 van service swansea", "servicing", null],
  ["camper swansea", null, null],
  ["garage swansea", null, null],
  ["swansea brakes and mot", "mot", null],
  ["diagnostic test swansea", "servicing", null],
  ["mot and diagnostic test swansea", "mot", null],
])("%j asks for %s of class %s in Swansea", (text, service, vanClass) => {
  expect(parseQuery(text)).toMatchObject({ service, vanClass, place: "swansea" });
});

test.each(serviceTable.map(({ name }) => [name, name === "MOT Test" ? "mot" : "servicing"]))(
  "the service %s before a town asks for %s",
  (name, service) => {
    expect(parseQuery(`${name} Swansea`)).toMatchObject({ service, place: "Swansea" });
  },
);

test.each([
  ["mot in Barrow in Furness near me", "Barrow in Furness"],
  ["Ashford mot Kent", "Ashford Kent"],
  ["mot, Ashford, Kent", "Ashford, Kent"],
  ["van service St. Ives", "St. Ives"],
  ["mot/service Leeds", "Leeds"],
  ["m.o.t. Leeds", "Leeds"],
  ["van garage a38 Bristol", "Bristol"],
  ["garage near me", ""],
  ["plumber", ""],
  ["handyman van habitation check", ""],
  ["brakes squeaking", ""],
  ["is my van ulez compliant", ""],
  ["low emission zone Leeds", "Leeds"],
  ["Fleet mot", "Fleet"],
  ["", ""],
  ["🚐", ""],
])("the place of %j is %j", (text, place) => {
  expect(parseQuery(text).place).toBe(place);
});

test.each([
  ["E14 5AB, London", "E14 5AB", "London"],
  ["London E14 5AB mot", "E14 5AB", "London"],
  ["leeds ls1 or ls1 4ap", "LS1 4AP", "leeds ls1"],
  ["mot ne1", "NE1", ""],
  ["sw1a 1 mot", "SW1A 1", ""],
  ["vw t5 mot leeds", undefined, "leeds"],
  ["mot LS1 4A", "LS1 4", ""],
  ["LS1 4A leeds", "LS1 4", "leeds"],
  ["mot W1A 1A4", "W1A", ""],
  ["open N1 24 hours", "N1", ""],
  ["mot ne 33", "NE33", ""],
  ["cf 10 3 mot cardiff", "CF10 3", "cardiff"],
  ["M4O 5 garage", "M40 5", ""],
  ["near me 2 miles", undefined, ""],
])("the postcode of %j is %s beside %j", (text, postcode, place) => {
  const query = parseQuery(text);
  expect([query.postcode?.text, query.place]).toEqual([postcode, place]);
});

test.each([
  ["BFPO 57", "BFPO 57"],
  ["mot bfpo801", "BFPO 801"],
  ["bfpo", "BFPO"],
  ["Leeds", undefined],
])("the British Forces number of %j is %s", (text, number) => {
  expect(parseQuery(text).forcesNumber).toBe(number);
});

test.each([
  ["brakes squeaking", ["brakeRepairs"]],
  ["oil change and warning light", ["oilChanges", "vanDiagnostics"]],
  ["full service", []],
])("%j asks for the pages %j", (text, servicePages) => {
  expect(parseQuery(text).servicePages).toEqual(servicePages);
});

test("keeps a name with a word that is also known otherwise", () => {
  expect(parseQuery("mot ratho station").widerPlaces).toContain("ratho station");
  expect(parseQuery("vauxhall mot").widerPlaces).toEqual(["vauxhall"]);
  expect(parseQuery("vauxhall vivaro mot").widerPlaces).toEqual([]);
});
