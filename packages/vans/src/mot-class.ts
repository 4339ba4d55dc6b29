import { addYears, type Day, dayInWords, firstDayOf, type DayOrMonth } from "./calendar-day.ts";
import { weightInKg } from "./law/law-classes.ts";
import { northernIrishFormNote } from "./law/law-form-notes.ts";
import { northernIrishLaw } from "./law/law-northern-ireland.ts";
import { lawValues as law } from "./law/law-values.ts";
import { vanClasses } from "./van-classes.ts";
import type { TestJurisdiction } from "./jurisdiction.ts";

/** What can make a heavy van class 4: living equipment, or being as much a car as a van, such as an off-roader. */
export const specialBodies = ["motor caravan", "dual purpose"] as const;
type SpecialBody = (typeof specialBodies)[number];

interface GrossWeight {
  kg: number;
  from: "plate" | "DVLA revenue weight" | "model name";
}

/** What is known of a van. Null stands for what is not known. */
export interface VanFacts {
  jurisdiction: TestJurisdiction;
  /** The day of the test. */
  testDay: Day;
  /** The design gross weight in kg, or what stands for it. A model's name, such as `TRANSIT 350`, is a hint only. */
  gross: GrossWeight | null;
  body: "goods" | SpecialBody | null;
  /** A special body that the vehicle's name or age suggests, while `body` is not known. */
  bodyMayBe?: SpecialBody;
  unladenKg: number | null;
  /** A hybrid has an engine. */
  power: "engine" | "electric" | "hydrogen fuel cell" | null;
  firstRegistered: DayOrMonth | null;
  /** The driver's seat does not count. */
  passengerSeats: number | null;
  /** The category of type approval, such as `N1` for a van and `M1` for a car or motor caravan. */
  typeApproval: string | null;
}

/** What to ask the owner. The plate of the manufacturer shows the weight; a Ministry plate goes before it. */
export const classQuestions = ["plate", "power", ...specialBodies] as const;
export type ClassQuestion = (typeof classQuestions)[number];

/** The tests of a van. `heavy` is the yearly test of heavy vehicles, which no MOT station does. */
export const motClasses = [...vanClasses, "heavy"] as const;
type MotClass = (typeof motClasses)[number];

/** `certain` by what the owner read from plate and vehicle, `likely` by a register, `ask` if the answer is missing or a guess. */
export const classCertainties = ["certain", "likely", "ask"] as const;

/** The MOT class of a van, as far as it can be told. */
export interface ClassAnswer {
  /** Null if the class cannot be told. */
  answer: MotClass | null;
  certainty: (typeof classCertainties)[number];
  /** The questions whose answers could change this one. */
  ask: ClassQuestion[];
  /** A sentence or more for the owner. */
  reason: string;
  /** The most that a station may charge, in pounds, such as `54.85`. Null unless the class is certain or likely. */
  maximumFee: string | null;
}

const fees = { "4": law.class4MaximumFee, "7": law.class7MaximumFee, heavy: null } as const;

function known(
  answer: MotClass,
  certainty: "certain" | "likely",
  reason: string,
  ask: ClassQuestion[] = [],
): ClassAnswer {
  return { answer, certainty, ask, reason, maximumFee: fees[answer] };
}

const unknown = (reason: string, ask: ClassQuestion[] = []): ClassAnswer => ({
  answer: null,
  certainty: "ask",
  ask,
  reason,
  maximumFee: null,
});

/** The largest weight that is taken for a vehicle's. Anything above is a slip of the pen. */
const largestKg = 99_999;

/** Returns whether the number can be a gross weight: a whole number of kilograms. */
export const isWeight = (kg: number): boolean => Number.isInteger(kg) && kg >= 1 && kg <= largestKg;

export const weightMessage =
  "Enter the gross weight in whole kilograms, such as 3500. It is on the van's plate, not what the van weighs empty";

/** A weight that a visitor entered, or the message that says what is wrong with it. */
export type WeightEntry = { valid: true; kg: number } | { valid: false; message: string };

/** Reads a gross weight such as `3500`, `3,500` or `3500 kg`. */
export function readWeight(text: string): WeightEntry {
  const digits = /^(\d{1,3}(?:,\d{3})+|\d+)\s*(?:kg)?$/i.exec(text.trim())?.[1];
  const kg = Number(digits?.replaceAll(",", ""));
  return isWeight(kg) ? { valid: true, kg } : { valid: false, message: weightMessage };
}

/** Returns why the vehicle may need no MOT at all, or null. */
function exemption({ firstRegistered, power, testDay }: VanFacts): string | null {
  if (firstRegistered === null) return null;
  const registered = firstDayOf(firstRegistered);
  const { overYears } = law.historicVehicle;
  if (addYears(registered, overYears) < testDay) {
    return `A vehicle over ${overYears} years old may be exempt from the MOT if it has not been substantially changed.`;
  }
  const { registeredBefore } = law.earlyElectricVan;
  return power === "electric" && registered < registeredBefore
    ? `An electric van first registered before ${dayInWords(registeredBefore)} may be exempt from the MOT.`
    : null;
}

const { upToUnladenKg } = law.dualPurpose;
const class4UpTo = law.class4.upToKg;
const class7UpTo = law.class7.upToKg;
const zeroEmissionUpTo = law.zeroEmissionClass7.upToKg;

/** The answer for a goods vehicle by its weight alone. */
interface ByWeight {
  answer: MotClass;
  reason: string;
  /** Whether the rule is reported but not confirmed by its source. */
  unconfirmed?: true;
}

