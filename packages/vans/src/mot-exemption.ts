import { addYears, firstDayOf, lastDayOf, type Day, type DayOrMonth } from "./calendar-day.ts";
import { northernIrishLaw } from "./law/law-northern-ireland.ts";
import type { TestJurisdiction } from "./law/law-values.ts";
import { lawValues } from "./law/law-values.ts";
import { vehicleLaw } from "./law/law-vehicles.ts";
import {
  isCarApproval,
  isFirstUsedBefore,
  isPassengerVehicle,
  type VanFacts,
} from "./van-facts.ts";

/** The reasons for which a vehicle may not need an MOT. Registers cannot prove either. */
export const exemptionKinds = ["early electric", "over 40"] as const;

/** A possible exemption. It does not change with the day, so it can be stored. */
export interface Exemption {
  kind: (typeof exemptionKinds)[number];
  /** The first day on which it may apply. */
  from: Day;
}

/** The short reasons, for the end of `May be exempt: …`. */
export const exemptionNames: Record<Exemption["kind"], string> = {
  "early electric": "an early electric van",
  "over 40": `over ${lawValues.historicVehicle.overYears} years old`,
};

export function exemptionSentence(
  { kind }: Pick<Exemption, "kind">,
  jurisdiction: TestJurisdiction,
): string {
  if (kind === "early electric") return vehicleLaw.earlyElectricVan;
  return jurisdiction === "northern-ireland"
    ? northernIrishLaw.historicVehicle
    : vehicleLaw.historicVehicle;
}

/**
 * Returns the first day on which a vehicle counts as over 40: its 40th anniversary, as in DVSA's
 * examples. A month counts as its last day, because an exemption must not begin early.
 */
const over40From = (of: DayOrMonth): Day =>
  addYears(lastDayOf(of), lawValues.historicVehicle.overYears);

/**
 * Returns the first day on which a vehicle counts as over 40, from its manufacture or registration,
 * or null.
 */
function historicFrom({ firstRegistered, manufactured }: VanFacts): Day | null {
  const days = [firstRegistered, manufactured ?? null].flatMap((day) =>
    day === null ? [] : [over40From(day)],
  );
  return days.toSorted()[0] ?? null;
}

/** Returns whether a vehicle is over 40 years old on a day. */
export const isOver40 = (van: VanFacts, day: Day): boolean =>
  (historicFrom(van) ?? "9999-12-31") <= day;

/**
 * Returns whether a vehicle has the body of a goods vehicle. A dual-purpose vehicle is one above an
 * unladen weight.
 */
function hasGoodsBody({ body, bodyMayBe, unladenKg }: VanFacts): boolean {
  if (body === "dual purpose") return (unladenKg ?? 0) > lawValues.dualPurpose.upToUnladenKg;
  return body === "goods" || (body === null && !bodyMayBe);
}

/** Returns whether a vehicle is built to carry goods, as far as its facts tell. */
const isGoodsVehicle = (van: VanFacts): boolean =>
  hasGoodsBody(van) && !isPassengerVehicle(van) && !isCarApproval(van.typeApproval);

function isTooHeavyToBeHistoric(van: VanFacts): boolean {
  const { overKg, firstUsedBefore } = lawValues.historicLargeGoods;
  return (
    isGoodsVehicle(van) &&
    van.gross !== null &&
    van.gross.kg > overKg &&
    !isFirstUsedBefore(van, firstUsedBefore)
  );
}

/**
 * Returns the possible exemption of a vehicle from the MOT, now or later, or null. Throws a
 * RangeError for a wrong date.
 */
export function exemptionOf(van: VanFacts): Exemption | null {
  const { registeredBefore } = lawValues.earlyElectricVan;
  const isEarly =
    van.jurisdiction === "great-britain" &&
    van.power === "electric" &&
    isFirstUsedBefore(van, registeredBefore);
  if (isEarly && van.firstRegistered !== null && isGoodsVehicle(van)) {
    return { kind: "early electric", from: firstDayOf(van.firstRegistered) };
  }
  const from = historicFrom(van);
  return from === null || isTooHeavyToBeHistoric(van) ? null : { kind: "over 40", from };
}

/** Returns the possible exemption of a vehicle on a day, or null. */
export function exemptionOn(van: VanFacts, day: Day): Exemption | null {
  const exemption = exemptionOf(van);
  return exemption && exemption.from <= day ? exemption : null;
}
