import { vehicleLawValues } from "./law/law-vehicle-values.ts";
import type { Day } from "./calendar-day.ts";
import { lawValues as law } from "./law/law-values.ts";
import { type ClassResult, motClassFor, type VanFacts } from "./mot-class.ts";
import { firstTestDue, motDates } from "./mot-dates.ts";
import type { TestJurisdiction } from "./jurisdiction.ts";

/** The kinds of vehicle that owners can choose, by the rule for their class. */
export const vanKinds = ["van", "motor-caravan", "dual-purpose", "minibus"] as const;
export type VanKind = (typeof vanKinds)[number];

const factsOfKind: Record<VanKind, Pick<VanFacts, "body" | "unladenKg">> = {
  van: { body: "goods", unladenKg: null },
  "motor-caravan": { body: "motor caravan", unladenKg: null },
  // Above this unladen weight a vehicle cannot be dual purpose, so stating the kind implies a lower weight.
  "dual-purpose": { body: "dual purpose", unladenKg: vehicleLawValues.dualPurpose.upToUnladenKg },
  minibus: { body: "minibus", unladenKg: null },
};
const unknownKind = { body: null, unladenKg: null };

/** The details entered by the owner; `null` if not entered. */
export interface StatedVan {
  jurisdiction: TestJurisdiction;
  expires: Day | null;
  /** The day of first registration, which determines the first test. */
  registered: Day | null;
  /** The design gross weight on the plate, in kg. */
  grossKg: number | null;
  kind: VanKind | null;
  /** The seats besides the driver's. For other kinds than a minibus, only a number above a car's matters. */
  passengerSeats: number | null;
  power: VanFacts["power"];
  testDay: Day;
}

/** The reason a first-test date is unavailable although the registration day is known. */
export type WithoutFirstTest =
  /** The van needs the yearly heavy vehicle test. */
  | "heavy"
  /** The test depends on the van's power, which is unknown. */
  | "power"
  /** A minibus in Northern Ireland, which the law table does not cover. */
  | "seats";

export type VanMot = ReturnType<typeof vanMot>;

const isMinibus = ({ kind, passengerSeats }: StatedVan): boolean =>
  passengerSeats === null ? kind === "minibus" : passengerSeats > vehicleLawValues.passengerSeats.carsHaveUpTo;

function reasonWithoutFirstTest(van: StatedVan, { answer, ask }: ClassResult): WithoutFirstTest | null {
  if (van.jurisdiction === "northern-ireland") {
    if (isMinibus(van)) return "seats";
    return (van.grossKg ?? 0) > law.dvaHeavyFirstTest.overKg ? "heavy" : null;
  }
  if (answer === "heavy") return "heavy";
  return ask.includes("power") ? "power" : null;
}

/** Returns the class of a van and the dates of its next test. Throws a RangeError if a date does not exist. */
export function vanMot(van: StatedVan) {
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
  const isHeavy = motClass.answer === "heavy" || withoutFirstTest === "heavy";
  return {
    motClass,
    /** As of the test day: `ifPassedToday` is the expiry after a pass on that day. */
    dates: motDates({ due: expires ?? firstDue, first, jurisdiction, isHeavy }, testDay),
    first,
    withoutFirstTest,
  };
}
