import { vehicleLawValues } from "./law/law-vehicle-values.ts";
import type { Day } from "./calendar-day.ts";
import { lawValues as law } from "./law/law-values.ts";
import { type ClassAnswer, motClassFor, type VanFacts } from "./mot-class.ts";
import { firstTestDue, type MotDates, motDates } from "./mot-dates.ts";
import type { TestJurisdiction } from "./jurisdiction.ts";

/** The kinds of vehicle that an owner tells apart, by what decides their class. */
export const vanKinds = ["van", "motor-caravan", "dual-purpose", "minibus"] as const;
export type VanKind = (typeof vanKinds)[number];

const factsOfKind: Record<VanKind, Pick<VanFacts, "body" | "unladenKg">> = {
  van: { body: "goods", unladenKg: null },
  "motor-caravan": { body: "motor caravan", unladenKg: null },
  // Above this unladen weight a vehicle is no dual-purpose vehicle, so an owner who says that it is one has said this too.
  "dual-purpose": { body: "dual purpose", unladenKg: vehicleLawValues.dualPurpose.upToUnladenKg },
  minibus: { body: "minibus", unladenKg: null },
};
const unknownKind = { body: null, unladenKg: null };

/** What an owner states of a van. Null stands for what is not stated. */
export interface StatedVan {
  jurisdiction: TestJurisdiction;
  /** The day on which its certificate expires. */
  expires: Day | null;
  /** The day of its first registration, by which the first test is due. */
  registered: Day | null;
  /** The design gross weight on its plate. */
  grossKg: number | null;
  kind: VanKind | null;
  /** The seats besides the driver's. Those of other kinds than a minibus matter above the number that a car has. */
  passengerSeats: number | null;
  power: VanFacts["power"];
  /** The day on which it may be tested. */
  testDay: Day;
}

/** Why no first test is stated although the day of registration is known. */
export type WithoutFirstTest =
  /** The van has the yearly test of heavy vehicles. */
  | "heavy"
  /** Whether it has depends on what drives the van, which is not known. */
  | "power"
  /** A minibus in Northern Ireland, where the law table has no rule for it. */
  | "seats";

/** When a van is tested and by which class. */
export interface VanMot {
  motClass: ClassAnswer;
  /** As of the day of the test: `ifPassedToday` is the expiry if it passed on that day. */
  dates: MotDates;
  /** Whether the due day is that of a first test. */
  first: boolean;
  withoutFirstTest: WithoutFirstTest | null;
}

const isMinibus = ({ kind, passengerSeats }: StatedVan): boolean =>
  passengerSeats === null ? kind === "minibus" : passengerSeats > vehicleLawValues.passengerSeats.carsHaveUpTo;

function reasonWithoutFirstTest(van: StatedVan, { answer, ask }: ClassAnswer): WithoutFirstTest | null {
  if (van.jurisdiction === "northern-ireland") {
    if (isMinibus(van)) return "seats";
    return (van.grossKg ?? 0) > law.dvaHeavyFirstTest.overKg ? "heavy" : null;
  }
  if (answer === "heavy") return "heavy";
  return ask.includes("power") ? "power" : null;
}

/**
 * Returns the class of a van and the dates of its next test. Where an expiry is stated it goes before the registration.
 * The dates of heavy vehicles follow rules of their own, so of those only a stated expiry is given. Throws a RangeError
 * if a date does not exist.
 */
export function vanMot(van: StatedVan): VanMot {
  const { jurisdiction, expires, registered, testDay } = van;
  const motClass = motClassFor({
    ...(van.kind ? factsOfKind[van.kind] : unknownKind),
    jurisdiction,
    testDay,
    gross: van.grossKg === null ? null : { kg: van.grossKg, from: "plate" },
    power: van.power,
    passengerSeats: van.passengerSeats,
    firstRegistered: registered,
    typeApproval: null,
  });
  const first = expires === null && registered !== null;
  const withoutFirstTest = first ? reasonWithoutFirstTest(van, motClass) : null;
  const firstDue =
    first && !withoutFirstTest ? firstTestDue(registered, { jurisdiction, isMinibus: isMinibus(van) }) : null;
  const dates = motDates({ due: expires ?? firstDue, first, jurisdiction }, testDay);
  const isHeavy = motClass.answer === "heavy" || withoutFirstTest === "heavy";
  return {
    motClass,
    dates: isHeavy ? { ...dates, earliest: null, lastDay: null, ifPassedToday: null } : dates,
    first,
    withoutFirstTest,
  };
}
