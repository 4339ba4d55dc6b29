import fc from "fast-check";
import { expect, test } from "vitest";
import { lawValues } from "./law/law-values.ts";
import {
  motClassFor,
  parseSeats,
  parseWeight,
  seatsMessage,
  weightMessage,
  type ClassResult,
} from "./mot-class.ts";
import { isWeight, type VanFacts } from "./van-facts.ts";

/** The owner's description of a goods van of unknown weight. */
const van: VanFacts = {
  jurisdiction: "great-britain",
  testDay: "2026-11-22",
  gross: null,
  body: "goods",
  unladenKg: null,
  power: "engine",
  firstRegistered: "2019-03-12",
  passengerSeats: 2,
  typeApproval: null,
};
const plate = (kg: number) => ({ gross: { kg, from: "plate" } }) as const;
const dvla = (kg: number) => ({ gross: { kg, from: "DVLA revenue weight" }, body: null }) as const;
const model = (kg: number) => ({ gross: { kg, from: "model name" }, body: null }) as const;
const electric = { power: "electric", firstRegistered: "2023-06-01" } as const;
const bodies = ["motor caravan", "dual purpose"] as const;

type Case = [
  what: string,
  facts: Partial<VanFacts>,
  answer: ClassResult["answer"],
  certainty: ClassResult["certainty"],
  ask?: readonly string[],
];

