import { expect, test } from "vitest";
import { parseQuery } from "@vanfettle/contract/find/parse-query";
import { answerTo } from "./answers.ts";

type Found = Parameters<typeof answerTo>[0];

const answer = (
  text: string,
  outcome: Found["outcome"] = "no-place",
  places: Found["places"] = [],
) =>
  answerTo({ outcome, places }, { text, place: parseQuery(text).place, asked: parseQuery(text) });

test.each([
  ["do i need a service every year", "How often a van needs a service", "/services/oil-changes"],
  [
    "how often should a van be serviced",
    "How often a van needs a service",
    "/services/oil-changes",
  ],
  ["is mot free at dealers", "What a van MOT costs", "/van-mot/"],
  ["can i drive without mot", "Driving without an MOT", "/van-mot/"],
  ["can i drive to an mot without one", "Driving without an MOT", "/van-mot/"],
  ["what happens if van fails mot", "If a van fails its MOT", "/van-mot/"],
  ["is a retest free", "If a van fails its MOT", "/van-mot/"],
  ["mot history", "Check a van", "/van-check/"],
  ["mot check", "Check a van", "/van-check/"],
  ["check a mot online", "Check a van", "/van-check/"],
  ["when's my mot due?", "Check a van", "/van-check/"],
  ["what class is my van", "Which class a van is", "/van-check/"],
  ["is a sprinter class 4 or 7", "Which class a van is", "/van-check/"],
  ["do vans need a class 7 mot or class 4", "Which class a van is", "/van-check/"],
  ["class 4 or class 7", "Which class a van is", "/van-check/"],
  ["is a transit class 7?", "Which class a van is", "/van-check/"],
  ["does a brand new van need an mot", "When a van needs an MOT", "/van-check/"],
  ["how do i cancel my booking", "Change or cancel a booking", "/your-booking/"],
  ["what does a full service include", "What a service includes", "/services/oil-changes"],
  ["whats included in full service", "What a service includes", "/services/oil-changes"],
  ["when should i change the cambelt", "How often a van needs a service", "/services/oil-changes"],
  ["does my van need adblue", "Van diagnostics", "/services/van-diagnostics"],
  ["do vans over 3.5 tonnes need an mot", "Vans and lorries over 3.5 tonnes", "/van-mot/"],
  ["how much is a major service", "What it costs", "/"],
  ["why are my brakes squeaking", "Brakes that squeal, grind or pull", "/services/brake-repairs"],
  ["engine management light on vivaro", "When a warning light is on", "/services/van-diagnostics"],
  ["dpf light", "When a warning light is on", "/services/van-diagnostics"],
  ["adblue countdown sprinter", "When a warning light is on", "/services/van-diagnostics"],
  ["motorhome mot class 4 or 7", "The MOT of a motor caravan", "/van-check/"],
  ["campervan mot", "The MOT of a motor caravan", "/van-check/"],
  ["sprinter service", "Where is your van?", "/"],
  ["oil change vauxhall vivaro", "Where is your van?", "/services/oil-changes"],
  ["fleet service 12 vans", "More than one van", "/fleet-check/"],
  ["6 vans service account", "More than one van", "/fleet-check/"],
  ["do you collect the van", "Collection of your van", "/"],
  ["garage near me open saturday", "Opening hours", "/garages/"],
  ["minibus 16 seater mot", "The MOT of a minibus", "/van-check/"],
  [
    "do i need to book dva test for my van",
    "MOTs in Northern Ireland",
    "/van-mot/northern-ireland/",
  ],
  ["engine managment light", "When a warning light is on", "/services/van-diagnostics"],
  ["how much is an mot and service", "What a van MOT costs", "/"],
  ["whats in a full service", "What a service includes", "/services/oil-changes"],
  ["full or interim service", "What a service includes", "/services/oil-changes"],
  ["wen is my mot due", "Check a van", "/van-check/"],
  ["electric van service e-transit", "Servicing an electric van", "/"],
  ["ice cream van service", "Motorhomes, minibuses and large vans", "/"],
  ["do they pick the van up", "Collection of your van", "/"],
  ["minibus mot 16 seats", "The MOT of a minibus", "/van-check/"],
  ["brake pads squeeking", "Brakes that squeal, grind or pull", "/services/brake-repairs"],
  ["adblue warning", "When a warning light is on", "/services/van-diagnostics"],
  ["electric van servicing", "Servicing an electric van", "/"],
  ["mobile mechanic come to me", "Collection of your van", "/"],
  ["LWB crafter mot weight limit", "Which class a van is", "/van-check/"],
  ["will a warning light fail the mot", "What an MOT looks at", "/van-mot/"],
  ["do i need to take my tools out for an mot", "A van with tools or a load", "/van-mot/"],
  ["whats the mot limit on tyres", "What an MOT looks at", "/van-mot/"],
  ["mot ran out yesterday can i drive to garage", "Driving without an MOT", "/van-mot/"],
  [
    "orange engine light on transit can i drive",
    "When a warning light is on",
    "/services/van-diagnostics",
  ],
  [
    "grinding noise front brakes how soon",
    "Brakes that squeal, grind or pull",
    "/services/brake-repairs",
  ],
  ["brakes squeeling", "Brakes that squeal, grind or pull", "/services/brake-repairs"],
  ["engine light on transit lost power", "When a warning light is on", "/services/van-diagnostics"],
  ["brake lights not working", "Something wrong with the van", "/services/van-diagnostics"],
  ["van wont start just clicks", "Something wrong with the van", "/services/van-diagnostics"],
  ["egr valve fault p0401", "Something wrong with the van", "/services/van-diagnostics"],
  ["broken down need towing to a garage", "A van that cannot be driven", "/garages/"],
  ["do i pay now or at garage", "Price and payment", "/"],
  ["put wrong reg in", "If you sent something wrong", "/your-booking/"],
  ["who gets my details", "Your data", "/privacy-policy"],
  ["i own a garage how do i join", "For garages and MOT stations", "/your-station/"],
  ["are reviews real", "Reviews", "/data-and-claims/"],
  ["complaint about garage work", "Complaints", "/your-booking/"],
  ["why does it send me to another site", "Booking on our partner's site", "/your-booking/"],
  ["mot date on here is wrong", "If the check is wrong or finds nothing", "/van-check/"],
  ["lost my mot certificate", "Check a van", "/van-check/"],
  ["will rust on sills fail", "What an MOT looks at", "/van-mot/"],
  ["when is my timing chain due", "How often a van needs a service", "/services/oil-changes"],
  ["guarantee on repairs how long", "Servicing and the maker's warranty", "/services/oil-changes"],
  ["lease van can i book it myself", "A leased van", "/"],
  ["do you do courtesy vans", "Courtesy vans", "/"],
  ["need it done today", "Work on the same day", "/garages/"],
  ["mot failed on tyres can i still drive it", "If a van fails its MOT", "/van-mot/"],
  ["bookd for tmrw can i change the time", "Change or cancel a booking", "/your-booking/"],
  ["do you do minibuses 16 seats", "Motorhomes, minibuses and large vans", "/"],
  [
    "do yous do the mot or is it the test centre",
    "MOTs in Northern Ireland",
    "/van-mot/northern-ireland/",
  ],
  ["when my mot run out", "Check a van", "/van-check/"],
  ["do i have to leave the van all day for a full service", "How long the work takes", "/"],
  ["when does my mot run out", "Check a van", "/van-check/"],
  ["how early can i mot the van without losing days", "How early a van can be tested", "/van-mot/"],
  ["how long will u have my van for a full service", "How long the work takes", "/"],
  [
    "dpf light stay on vivaro what service i need",
    "When a warning light is on",
    "/services/van-diagnostics",
  ],
  ["booked for thurs heard nothing back", "If you have heard nothing", "/your-booking/"],
  [
    "van pulls to left when i brake",
    "Brakes that squeal, grind or pull",
    "/services/brake-repairs",
  ],
  ["does my dads old van have an mot", "Check a van", "/van-check/"],
  [
    "van been stood 2 years what needs doing",
    "A van that has stood, or is new to you",
    "/van-check/",
  ],
  ["Do you take motorhomes 7m long", "Motorhomes, minibuses and large vans", "/"],
  ["will garage take a motorhome too tall for ramp", "Motorhomes, minibuses and large vans", "/"],
  ["can my van be towed to an mot", "We have no answer to that", "/van-mot/"],
  ["is my van taxed", "We have no answer to that", "/van-mot/"],
  ["do you fit tow bars", "We have no answer to that", "/van-mot/"],
])("%j is answered by “%s” with a link to %s", (text, title, path) => {
  const { title: answered, text: sentence, links } = answer(text) ?? { links: [] };
  expect(answered).toBe(title);
  expect(sentence).not.toBe("");
  expect(links[0]?.[1]).toBe(path);
});

