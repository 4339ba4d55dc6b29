import type { Day } from "./calendar-day.ts";
import { weightInKg } from "./law/law-classes.ts";
import { northernIrishFormNote, northernIrishLaw } from "./law/law-northern-ireland.ts";
import { britishLaw } from "./law/law-sentences.ts";
import { lawValues as law, vanClasses } from "./law/law-values.ts";
import { vehicleLaw } from "./law/law-vehicles.ts";
import { exemptionOn, exemptionSentence, isOver40 } from "./mot-exemption.ts";
import {
  isCarApproval,
  isFirstUsedBefore,
  isHeavyByApproval,
  isHeavyGoodsApproval,
  isPassengerVehicle,
  isWeight,
  otherVehicleOf,
  specialBodies,
  type GrossWeight,
  type SuggestedBody,
  type VanFacts,
} from "./van-facts.ts";

/**
 * The questions for the owner. `plate` is the weight on the maker's plate, or on a Ministry plate
 * if there is one.
 */
export const classQuestions = [
  "plate",
  "power",
  "seats",
  ...specialBodies,
  "taxi or ambulance",
  "hearse",
] as const;
export type ClassQuestion = (typeof classQuestions)[number];

/**
 * The tests of a van. Class 5 is for minibuses. `heavy` is the yearly test that MOT stations do not
 * do.
 */
export const motClasses = [...vanClasses, "5", "heavy"] as const;
export type MotClass = (typeof motClasses)[number];

/**
 * `certain` if read from the vehicle, `likely` if a register states it, `ask` if unknown or
 * guessed.
 */
export const classCertainties = ["certain", "likely", "ask"] as const;

export interface ClassResult {
  answer: MotClass | null;
  certainty: (typeof classCertainties)[number];
  ask: ClassQuestion[];
  reason: string;
  /** The maximum fee in pounds, such as `54.85`. Null unless the class is certain or likely. */
  maximumFee: string | null;
}

const maximumFees = { "4": law.class4MaximumFee, "7": law.class7MaximumFee, heavy: null } as const;

type Answer = keyof typeof maximumFees;

const known = (
  answer: Answer,
  certainty: "certain" | "likely",
  reason: string,
  ask: ClassQuestion[] = [],
) => ({ answer, certainty, ask, reason, maximumFee: maximumFees[answer] }) satisfies ClassResult;

const unknown = (reason: string, ask: ClassQuestion[] = []): ClassResult => ({
  answer: null,
  certainty: "ask",
  ask,
  reason,
  maximumFee: null,
});

export const weightMessage =
  "Enter the gross weight in whole kilograms, such as 3500. Use the weight on the maker's plate, not the unladen weight";

export const mostSeats = 100;

export const seatsMessage =
  "Enter the passenger seats as a whole number, such as 12, without the driver's seat";

/** Parses a number of passenger seats from 1 to `mostSeats`. */
export function parseSeats(
  text: string,
): { valid: true; seats: number } | { valid: false; message: string } {
  const seats = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  return seats >= 1 && seats <= mostSeats
    ? { valid: true, seats }
    : { valid: false, message: seatsMessage };
}

/** Parses a gross weight such as `3500`, `3,500` or `3500 kg`. */
export function parseWeight(
  text: string,
): { valid: true; kg: number } | { valid: false; message: string } {
  const digits = /^(\d{1,3}(?:,\d{3})+|\d+)\s*(?:kg)?$/i.exec(text.trim())?.[1];
  const kg = Number(digits?.replaceAll(",", ""));
  return isWeight(kg) ? { valid: true, kg } : { valid: false, message: weightMessage };
}

/**
 * Adds the sentence that an old vehicle may be exempt, and the `limit` of that exemption if there
 * is one.
 */
function withAge(van: VanFacts, answer: ClassResult, limit: string | null = null): ClassResult {
  if (!isOver40(van, van.testDay)) return answer;
  return {
    ...answer,
    reason: [answer.reason, vehicleLaw.historicVehicle, limit].filter(Boolean).join(" "),
  };
}

function minibusClass(van: VanFacts): ClassResult | null {
  const { passengerSeats } = van;
  const { carsHaveUpTo, class4UpTo: seatsOfClass4 } = law.passengerSeats;
  if (!isPassengerVehicle(van)) return null;
  if (passengerSeats === null) {
    return unknown(`${vehicleLaw.seatsOfClass4} ${vehicleLaw.seatsOfClass5}`, ["seats"]);
  }
  if (passengerSeats <= carsHaveUpTo) return known("4", "likely", vehicleLaw.seatsOfClass4);
  const { class4, class5, seatsUpTo, moreSeats } = law.minibusFees;
  const isClass4 = passengerSeats <= seatsOfClass4;
  const classOfSeats = isClass4 ? vehicleLaw.seatsOfClass4 : vehicleLaw.seatsOfClass5;
  const feeOfClass5 = passengerSeats <= seatsUpTo ? class5 : moreSeats;
  return {
    answer: isClass4 ? "4" : "5",
    certainty: "likely",
    ask: [],
    reason: `${classOfSeats} ${vehicleLaw.minibusFees}`,
    maximumFee: isClass4 ? class4 : feeOfClass5,
  };
}