const cases: Case[] = [
  ["plate 1 kg", plate(1), "4", "certain"],
  ["plate 2,999 kg", plate(2999), "4", "certain"],
  ["plate 3,000 kg", plate(3000), "4", "certain"],
  ["plate 3,001 kg", plate(3001), "7", "certain"],
  ["plate 3,499 kg", plate(3499), "7", "certain"],
  ["plate 3,500 kg", plate(3500), "7", "certain"],
  ["plate 3,501 kg", plate(3501), "heavy", "certain"],
  ["plate 4,250 kg with an engine", plate(4250), "heavy", "certain"],
  ["plate 7,500 kg", plate(7500), "heavy", "certain"],
  ["electric 3,000 kg", { ...electric, ...plate(3000) }, "4", "certain"],
  ["electric 3,500 kg", { ...electric, ...plate(3500) }, "7", "certain"],
  ["electric 3,501 kg", { ...electric, ...plate(3501) }, "7", "likely"],
  ["electric 4,250 kg", { ...electric, ...plate(4250) }, "7", "likely"],
  ["electric 4,251 kg", { ...electric, ...plate(4251) }, "heavy", "certain"],
  ["hydrogen 4,250 kg", { ...plate(4250), power: "hydrogen fuel cell" }, "7", "likely"],
  [
    "electric 4,250 kg on 31 May 2026",
    { ...electric, ...plate(4250), testDay: "2026-05-31" },
    "heavy",
    "certain",
  ],
  [
    "electric 4,250 kg on 1 June 2026",
    { ...electric, ...plate(4250), testDay: "2026-06-01" },
    "7",
    "likely",
  ],
  [
    "electric 3,501 kg on 31 May 2026",
    { ...electric, ...plate(3501), testDay: "2026-05-31" },
    "heavy",
    "certain",
  ],
  [
    "electric 3,500 kg on 31 May 2026",
    { ...electric, ...plate(3500), testDay: "2026-05-31" },
    "7",
    "certain",
  ],
  ["unknown power 3,500 kg", { ...plate(3500), power: null }, "7", "certain"],
  ["unknown power 3,501 kg", { ...plate(3501), power: null }, null, "ask", ["power"]],
  ["unknown power 4,250 kg", { ...plate(4250), power: null }, null, "ask", ["power"]],
  ["unknown power 4,251 kg", { ...plate(4251), power: null }, "heavy", "certain"],
  [
    "unknown power 4,000 kg in May 2026",
    { ...plate(4000), power: null, testDay: "2026-05-31" },
    "heavy",
    "certain",
  ],
  ["motor caravan 2,800 kg", { ...plate(2800), body: "motor caravan" }, "4", "certain"],
  ["motor caravan 3,500 kg", { ...plate(3500), body: "motor caravan" }, "4", "certain"],
  ["motor caravan 5,000 kg", { ...plate(5000), body: "motor caravan" }, "4", "certain"],
  ["motor caravan without a weight", { body: "motor caravan" }, "4", "certain"],
  ["M1 3,500 kg", { ...dvla(3500), typeApproval: "M1" }, "4", "likely"],
  ["m1 in small letters", { ...dvla(3500), typeApproval: " m1 " }, "4", "likely"],
  ["M1G off-roader without a weight", { body: null, typeApproval: "M1G" }, "4", "likely"],
  [
    "M2 3,200 kg on the plate",
    { ...plate(3200), typeApproval: "M2", passengerSeats: null },
    null,
    "ask",
    ["seats"],
  ],
  ["N1 3,200 kg on the plate", { ...plate(3200), typeApproval: "N1" }, "7", "certain"],
  [
    "dual purpose, 2,040 kg empty",
    { ...plate(3200), body: "dual purpose", unladenKg: 2040 },
    "4",
    "likely",
  ],
  [
    "dual purpose, 2,041 kg empty",
    { ...plate(3200), body: "dual purpose", unladenKg: 2041 },
    "7",
    "certain",
  ],
  [
    "dual purpose, empty weight unknown",
    { ...plate(3200), body: "dual purpose" },
    null,
    "ask",
    ["dual purpose"],
  ],
  ["dual purpose, no weight at all", { body: "dual purpose" }, null, "ask", ["dual purpose"]],
  [
    "dual purpose, 3,000 kg, empty weight unknown",
    { ...plate(3000), body: "dual purpose" },
    "4",
    "certain",
  ],
  [
    "dual purpose, too heavy empty, no gross weight",
    { body: "dual purpose", unladenKg: 2100 },
    null,
    "ask",
    ["plate"],
  ],
  ["8 passenger seats", { ...plate(3200), passengerSeats: 8 }, "7", "certain"],
  ["40 years old tomorrow", { ...plate(2500), firstRegistered: "1986-11-23" }, "4", "certain"],
  ["40 years old today", { ...plate(2500), firstRegistered: "1986-11-22" }, null, "ask"],
  ["40 years old this month", { ...plate(2500), firstRegistered: "1986-11" }, "4", "certain"],
  ["40 years old last month", { ...plate(2500), firstRegistered: "1986-10" }, null, "ask"],
  [
    "motor caravan of 1975",
    { ...plate(2500), body: "motor caravan", firstRegistered: "1975-05" },
    "4",
    "certain",
  ],
  [
    "electric from 28 February 2015",
    { ...electric, ...plate(2500), firstRegistered: "2015-02-28" },
    null,
    "ask",
  ],
  [
    "electric from February 2015",
    { ...electric, ...plate(2500), firstRegistered: "2015-02" },
    null,
    "ask",
  ],
  [
    "electric from 1 March 2015",
    { ...electric, ...plate(2500), firstRegistered: "2015-03-01" },
    "4",
    "certain",
  ],
  [
    "electric from March 2015",
    { ...electric, ...plate(2500), firstRegistered: "2015-03" },
    "4",
    "certain",
  ],
  ["diesel from 2014", { ...plate(2500), firstRegistered: "2014-03-01" }, "4", "certain"],
  ["registration date unknown", { ...plate(2500), firstRegistered: null }, "4", "certain"],
  ["DVLA 2,900 kg", dvla(2900), "4", "likely", ["plate"]],
  ["DVLA 3,000 kg", dvla(3000), "4", "likely", ["plate"]],
  ["DVLA 3,500 kg", dvla(3500), "7", "likely", ["plate", ...bodies]],
  ["DVLA 3,500 kg, owner says goods", { ...dvla(3500), body: "goods" }, "7", "likely", ["plate"]],
  ["DVLA 3,499 kg", dvla(3499), null, "ask", ["plate", "dual purpose"]],
  ["DVLA 3,498 kg", dvla(3498), "7", "likely", ["plate", ...bodies]],
  ["DVLA 4,250 kg electric", { ...electric, ...dvla(4250) }, "7", "likely", ["plate", ...bodies]],
  ["DVLA 7,500 kg", dvla(7500), "heavy", "likely", ["plate", ...bodies]],
  ["DVLA 3,800 kg, power unknown", { ...dvla(3800), power: null }, null, "ask", ["plate", "power"]],
  [
    "DVLA 3,500 kg, perhaps a camper",
    { ...dvla(3500), bodyMayBe: "motor caravan" },
    null,
    "ask",
    ["plate", "motor caravan"],
  ],
  [
    "DVLA 3,000 kg, perhaps a camper",
    { ...dvla(3000), bodyMayBe: "motor caravan" },
    "4",
    "likely",
    ["plate"],
  ],
  [
    "plate 3,200 kg, perhaps a camper",
    { ...plate(3200), body: null, bodyMayBe: "motor caravan" },
    null,
    "ask",
    ["motor caravan"],
  ],
  [
    "plate 3,200 kg, perhaps an off-roader",
    { ...plate(3200), body: null, bodyMayBe: "dual purpose" },
    null,
    "ask",
    ["dual purpose"],
  ],
  ["plate 3,200 kg, body unknown", { ...plate(3200), body: null }, "7", "likely", bodies],
  ["TRANSIT 350", model(3500), "7", "ask", ["plate"]],
  ["TRANSIT 280", model(2800), "4", "ask", ["plate"]],
  ["no weight", {}, null, "ask", ["plate"]],
  [
    "no weight, perhaps a camper",
    { body: null, bodyMayBe: "motor caravan" },
    null,
    "ask",
    ["plate", "motor caravan"],
  ],
  ["weight 0", plate(0), null, "ask", ["plate"]],
  ["weight -1", plate(-1), null, "ask", ["plate"]],
  ["weight 3,000.5", plate(3000.5), null, "ask", ["plate"]],
  ["weight NaN", plate(Number.NaN), null, "ask", ["plate"]],
  ["Northern Ireland 3,500 kg", { ...plate(3500), jurisdiction: "northern-ireland" }, null, "ask"],
  [
    "Northern Ireland, motor caravan",
    { body: "motor caravan", jurisdiction: "northern-ireland" },
    null,
    "ask",
  ],
];

