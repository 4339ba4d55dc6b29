import type { VehicleCheck } from "@vanfettle/contract/vehicle/vehicle-schemas";
import type { Day } from "@vanfettle/vans/calendar-day";
import type { TestJurisdiction } from "@vanfettle/vans/law/law-values";
import { lawValues as law } from "@vanfettle/vans/law/law-values";
import { motClassFor } from "@vanfettle/vans/mot-class";
import { isQPlate } from "@vanfettle/vans/registration";
import {
  isHeavyGoodsApproval,
  isMinibusApproval,
  isWeight,
  type GrossWeight,
  type SuggestedBody,
  type VanFacts,
} from "@vanfettle/vans/van-facts";
import type { EnquiryRecord } from "./dvla.ts";
import type { MotRecord } from "./dvsa.ts";

/**
 * The records of a vehicle from both services; undefined without a response or for an unknown
 * vehicle.
 */
export type VehicleRecords = { history: MotRecord | undefined; enquiry: EnquiryRecord | undefined };

/** Returns the date of first registration: the day from DVSA, or else the month from DVLA. */
export const firstRegistered = ({ history, enquiry }: VehicleRecords): string | null =>
  history?.registrationDate ?? enquiry?.monthRegistered ?? null;

const hintsOf = ({ history, enquiry }: VehicleRecords) =>
  modelHints(history?.make ?? enquiry?.make ?? null, history?.model ?? null);

/**
 * Returns whether the vehicle's name suggests a taxi, an ambulance or a minibus, whose first test may
 * be early. A name proves neither use nor licence.
 */
export const mayHaveEarlyFirstTest = ({ bodyMayBe }: VanFacts): boolean =>
  bodyMayBe === "taxi or ambulance" || bodyMayBe === "minibus";

/**
 * Returns the body that the vehicle's name suggests. The type approval tells whether it is a minibus.
 */
function suggestedBody(records: VehicleRecords): SuggestedBody | null {
  const { bodyMayBe } = hintsOf(records);
  const typeApproval = records.enquiry?.typeApproval ?? null;
  return bodyMayBe === "minibus" && typeApproval !== null ? null : bodyMayBe;
}

/**
 * Returns the type approval, or that of a motorcycle if only its wheels tell, as for motorcycles
 * from before type approval.
 */
function typeApprovalOf(enquiry: EnquiryRecord | undefined): string | null {
  const { typeApproval = null, wheelplan = null } = enquiry ?? {};
  return typeApproval ?? (/^[23][ -]?WHEEL/i.test(wheelplan ?? "") ? "L3" : null);
}

/** Returns the facts about a vehicle that its records contain. */
export function vehicleFacts(
  records: VehicleRecords,
  {
    registration,
    jurisdiction,
    today,
  }: { registration: string; jurisdiction: TestJurisdiction; today: Day },
): VanFacts {
  const { history, enquiry } = records;
  const { grossKg } = hintsOf(records);
  const bodyMayBe = suggestedBody(records);
  return {
    jurisdiction,
    testDay: today,
    gross: grossOf(enquiry?.revenueWeight ?? null, grossKg),
    body: isMinibusApproval(enquiry?.typeApproval ?? null) ? "minibus" : null,
    ...(bodyMayBe && { bodyMayBe }),
    hasMot: history?.tests[0]?.dataSource === "DVSA",
    isAgeInDoubt: isQPlate(registration),
    unladenKg: null,
    power: powerOfBoth(records),
    firstRegistered: firstRegistered(records),
    manufactured:
      history?.manufactured ??
      (enquiry?.yearOfManufacture ? `${enquiry.yearOfManufacture}-12-31` : null),
    passengerSeats: null,
    typeApproval: typeApprovalOf(enquiry),
  };
}

/**
 * Returns the MOT class suggested by the records. It is never certain, because the plate on the van
 * decides.
 */
export function vehicleClass(facts: VanFacts): NonNullable<VehicleCheck["motClass"]> {
  const result = motClassFor(facts);
  const certainty = result.certainty === "ask" ? "ask" : "likely";
  const from = facts.gross?.from;
  return {
    ...result,
    certainty,
    grossKg: facts.gross?.kg ?? null,
    from: from === undefined || from === "plate" ? null : from,
  };
}

function grossOf(revenueWeight: number | null, hintKg: number | null): GrossWeight | null {
  if (revenueWeight !== null && isWeight(revenueWeight)) {
    return { kg: revenueWeight, from: "DVLA revenue weight" };
  }
  return hintKg === null ? null : { kg: hintKg, from: "model name" };
}

