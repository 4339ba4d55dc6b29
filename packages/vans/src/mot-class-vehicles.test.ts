import { expect, test } from "vitest";
import { motClassFor, type ClassResult } from "./mot-class.ts";
import type { VanFacts } from "./van-facts.ts";

/**
 * Vehicles as their papers describe them, and the test that the sources prescribe:
 * - the Motor Vehicles (Tests) Regulations 1981, regulations 3, 5 and 6, as amended by SI 2017/850: class IV has M1,
 * M2,
 * M3 and N1 unless another class does; class V has M2 and M3 for more than 12 seated passengers; class VII has goods
 * vehicles over 3,000 kg and up to 3,500 kg; a goods vehicle is neither a motor caravan nor dual purpose; a goods
 * vehicle over 3,500 kg is not tested at an MOT station;
 * - GOV.UK, MOT fees: 9 to 12 passenger seats class 4, 13 or more class 5, first test after one year;
 * - DVLA's form V112: a goods vehicle powered by electricity and first registered before 1 March 2015 is exempt;
 * - GOV.UK, historic (classic) vehicles: over 40 years old; goods vehicles over 3,500 kg and buses used commercially
 * only if first used before 1960;
 * - DfT's response of 24 November 2025: zero-emission goods vehicles up to 4,250 kg move to class 7, in Great Britain.
 */
const vehicle: VanFacts = {
  jurisdiction: "great-britain",
  testDay: "2026-11-22",
  gross: null,
  body: null,
  unladenKg: null,
  power: "engine",
  firstRegistered: "2019-03-12",
  passengerSeats: null,
  typeApproval: null,
};

const plate = (kg: number) => ({ kg, from: "plate" }) as const;
const dvla = (kg: number) => ({ kg, from: "DVLA revenue weight" }) as const;

const n1 = { typeApproval: "N1", body: "goods" } as const;
const n2 = { typeApproval: "N2", body: "goods" } as const;
const zero = { power: "electric", firstRegistered: "2023-06-01" } as const;
const early = { power: "electric", firstRegistered: "2014-11-03" } as const;
const northernIreland = { jurisdiction: "northern-ireland" } as const;

/** The expected test, the required questions, and part of the reason. */
type Expected = {
  test: ClassResult["answer"];
  ask?: ClassResult["ask"][number][];
  fee?: string | null;
  says?: RegExp;
  silent?: RegExp;
};