test.each(cases)("%s", (_what, facts, answer, certainty, ask = []) => {
  const result = motClassFor({ ...van, ...facts });
  expect({ ...result, reason: "" }).toEqual({
    answer,
    certainty,
    ask,
    reason: "",
    maximumFee:
      certainty === "ask" || answer === "heavy" ? null : answer === "7" ? "58.60" : "54.85",
  });
});

test("covers at least 60 cases with unique names", () => {
  expect(new Set(cases.map(([what]) => what)).size).toBe(cases.length);
  expect(cases.length).toBeGreaterThanOrEqual(60);
});

test.each<[string, Partial<VanFacts>, RegExp]>([
  ["class 7", plate(3500), /^A goods vehicle over 3,000 kg and up to 3,500 kg is class 7\.$/],
  ["heavy", plate(3501), /over 3,500 kg .* heavy vehicles, which MOT stations do not do/],
  [
    "the rule for zero-emission vehicles, to confirm with the station",
    { ...electric, ...plate(4000) },
    /^In Great Britain a zero-emission .* 4,250 kg has been class 7 since 1 June 2026\. Confirm with the station/,
  ],
  ["DVLA's weight", dvla(2900), /DVLA's weight is 2,900 kg; the plate decides/],
  ["a model's name", model(3500), /model's name suggests 3,500 kg; the plate decides/],
  [
    "seats",
    { passengerSeats: 14 },
    /13 or more passenger seats is class 5\..*£59\.55 for 13 to 16 .*may cost more/,
  ],
  [
    "8 seats left in a minibus",
    { typeApproval: "M2", passengerSeats: 8 },
    /^A passenger vehicle with up to 12 .* class 4\.$/,
  ],
  [
    "age",
    { firstRegistered: "1970-01-01" },
    /over 40 years old may be exempt .*substantially changed/,
  ],
  [
    "an early electric van",
    { ...electric, firstRegistered: "2014-07" },
    /before 1 March 2015 may be exempt/,
  ],
  [
    "Northern Ireland",
    { ...plate(3500), jurisdiction: "northern-ireland" },
    /only DVA tests vans.*£38/,
  ],
])("mentions %s in the reason", (_what, facts, words) => {
  expect(motClassFor({ ...van, ...facts }).reason).toMatch(words);
});

test("mentions no British class or fee in the reason for Northern Ireland", () => {
  const { reason } = motClassFor({ ...van, ...plate(3200), jurisdiction: "northern-ireland" });
  expect(reason).not.toMatch(/class|54\.85|58\.60/i);
});

test("never assigns a lower class to a heavier van, whatever its power and the day", () => {
  const rank = { "4": 0, "5": 0, "7": 1, heavy: 2 };
  const weight = fc.integer({ min: 1, max: 8000 });
  const power = fc.constantFrom("engine", "electric", "hydrogen fuel cell");
  const testDay = fc.constantFrom("2026-05-31", lawValues.zeroEmissionClass7.since, "2030-01-01");
  fc.assert(
    fc.property(weight, weight, power, testDay, (one, other, itsPower, day) => {
      const classOf = (kg: number) =>
        motClassFor({ ...van, ...plate(kg), power: itsPower, testDay: day }).answer ?? "4";
      expect(rank[classOf(Math.min(one, other))]).toBeLessThanOrEqual(
        rank[classOf(Math.max(one, other))],
      );
    }),
  );
});

test("is never certain with only DVLA's weight", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -10, max: 50_000 }),
      fc.constantFrom(null, "goods"),
      (kg, body) => {
        expect(motClassFor({ ...van, ...dvla(kg), body }).certainty).not.toBe("certain");
      },
    ),
  );
});