/** Returns whether a goods vehicle is too heavy to be exempt by age alone. */
const isLarge = (gross: GrossWeight | null): boolean =>
  gross !== null && gross.kg > law.historicLargeGoods.overKg;

/**
 * Returns the result for a goods vehicle that may be exempt from the MOT, or null. Age does not
 * exempt a large one.
 */
function exemptionOfGoods(van: VanFacts, gross: GrossWeight | null): ClassResult | null {
  const exemption = exemptionOn(van, van.testDay);
  if (!exemption || (exemption.kind === "over 40" && isLarge(gross))) return null;
  const ask: ClassQuestion[] = exemption.kind === "over 40" && !gross ? ["plate"] : [];
  return unknown(exemptionSentence(exemption, van.jurisdiction), ask);
}

const { upToUnladenKg } = law.dualPurpose;
const class4UpTo = law.class4.upToKg;
const class7UpTo = law.class7.upToKg;
const zeroEmissionUpTo = law.zeroEmissionClass7.upToKg;

/**
 * The class by weight only. `unconfirmed` is set if the source of the rule does not confirm it yet.
 */
type ByWeight = { answer: Answer; reason: string; unconfirmed?: true };

/**
 * Returns the class of a goods vehicle by its weight and power, or null if it depends on an unknown
 * power.
 */
function byWeight(kg: number, power: VanFacts["power"], testDay: Day): ByWeight | null {
  if (kg <= class4UpTo) return { answer: "4", reason: britishLaw.class4 };
  if (kg <= class7UpTo) return { answer: "7", reason: britishLaw.class7 };
  if (kg <= zeroEmissionUpTo && testDay >= law.zeroEmissionClass7.since && power !== "engine") {
    return power && { answer: "7", reason: britishLaw.zeroEmission, unconfirmed: true };
  }
  return { answer: "heavy", reason: britishLaw.heavy };
}

/** The revenue weight that DVLA stores for many older off-roaders of unknown weight. */
const placeholderKg = 3499;

const over = `Over ${weightInKg(class4UpTo)} it matters whether this is`;

/** The sentences for a body that only the vehicle's name suggests. */
const whyBodyMatters: Record<SuggestedBody, string> = {
  "motor caravan": `${over} a motor caravan, which is class 4.`,
  "dual purpose": `${over} a dual-purpose vehicle, which is class 4.`,
  "taxi or ambulance": `${over} an ambulance or a licensed taxi, which its name does not prove. ${vehicleLaw.taxisAndAmbulances}`,
  minibus: `Its name suggests a minibus. ${vehicleLaw.seatsOfClass4} ${vehicleLaw.seatsOfClass5}`,
  hearse: `${over} a hearse, which is not a goods vehicle. Ask the MOT station for its class.`,
};

const questionOf = (body: SuggestedBody): ClassQuestion => (body === "minibus" ? "seats" : body);

function goodsClass(van: VanFacts, { kg, from }: GrossWeight): ClassResult {
  const { body, bodyMayBe } = van;
  const fromPlate = from === "plate";
  const askPlate: ClassQuestion[] = fromPlate ? [] : ["plate"];
  if (kg > class4UpTo && body === null && bodyMayBe) {
    return unknown(whyBodyMatters[bodyMayBe], [...askPlate, questionOf(bodyMayBe)]);
  }
  if (kg === placeholderKg && from === "DVLA revenue weight") {
    return unknown(
      `DVLA's ${weightInKg(kg)} may stand for a weight that it does not know. The plate decides.`,
      ["plate", "dual purpose"],
    );
  }
  const result = byWeight(kg, van.power, van.testDay);
  if (!result) {
    return unknown(
      `Over ${weightInKg(class7UpTo)} and up to ${weightInKg(zeroEmissionUpTo)} it matters whether the van is zero-emission.`,
      [...askPlate, "power"],
    );
  }
  const { answer } = result;
  if (answer === "heavy" && van.hasMot && body === null) {
    return unknown(
      `Its last test on record is an MOT, which a goods vehicle of ${weightInKg(kg)} does not have. It matters which body it has.`,
      [...askPlate, ...specialBodies],
    );
  }
  const isFirstHistoric =
    answer === "heavy" && isFirstUsedBefore(van, law.historicLargeGoods.firstUsedBefore);
  const reason = isFirstHistoric
    ? `${result.reason} ${vehicleLaw.historicLargeGoods}`
    : result.reason;
  if (from === "model name") {
    const guess = `${reason} The model's name suggests ${weightInKg(kg)}; the plate decides.`;
    return { ...unknown(guess, ["plate"]), answer };
  }
  const askBody: ClassQuestion[] =
    body === null && kg > class4UpTo ? ["motor caravan", "dual purpose"] : [];
  const ask = [...askPlate, ...askBody];
  const words = fromPlate
    ? reason
    : `${reason} DVLA's weight is ${weightInKg(kg)}; the plate decides.`;
  return known(answer, ask.length > 0 || result.unconfirmed ? "likely" : "certain", words, ask);
}