/** Returns the class of a goods vehicle by its weight and power, or null if the power decides and is not known. */
function byWeight(kg: number, power: VanFacts["power"], testDay: Day): ByWeight | null {
  if (kg <= class4UpTo) return { answer: "4", reason: `A van of up to ${weightInKg(class4UpTo)} is class 4.` };
  if (kg <= class7UpTo) {
    return {
      answer: "7",
      reason: `A goods vehicle over ${weightInKg(class4UpTo)} and up to ${weightInKg(class7UpTo)} is class 7.`,
    };
  }
  if (kg <= zeroEmissionUpTo && testDay >= law.zeroEmissionClass7.since && power !== "engine") {
    if (power === null) return null;
    return {
      answer: "7",
      reason:
        `Since ${dayInWords(law.zeroEmissionClass7.since)}, zero-emission vans up to ${weightInKg(zeroEmissionUpTo)} are ` +
        "reported to be class 7. Check with the station before you book.",
      unconfirmed: true,
    };
  }
  return {
    answer: "heavy",
    reason: `A goods vehicle over ${weightInKg(class7UpTo)} has the yearly test of heavy vehicles, which MOT stations do not do.`,
  };
}

/** The revenue weight that DVLA holds for many older off-roaders whose weight it does not know. */
const placeholderKg = 3499;

function goodsClass(van: VanFacts, { kg, from }: GrossWeight): ClassAnswer {
  const { body, bodyMayBe } = van;
  const fromPlate = from === "plate";
  const askPlate: ClassQuestion[] = fromPlate ? [] : ["plate"];
  if (kg > class4UpTo && body === null && bodyMayBe) {
    const what = bodyMayBe === "motor caravan" ? "a motor caravan" : "a dual-purpose vehicle";
    return unknown(`Over ${weightInKg(class4UpTo)} it matters whether this is ${what}, which is class 4.`, [
      ...askPlate,
      bodyMayBe,
    ]);
  }
  if (kg === placeholderKg && from === "DVLA revenue weight") {
    return unknown(`DVLA's ${weightInKg(kg)} may stand for a weight that it does not know. The plate decides.`, [
      "plate",
      "dual purpose",
    ]);
  }
  const result = byWeight(kg, van.power, van.testDay);
  if (!result) {
    return unknown(
      `Over ${weightInKg(class7UpTo)} and up to ${weightInKg(zeroEmissionUpTo)} it matters whether the van is zero-emission.`,
      [...askPlate, "power"],
    );
  }
  const { answer, reason } = result;
  if (from === "model name") {
    return {
      answer,
      certainty: "ask",
      ask: ["plate"],
      reason: `${reason} The model's name suggests ${weightInKg(kg)}; the plate decides.`,
      maximumFee: null,
    };
  }
  const askBody: ClassQuestion[] = body === null && kg > class4UpTo ? ["motor caravan", "dual purpose"] : [];
  const ask = [...askPlate, ...askBody];
  const words = fromPlate ? reason : `${reason} DVLA's weight is ${weightInKg(kg)}; the plate decides.`;
  return known(answer, ask.length > 0 || result.unconfirmed ? "likely" : "certain", words, ask);
}

/**
 * Returns the MOT class of a van on the day of its test. The rules are tried in this order: Northern Ireland, more seats
 * than a car, exemptions, motor caravan, type approval as a car, dual purpose, weight. A weight that `isWeight` rejects
 * counts as unknown. Throws a RangeError if a date does not exist.
 */
export function motClassFor(van: VanFacts): ClassAnswer {
  const { body, unladenKg, passengerSeats } = van;
  const gross = van.gross && isWeight(van.gross.kg) ? van.gross : null;
  if (van.jurisdiction === "northern-ireland") {
    return unknown(`${northernIrishFormNote} ${northernIrishLaw.fee}`);
  }
  const { carsHaveUpTo, class4UpTo: seatsOfClass4 } = law.passengerSeats;
  if (passengerSeats !== null && passengerSeats > carsHaveUpTo) {
    return unknown(
      `A vehicle with more than ${carsHaveUpTo} passenger seats is class 4 with up to ${seatsOfClass4} of them, class 5 with ` +
        "more. Ask the station, which may charge another fee.",
    );
  }
  const exempt = exemption(van);
  if (exempt) return unknown(exempt);
  if (body === "motor caravan") return known("4", "certain", "A motor caravan is class 4 at any weight.");
  if (/^M1G?$/i.test(van.typeApproval?.trim() ?? "")) {
    return known("4", "likely", "A vehicle with the type approval of a car (M1) is class 4.");
  }
  if (body === "dual purpose" && unladenKg !== null && unladenKg <= upToUnladenKg) {
    return known("4", "likely", `A dual-purpose vehicle of up to ${weightInKg(upToUnladenKg)} unladen is class 4.`);
  }
  if (body === "dual purpose" && unladenKg === null && (!gross || gross.kg > class4UpTo)) {
    return unknown(`A dual-purpose vehicle is class 4 if it weighs up to ${weightInKg(upToUnladenKg)} unladen.`, [
      "dual purpose",
    ]);
  }
  if (!gross) {
    const plate = "The class depends on the design gross weight, which is on the van's plate.";
    return unknown(plate, ["plate", ...(body === null && van.bodyMayBe ? [van.bodyMayBe] : [])]);
  }
  return goodsClass(van, gross);
}
