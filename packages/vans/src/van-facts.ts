import { lastDayOf, type Day, type DayOrMonth } from "./calendar-day.ts";
import type { TestJurisdiction } from "./law/law-values.ts";
import { lawValues } from "./law/law-values.ts";

/**
 * The bodies that can make a heavy van class 4: a motor caravan, or a dual-purpose vehicle such as
 * an off-roader.
 */
export const specialBodies = ["motor caravan", "dual purpose"] as const;
type SpecialBody = (typeof specialBodies)[number];

/** The bodies that a vehicle's name can suggest. */
export type SuggestedBody = SpecialBody | "taxi or ambulance" | "minibus" | "hearse";

export type GrossWeight = { kg: number; from: "plate" | "DVLA revenue weight" | "model name" };

/** The facts about a van; `null` if unknown. */
export interface VanFacts {
  jurisdiction: TestJurisdiction;
  testDay: Day;
  /**
   * The design gross weight in kg, or a substitute. A model name, such as `TRANSIT 350`, is only a
   * hint.
   */
  gross: GrossWeight | null;
  body: "goods" | "minibus" | "taxi or ambulance" | SpecialBody | null;
  /** The body that the vehicle's name suggests while `body` is unknown. A name is not proof. */
  bodyMayBe?: SuggestedBody;
  /** True if the last recorded test is an MOT, which heavy goods vehicles do not have. */
  hasMot?: boolean;
  unladenKg: number | null;
  /** Hybrids count as `engine`. */
  power: "engine" | "electric" | "hydrogen fuel cell" | null;
  firstRegistered: DayOrMonth | null;
  /** True for a Q plate, whose first registration is not the vehicle's age. */
  isAgeInDoubt?: boolean;
  /** Earlier than the registration for an import. */
  manufactured?: DayOrMonth | null;
  /** Excludes the driver's seat. */
  passengerSeats: number | null;
  /**
   * The category of type approval, such as `N1` for a van, `M1` for a car or motor caravan and `M2`
   * for a minibus.
   */
  typeApproval: string | null;
}

/** The largest accepted weight. Larger numbers are typing errors. */
const largestKg = 99_999;

/** Returns whether the number is a plausible gross weight: a whole number of kilograms. */
export const isWeight = (kg: number): boolean => Number.isInteger(kg) && kg >= 1 && kg <= largestKg;

const approvalOf = (typeApproval: string | null): string =>
  typeApproval?.trim().toUpperCase() ?? "";

/**
 * Returns whether the type approval is for a vehicle with more passenger seats than a car: `M2` or
 * `M3`.
 */
export const isMinibusApproval = (typeApproval: string | null): boolean =>
  /^M[23]/.test(approvalOf(typeApproval));

/**
 * Returns whether the type approval is for a car or another vehicle with few seats, such as a motor
 * caravan: `M1`.
 */
export const isCarApproval = (typeApproval: string | null): boolean =>
  /^M1G?$/.test(approvalOf(typeApproval));

/**
 * Returns whether the type approval is for a goods vehicle over 3,500 kg: `N2` or `N3`. A motor
 * caravan can have it, too, and so can a zero-emission van of class 7.
 */
export const isHeavyGoodsApproval = (typeApproval: string | null): boolean =>
  /^N[23]/.test(approvalOf(typeApproval));

/**
 * Returns whether the type approval alone shows a heavy goods vehicle: nothing suggests another
 * body, and the engine is known, which excludes the zero-emission vans of class 7.
 */
export const isHeavyByApproval = ({ typeApproval, body, bodyMayBe, power }: VanFacts): boolean =>
  isHeavyGoodsApproval(typeApproval) &&
  (body === "goods" || (body === null && !bodyMayBe)) &&
  (power === "engine" || approvalOf(typeApproval).startsWith("N3"));

/**
 * The vehicles that are not vans, keyed by the letter of their type approval (Regulations (EU)
 * 168/2013, 167/2013, 2018/858).
 */
const otherVehicles: Record<string, string> = {
  L: "a motorcycle, a three-wheeler or a light quad",
  O: "a trailer",
  T: "a tractor",
  C: "a tractor on tracks",
  R: "a farm trailer",
  S: "towed farm equipment",
};

/**
 * Returns the kind of vehicle that a type approval such as `L3e` is for if that is not a van, or
 * null.
 */
export function otherVehicleOf(typeApproval: string | null): string | null {
  const letter = /^([A-Z])\d/.exec(approvalOf(typeApproval))?.[1];
  return (letter && otherVehicles[letter]) || null;
}

/** Returns whether a vehicle carries more passengers than a car. */
export const isPassengerVehicle = ({
  body,
  typeApproval,
  passengerSeats,
}: Pick<VanFacts, "body" | "typeApproval" | "passengerSeats">): boolean =>
  body === "minibus" ||
  isMinibusApproval(typeApproval) ||
  (passengerSeats ?? 0) > lawValues.passengerSeats.carsHaveUpTo;

/** Returns whether a vehicle was first used before `day`. Treats a month as its last day. */
export const isFirstUsedBefore = (
  { firstRegistered }: Pick<VanFacts, "firstRegistered">,
  day: Day,
): boolean => firstRegistered !== null && lastDayOf(firstRegistered) < day;