function classByWeight(van: VanFacts, gross: GrossWeight | null): ClassResult {
  const { body, unladenKg } = van;
  if (body === "dual purpose" && unladenKg !== null && unladenKg <= upToUnladenKg) {
    return known("4", "likely", `${vehicleLaw.dualPurposeClass} ${vehicleLaw.dualPurpose}`);
  }
  if (body === "dual purpose" && unladenKg === null && (!gross || gross.kg > class4UpTo)) {
    return unknown(`${vehicleLaw.dualPurposeClass} ${vehicleLaw.dualPurpose}`, ["dual purpose"]);
  }
  if (body === null && van.bodyMayBe === "minibus") {
    return unknown(whyBodyMatters.minibus, ["seats"]);
  }
  if (isHeavyGoodsApproval(van.typeApproval) && !isProvenHeavy(gross)) {
    return heavyApprovalClass(van);
  }
  if (!gross) {
    const plate = "The class depends on the design gross weight, which is on the van's plate.";
    return unknown(plate, [
      "plate",
      ...(body === null && van.bodyMayBe ? [questionOf(van.bodyMayBe)] : []),
    ]);
  }
  return goodsClass(van, gross);
}

/** Returns whether a weight agrees with the type approval of a heavy goods vehicle. */
const isProvenHeavy = (gross: GrossWeight | null): boolean =>
  gross !== null &&
  (gross.from === "plate" || (gross.from !== "model name" && gross.kg > class7UpTo));

/** Returns the class of a vehicle whose approval, and not its weight, is that of a heavy goods vehicle. */
function heavyApprovalClass(van: VanFacts): ClassResult {
  const approval = `Its type approval, ${van.typeApproval}, is for goods vehicles over ${weightInKg(class7UpTo)}.`;
  if (van.gross?.from === "DVLA revenue weight") {
    return unknown(`${approval} DVLA's weight is ${weightInKg(van.gross.kg)}; the plate decides.`, [
      "plate",
    ]);
  }
  if (isHeavyByApproval(van) && !van.hasMot) {
    return known("heavy", "likely", `${approval} ${britishLaw.heavy}`, ["plate", ...specialBodies]);
  }
  const bodies: ClassQuestion[] = van.bodyMayBe ? [questionOf(van.bodyMayBe)] : [...specialBodies];
  const power: ClassQuestion[] = van.power === null ? ["power"] : [];
  return unknown(
    `${approval} A motor caravan, a dual-purpose vehicle and a zero-emission van can have it, too.`,
    ["plate", ...power, ...bodies],
  );
}

/** Returns the sentence for a vehicle that is not a van, such as `a trailer`. */
const notAVan = (vehicle: string): string =>
  `By its type approval this is ${vehicle}. We cover vans, so we show neither a class nor stations.`;

/**
 * Returns the MOT class on the day of the test. The first rule that applies decides: not a van,
 * Northern Ireland, seats, motor caravan, taxi or ambulance, type approval as a car, exemptions,
 * dual purpose, weight. Throws a RangeError if a date does not exist.
 */
export function motClassFor(van: VanFacts): ClassResult {
  const { body } = van;
  const gross = van.gross && isWeight(van.gross.kg) ? van.gross : null;
  const otherVehicle = otherVehicleOf(van.typeApproval);
  if (otherVehicle) return unknown(notAVan(otherVehicle));
  if (van.jurisdiction === "northern-ireland") {
    const isHeavy = gross !== null && gross.kg > law.dvaFee.upToKg;
    const rule = isHeavy ? northernIrishLaw.heavyFirstTest : northernIrishLaw.fee;
    return unknown(`${northernIrishFormNote} ${rule}`);
  }
  const minibus = minibusClass(van);
  if (minibus) {
    const isHistoric = isFirstUsedBefore(van, law.historicBus.firstUsedBefore);
    return withAge(van, minibus, isHistoric ? null : vehicleLaw.historicBus);
  }
  if (body === "motor caravan") return withAge(van, known("4", "certain", vehicleLaw.motorCaravan));
  if (body === "taxi or ambulance") {
    return withAge(van, known("4", "likely", vehicleLaw.taxisAndAmbulances));
  }
  if (isCarApproval(van.typeApproval)) {
    return withAge(van, known("4", "likely", vehicleLaw.carTypeApproval));
  }
  const isDualPurpose = body === "dual purpose" && (van.unladenKg ?? 0) <= upToUnladenKg;
  if (isDualPurpose || (body === null && van.bodyMayBe)) {
    const answer = classByWeight(van, gross);
    return withAge(
      van,
      answer,
      answer.answer === null && isLarge(gross) ? vehicleLaw.historicLargeGoods : null,
    );
  }
  return exemptionOfGoods(van, gross) ?? classByWeight(van, gross);
}