const exempt = /may be exempt/;
const vehicles: [name: string, facts: Partial<VanFacts>, expected: Expected][] = [
  // Goods vehicles by weight
  ["N1 car-derived van, 1,700 kg", { ...n1, gross: plate(1700) }, { test: "4", fee: "54.85" }],
  ["N1 van, 3,000 kg", { ...n1, gross: plate(3000) }, { test: "4", fee: "54.85" }],
  ["N1 van, 3,001 kg", { ...n1, gross: plate(3001) }, { test: "7", fee: "58.60" }],
  ["N1 van, 3,500 kg", { ...n1, gross: plate(3500) }, { test: "7", fee: "58.60" }],
  ["N2 van, 3,501 kg", { ...n2, gross: plate(3501) }, { test: "heavy", fee: null }],
  ["N2 diesel van, 4,250 kg", { ...n2, gross: plate(4250) }, { test: "heavy", fee: null }],
  ["N2 lorry, 7,500 kg", { ...n2, gross: plate(7500) }, { test: "heavy", fee: null }],
  ["N2 van of unknown weight", n2, { test: "heavy", ask: ["plate", "motor caravan"] }],
  [
    "N2 van of unknown weight and power",
    { ...n2, power: null },
    { test: null, ask: ["plate", "power", "motor caravan"] },
  ],
  ["electric N2 van of unknown weight", { ...n2, power: "electric" }, { test: null }],
  [
    "N2 vehicle whose name suggests a motor caravan",
    { ...n2, body: null, bodyMayBe: "motor caravan" },
    { test: null, ask: ["plate", "motor caravan"] },
  ],
  ["N2 van, DVLA's weight 3,500 kg", { ...n2, gross: dvla(3500) }, { test: null, ask: ["plate"] }],
  ["N1 van of unknown weight", n1, { test: null, ask: ["plate"] }],
  [
    "N1 van, DVLA's weight 2,800 kg",
    { typeApproval: "N1", gross: dvla(2800) },
    { test: "4", ask: ["plate"] },
  ],
  [
    "N1 van, DVLA's weight 3,500 kg",
    { typeApproval: "N1", gross: dvla(3500) },
    { test: "7", ask: ["plate"] },
  ],
  [
    "N1 crew van with 8 passenger seats, 3,200 kg",
    { ...n1, gross: plate(3200), passengerSeats: 8 },
    { test: "7" },
  ],
  [
    "N1 pickup, not dual purpose, 3,200 kg",
    { ...n1, gross: plate(3200), unladenKg: 2150 },
    { test: "7" },
  ],
  [
    "van registered on 29 February 2024, 3,500 kg",
    { gross: plate(3500), firstRegistered: "2024-02-29" },
    { test: "7" },
  ],

  // Zero emission
  ["electric N1, 3,500 kg", { ...n1, ...zero, gross: plate(3500) }, { test: "7" }],
  [
    "electric N2, 3,501 kg, from 1 June 2026",
    { ...n2, ...zero, gross: plate(3501), testDay: "2026-06-01" },
    { test: "7" },
  ],
  [
    "electric N2, 3,501 kg, on 31 May 2026",
    { ...n2, ...zero, gross: plate(3501), testDay: "2026-05-31" },
    { test: "heavy" },
  ],
  [
    "electric N2, 4,250 kg, from 1 June 2026",
    { ...n2, ...zero, gross: plate(4250), testDay: "2026-06-01" },
    { test: "7", fee: "58.60" },
  ],
  [
    "electric N2, 4,250 kg, on 31 May 2026",
    { ...n2, ...zero, gross: plate(4250), testDay: "2026-05-31" },
    { test: "heavy" },
  ],
  ["electric N2, 4,251 kg", { ...n2, ...zero, gross: plate(4251) }, { test: "heavy" }],
  [
    "hydrogen N2, 4,250 kg",
    { ...n2, power: "hydrogen fuel cell", gross: plate(4250) },
    { test: "7" },
  ],
  [
    "N2 of unknown power, 4,250 kg",
    { ...n2, power: null, gross: plate(4250) },
    { test: null, ask: ["power"] },
  ],
  ["N2 of unknown power, 4,251 kg", { ...n2, power: null, gross: plate(4251) }, { test: "heavy" }],

  // Early electric goods vehicles, at any weight
  [
    "electric N1 of November 2014",
    { ...n1, ...early, gross: plate(2200) },
    { test: null, says: exempt },
  ],
  [
    "electric N1 of 28 February 2015",
    { ...n1, ...early, firstRegistered: "2015-02-28", gross: plate(2200) },
    { test: null, says: exempt },
  ],
  [
    "electric N1 of 1 March 2015",
    { ...n1, ...early, firstRegistered: "2015-03-01", gross: plate(2200) },
    { test: "4", silent: exempt },
  ],
  [
    "electric N2 of 2014, 7,500 kg",
    { ...n2, ...early, gross: plate(7500) },
    { test: null, says: exempt },
  ],
  [
    "electric N1 of 2014, of which only DVLA's record is known",
    { ...early, typeApproval: "N1" },
    { test: null, says: exempt },
  ],
  [
    "electric M1 of November 2014",
    { ...early, typeApproval: "M1", gross: dvla(2100) },
    { test: "4", silent: exempt },
  ],
  [
    "electric motor caravan of 2014",
    { ...early, body: "motor caravan", gross: plate(2900) },
    { test: "4", silent: exempt },
  ],
  [
    "electric dual purpose vehicle of 2014, 3,200 kg",
    { ...early, body: "dual purpose", gross: plate(3200), unladenKg: 2000 },
    { test: "4", silent: exempt },
  ],
  [
    "electric minibus of 2014, 12 passenger seats",
    { ...early, typeApproval: "M2", passengerSeats: 12 },
    { test: "4", silent: exempt },
  ],
  [
    "hydrogen N1 of 2014",
    { ...n1, power: "hydrogen fuel cell", firstRegistered: "2014-11-03", gross: plate(2200) },
    { test: "4", silent: exempt },
  ],
  [
    "diesel N1 of 2014",
    { ...n1, firstRegistered: "2014-11-03", gross: plate(2200) },
    { test: "4", silent: exempt },
  ],

  // Historic vehicles
  [
    "N1 van of 1975, 2,500 kg",
    { body: "goods", firstRegistered: "1975-05", gross: plate(2500) },
    { test: null, says: exempt },
  ],
  [
    "van of 1984, 3,500 kg",
    { body: "goods", firstRegistered: "1984-05-02", gross: plate(3500) },
    { test: null, says: exempt },
  ],
  [
    "lorry of 1984, 3,501 kg",
    { body: "goods", firstRegistered: "1984-05-02", gross: plate(3501) },
    { test: "heavy", silent: exempt },
  ],
  [
    "N2 lorry of 1984, 12,000 kg",
    { ...n2, firstRegistered: "1984-05-02", gross: plate(12_000) },
    { test: "heavy", silent: exempt },
  ],
  [
    "lorry of 1984 by DVLA's weight, 12,000 kg",
    { firstRegistered: "1984-05", gross: dvla(12_000) },
    { test: "heavy", silent: exempt },
  ],
  [
    "lorry of 1955, 12,000 kg",
    { body: "goods", firstRegistered: "1955-05-02", gross: plate(12_000) },
    { test: "heavy", says: /before 1960/ },
  ],
  [
    "lorry of December 1959, 5,000 kg",
    { body: "goods", firstRegistered: "1959-12", gross: plate(5000) },
    { test: "heavy", says: /before 1960/ },
  ],
  [
    "lorry of January 1960, 5,000 kg",
    { body: "goods", firstRegistered: "1960-01-01", gross: plate(5000) },
    { test: "heavy", silent: exempt },
  ],
  [
    "van of 1975 of unknown weight",
    { body: "goods", firstRegistered: "1975-05" },
    { test: null, ask: ["plate"], says: exempt },
  ],
  [
    "van of 29 February 1988 on 28 February 2028",
    { body: "goods", gross: plate(2500), firstRegistered: "1988-02-29", testDay: "2028-02-28" },
    { test: "4", silent: exempt },
  ],
  [
    "van of 29 February 1988 on 29 February 2028",
    { body: "goods", gross: plate(2500), firstRegistered: "1988-02-29", testDay: "2028-02-29" },
    { test: null, says: exempt },
  ],
  [
    "van of some day in November 1986 on 22 November 2026",
    { body: "goods", gross: plate(2500), firstRegistered: "1986-11" },
    { test: "4", silent: exempt },
  ],
  [
    "van of some day in November 1986 on 1 December 2026",
    { body: "goods", gross: plate(2500), firstRegistered: "1986-11", testDay: "2026-12-01" },
    { test: null, says: exempt },
  ],
  [
    "motor caravan of 1975",
    { body: "motor caravan", firstRegistered: "1975-05", gross: plate(2500) },
    { test: "4", says: exempt },
  ],
  ["M1 of 1975", { typeApproval: "M1", firstRegistered: "1975-05" }, { test: "4", says: exempt }],
  [
    "off-roader of 1975, 2,800 kg",
    { body: "dual purpose", firstRegistered: "1975-05", gross: plate(2800) },
    { test: "4", says: exempt },
  ],

  [
    "pickup of 1984 that is too heavy to be dual purpose, 3,200 kg",
    { body: "dual purpose", unladenKg: 2100, firstRegistered: "1984-05-02", gross: plate(3200) },
    { test: null, says: exempt },
  ],
  [
    "pickup of 1984 that is too heavy to be dual purpose, 4,000 kg",
    { body: "dual purpose", unladenKg: 2100, firstRegistered: "1984-05-02", gross: plate(4000) },
    { test: "heavy", silent: exempt },
  ],
  [
    "electric pickup of 2014 that is too heavy to be dual purpose",
    { ...early, body: "dual purpose", unladenKg: 2100, gross: plate(3200) },
    { test: null, says: exempt },
  ],
  [
    "off-roader of 1984 of unknown unladen weight, 4,000 kg",
    { body: "dual purpose", firstRegistered: "1984-05-02", gross: plate(4000) },
    {
      test: null,
      ask: ["dual purpose"],
      says: /goods vehicle over 3,500 kg is not exempt at that age/,
    },
  ],
  [
    "chassis of 1984 that may be a motor caravan, 4,000 kg by DVLA's weight",
    { bodyMayBe: "motor caravan", firstRegistered: "1984-05", gross: dvla(4000) },
    {
      test: null,
      ask: ["motor caravan"],
      says: /goods vehicle over 3,500 kg is not exempt at that age/,
    },
  ],
  [
    "camper of 1975 that may be a motor caravan, 2,500 kg by DVLA's weight",
    { bodyMayBe: "motor caravan", firstRegistered: "1975-05", gross: dvla(2500) },
    { test: "4", says: exempt, silent: /not exempt at that age/ },
  ],

  // Cars, motor caravans and dual purpose vehicles
  ["M1 of unknown weight", { typeApproval: "M1" }, { test: "4", fee: "54.85" }],
  [
    "M1 people carrier, DVLA's weight 3,100 kg",
    { typeApproval: "M1", gross: dvla(3100), passengerSeats: 8 },
    { test: "4" },
  ],
  ["M1 off-roader, 3,499 kg", { typeApproval: "M1G", gross: dvla(3499) }, { test: "4" }],
  [
    "motor caravan, 3,500 kg",
    { body: "motor caravan", gross: plate(3500) },
    { test: "4", fee: "54.85" },
  ],
  ["motor caravan, 5,000 kg", { body: "motor caravan", gross: plate(5000) }, { test: "4" }],
  [
    "motor caravan on an N2 chassis, 4,250 kg",
    { body: "motor caravan", typeApproval: "N2", gross: plate(4250) },
    { test: "4" },
  ],
  [
    "panel van that may be a camper, 3,500 kg",
    { bodyMayBe: "motor caravan", gross: dvla(3500) },
    { test: null, ask: ["motor caravan"] },
  ],
  [
    "double-cab pickup, dual purpose, 3,200 kg, 2,040 kg empty",
    { body: "dual purpose", gross: plate(3200), unladenKg: 2040 },
    { test: "4" },
  ],
  [
    "double-cab pickup, 3,200 kg, 2,041 kg empty",
    { body: "dual purpose", gross: plate(3200), unladenKg: 2041 },
    { test: "7" },
  ],
  [
    "double-cab pickup, 3,200 kg, unknown empty",
    { body: "dual purpose", gross: plate(3200) },
    { test: null, ask: ["dual purpose"] },
  ],

  // Minibuses: by seats, at any weight
  [
    "M2 minibus, 3,500 kg, seats unknown",
    { typeApproval: "M2", gross: dvla(3500) },
    { test: null, ask: ["seats"], fee: null },
  ],
  [
    "M2 minibus, 2,900 kg, seats unknown",
    { typeApproval: "M2", gross: dvla(2900) },
    { test: null, ask: ["seats"] },
  ],
  [
    "M2 minibus, 4,100 kg, seats unknown",
    { typeApproval: "M2", gross: dvla(4100) },
    { test: null, ask: ["seats"] },
  ],
  ["M2 minibus without a weight", { typeApproval: " m2 " }, { test: null, ask: ["seats"] }],
  [
    "M3 coach, 12,000 kg, seats unknown",
    { typeApproval: "M3", gross: dvla(12_000) },
    { test: null, ask: ["seats"] },
  ],
  [
    "M2 minibus, seats unknown, electric",
    { ...zero, typeApproval: "M2", gross: dvla(4100) },
    { test: null, ask: ["seats"] },
  ],
  ["minibus by its owner, seats unknown", { body: "minibus" }, { test: null, ask: ["seats"] }],
  [
    "M2 with 8 passenger seats left",
    { typeApproval: "M2", passengerSeats: 8, gross: plate(3500) },
    { test: "4", fee: "54.85" },
  ],
  [
    "minibus, 9 passenger seats, 3,500 kg",
    { body: "minibus", passengerSeats: 9, gross: plate(3500) },
    { test: "4", fee: "57.30" },
  ],
  [
    "M2 minibus, 12 passenger seats, 4,100 kg",
    { typeApproval: "M2", passengerSeats: 12, gross: plate(4100) },
    { test: "4", fee: "57.30" },
  ],
  [
    "M2 minibus, 13 passenger seats, 3,500 kg",
    { typeApproval: "M2", passengerSeats: 13, gross: plate(3500) },
    { test: "5", fee: "59.55" },
  ],
  [
    "M2 minibus, 16 passenger seats, 4,100 kg",
    { typeApproval: "M2", passengerSeats: 16, gross: plate(4100) },
    { test: "5", fee: "59.55" },
  ],
  [
    "M2 minibus, 17 passenger seats",
    { typeApproval: "M2", passengerSeats: 17 },
    { test: "5", fee: "80.65" },
  ],
  [
    "M3 coach, 49 passenger seats",
    { typeApproval: "M3", passengerSeats: 49, gross: plate(18_000) },
    { test: "5", fee: "80.65" },
  ],
  [
    "van converted to 9 passenger seats, 3,200 kg",
    { ...n1, passengerSeats: 9, gross: plate(3200) },
    { test: "4", fee: "57.30" },
  ],
  [
    "M1 with 9 passenger seats",
    { typeApproval: "M1", passengerSeats: 9 },
    { test: "4", fee: "57.30" },
  ],
  [
    "motor caravan on an M2 base, seats unknown",
    { body: "motor caravan", typeApproval: "M2" },
    { test: null, ask: ["seats"] },
  ],
  [
    "motor caravan with 13 passenger seats",
    { body: "motor caravan", passengerSeats: 13 },
    { test: "5" },
  ],
  [
    "M2 minibus of 1980, 12 passenger seats",
    { typeApproval: "M2", passengerSeats: 12, firstRegistered: "1980-05" },
    { test: "4", says: /may be exempt.* bus that is used commercially is not exempt at that age/ },
  ],
  [
    "bus of 1955, 29 passenger seats",
    { body: "minibus", passengerSeats: 29, firstRegistered: "1955-05-02" },
    { test: "5", says: exempt, silent: /not exempt at that age/ },
  ],

  // Northern Ireland has its own classes
  [
    "Northern Irish van, 3,500 kg",
    { ...northernIreland, ...n1, gross: plate(3500) },
    { test: null, fee: null },
  ],
  [
    "Northern Irish electric van, 4,250 kg",
    { ...northernIreland, ...n2, ...zero, gross: plate(4250) },
    { test: null, silent: /class 7/ },
  ],
  [
    "Northern Irish motor caravan",
    { ...northernIreland, body: "motor caravan" },
    { test: null, silent: /class 4/ },
  ],
  [
    "Northern Irish M2 minibus",
    { ...northernIreland, typeApproval: "M2", passengerSeats: 12 },
    { test: null, silent: /class 4|class 5/ },
  ],
  [
    "Northern Irish electric van of 2014",
    { ...northernIreland, ...n1, ...early, gross: plate(2200) },
    { test: null, silent: /1 March 2015/ },
  ],
];

test.each(vehicles)("%s", (_name, facts, expected) => {
  const { test: answer, ask = [], fee, says = /./, silent = /(?!)/ } = expected;
  const result = motClassFor({ ...vehicle, ...facts });
  expect(result.answer, result.reason).toBe(answer);
  expect(result.ask).toEqual(expect.arrayContaining(ask));
  expect(result.maximumFee).toEqual(fee === undefined ? result.maximumFee : fee);
  expect(result.reason).toMatch(says);
  expect(result.reason).not.toMatch(silent);
  expect(answer !== null || result.certainty === "ask").toBe(true);
});

test("covers at least 60 vehicles with unique names", () => {
  expect(new Set(vehicles.map(([name]) => name)).size).toBe(vehicles.length);
  expect(vehicles.length).toBeGreaterThanOrEqual(60);
});