test.each([
  "mot near me",
  "class 7 mot near me",
  "garage",
  "i need an mot",
  "can i book a service online",
  "plumber",
  "dpf clean",
])("%j needs only a place", (text) => expect(answer(text)).toBeUndefined());

test("a price of both says that the garage sets the price of the service", () => {
  expect(answer("how much service and mot sprinter")?.text).toContain(
    "sets the price of a service",
  );
  expect(answer("how much is an mot")?.text).not.toContain("service");
});

test.each(["similar", "nothing"] as const)(
  "answers before the places of the outcome %s",
  (outcome) => {
    const ask = (text: string) => answer(text, outcome);
    expect(ask("need to change my booking to thurs")?.title).toBe("Change or cancel a booking");
    expect(ask("how much is an mot in maidstoen")?.title).toBe("What a van MOT costs");
    expect(ask("change date of my booking")?.title).toBe("Change or cancel a booking");
    expect(ask("brakes grinding maidstoen")?.links[0]?.[1]).toBe("/services/brake-repairs");
    // Only a place is wanted.
    expect(ask("where can i get brakes in maidstoen")).toBeUndefined();
    expect(ask("brakes maidstoen")).toBeUndefined();
  },
);

test.each(["places", "around", "postcode"] as const)(
  "leaves the outcome %s to the place",
  (outcome) => {
    expect(answer("how much is an mot in maidstone", outcome)).toBeUndefined();
  },
);

test("leaves a search with the full name of a place to the place", () => {
  const strabane = {
    kind: "place",
    name: "Strabane",
    slug: "strabane",
    area: "County Tyrone, Northern Ireland",
    miles: null,
  } as const;
  expect(answer("strabane early mot check", "similar", [strabane])).toBeUndefined();
  expect(answer("is it early for an mot in strabane", "similar", [strabane])).toBeDefined();
});