/**
 * Returns the power source by DVLA, or else by DVSA. Null if they differ on a vehicle whose test
 * depends on it.
 */
function powerOfBoth({ history, enquiry }: VehicleRecords): VanFacts["power"] {
  const [dvla, dvsa] = [powerOf(enquiry?.fuel ?? null), powerOf(history?.fuel ?? null)];
  const isDecisive =
    (enquiry?.revenueWeight ?? 0) > law.zeroEmissionClass7.overKg ||
    isHeavyGoodsApproval(enquiry?.typeApproval ?? null);
  const differ = dvla && dvsa && (dvla === "engine") !== (dvsa === "engine");
  return differ && isDecisive ? null : (dvla ?? dvsa);
}

/**
 * Returns the power source for DVLA's fuel names, such as `ELECTRICITY`, and DVSA's, such as
 * `Electric`.
 */
function powerOf(fuel: string | null): VanFacts["power"] {
  if (fuel === null) return null;
  if (/hybrid|diesel|petrol|gas|heavy oil/i.test(fuel)) return "engine";
  if (/fuel cell/i.test(fuel)) return "hydrogen fuel cell";
  return /^electric/i.test(fuel) ? "electric" : null;
}

/**
 * The model names that contain the gross weight in steps of 10 kg, 100 kg, or as the first digit of
 * a series.
 */
const weightNames: readonly { name: RegExp; kg: (digits: string) => number | null }[] = [
  { name: /\bTRANSIT\b.{0,60}?\b(2[5-9]0|3[0-9]0|4[0-7]0)\b/, kg: (digits) => Number(digits) * 10 },
  {
    name: /\bSPRINTER\b.{0,60}?\b([235])\d\d\b/,
    kg: (digits) => ({ 2: 3_000, 3: 3_500, 5: 5_000 })[digits] ?? null,
  },
  { name: /\bCRAFTER\b.{0,60}?\bCR(30|35|50)\b/, kg: (digits) => Number(digits) * 100 },
  {
    name: /\bDAILY\b.{0,60}?\b(33|35|50|65|70|72)[SC]\d\d\b/,
    kg: (digits) => Number(digits) * 100,
  },
  { name: /\b(?:RELAY|DUCATO)\b.{0,60}?\b(28|30|33|35)\b/, kg: (digits) => Number(digits) * 100 },
];

const motorCaravan =
  /\b(?:MOTOR ?HOME|CAMPER(?:VAN)?|MOTOR CARAVAN|CALIFORNIA|NUGGET|MARCO POLO|WESTFALIA|HYMERMOBIL)\b/;
/** Makers of motor caravans, which are registered under their names. */
const motorCaravanMakers =
  /^(?:HYMER|SWIFT|AUTO-?TRAIL|BAILEY|ADRIA|ELDDIS|BURSTNER|RAPIDO|DETHLEFFS|KNAUS|CHAUSSON|HOBBY)\b/;
/** Off-roaders and pick-ups, some of which are dual-purpose vehicles. */
const dualPurpose =
  /\b(?:DEFENDER|DISCOVERY|LAND CRUISER|SHOGUN|HILUX|L200|RANGER|NAVARA|AMAROK|D-?MAX|WARRIOR|BARBARIAN|MUSSO)\b/;

const minibus = /\bMINI ?BUS\b/;
const hearse = /\bHEARSE\b/;
/**
 * Ambulances, and the makes and models of London taxis. Other taxis do not have distinctive names.
 */
const taxiOrAmbulance = /\b(?:AMBULANCE|TAXIS?|LTI|LEVC|METROCAB|TX[1-4]|TXE)\b/;

/**
 * Returns the weight and body that a model's name suggests. Not proof: names are reused for several
 * weights and bodies.
 */
export function modelHints(make: string | null, model: string | null) {
  const name = model?.toUpperCase() ?? "";
  const bodyMayBe = bodyOf(make?.toUpperCase() ?? "", name);
  for (const { name: pattern, kg } of weightNames) {
    const digits = pattern.exec(name)?.[1];
    if (digits !== undefined) return { grossKg: kg(digits), bodyMayBe };
  }
  return { grossKg: null, bodyMayBe };
}

function bodyOf(maker: string, name: string): SuggestedBody | null {
  if (motorCaravan.test(name) || motorCaravanMakers.test(maker)) return "motor caravan";
  if (minibus.test(name)) return "minibus";
  if (hearse.test(name)) return "hearse";
  if (taxiOrAmbulance.test(`${maker} ${name}`)) return "taxi or ambulance";
  return dualPurpose.test(name) ? "dual purpose" : null;
}