test.each([
  ["3500", 3500],
  ["3,500", 3500],
  [" 3500 kg ", 3500],
  ["2800KG", 2800],
  ["1", 1],
  ["12,000", 12000],
])("parses '%s' as %i kg", (text, kg) => {
  expect(parseWeight(text)).toEqual({ valid: true, kg });
});

test.each([
  "0",
  "-1",
  "3000.5",
  "3,000.5",
  "3.5t",
  "3.5",
  "3,50",
  "1e3",
  "0x10",
  "100000",
  "3500 lb",
  "heavy",
  "",
])("rejects '%s' as a weight and explains the format", (text) => {
  expect(parseWeight(text)).toEqual({ valid: false, message: weightMessage });
});

test("accepts only whole kilograms from 1", () => {
  expect([1, 3500, 99_999].every(isWeight)).toBe(true);
  expect([0, -1, 3000.5, 100_000, Number.NaN, Number.POSITIVE_INFINITY].some(isWeight)).toBe(false);
});

test.each([
  ["1", 1],
  [" 12 ", 12],
  ["100", 100],
])("parses '%s' as %i passenger seats", (text, seats) => {
  expect(parseSeats(text)).toEqual({ valid: true, seats });
});

test.each(["", "0", "101", "1000", "1.5", "-1", "twelve", "12 seats"])(
  "rejects '%s' as a number of passenger seats and explains the format",
  (text) => {
    expect(parseSeats(text)).toEqual({ valid: false, message: seatsMessage });
  },
);

test.each(["M1", "m1g", " M1 "])("treats type approval %j as a car", (typeApproval) => {
  expect(motClassFor({ ...van, typeApproval })).toMatchObject({ answer: "4", certainty: "likely" });
});

test.each(["XM1", "M1X", ""])("ignores type approval %j", (typeApproval) => {
  expect(motClassFor({ ...van, typeApproval })).toEqual(
    motClassFor({ ...van, typeApproval: null }),
  );
});

test("does not ask about a body that the name suggests when the owner has stated the body", () => {
  const named = { ...van, gross: null, bodyMayBe: "motor caravan" } as const;
  expect(motClassFor({ ...named, body: null }).ask).toEqual(["plate", "motor caravan"]);
  expect(motClassFor({ ...named, body: "goods" }).ask).toEqual(["plate"]);
  expect(motClassFor({ ...van, gross: null, body: null }).ask).toEqual(["plate"]);
});
