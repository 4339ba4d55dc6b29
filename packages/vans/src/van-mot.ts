import type { Day } from "./calendar-day.ts";
import { northernIrishLaw } from "./law/law-northern-ireland.ts";
import type { TestJurisdiction } from "./law/law-values.ts";
import { lawValues as law } from "./law/law-values.ts";
import { vehicleLaw } from "./law/law-vehicles.ts";
import { motClassFor, type ClassResult } from "./mot-class.ts";
import {
  firstTestDue,
  motDates,
  unknownTest,
  type NextTest,
  type TestRegime,
} from "./mot-dates.ts";
import { exemptionOf } from "./mot-exemption.ts";
import { isPassengerVehicle, type VanFacts } from "./van-facts.ts";

/** The kinds of vehicle that owners can choose, by the rule for their class. */
export const vanKinds = [
  "van",
  "motor-caravan",
  "dual-purpose",
  "minibus",
  "taxi-or-ambulance",
] as const;
export type VanKind = (typeof vanKinds)[number];

const factsOfKind: Record<VanKind, Pick<VanFacts, "body" | "unladenKg">> = {
  van: { body: "goods", unladenKg: null },
  "motor-caravan": { body: "motor caravan", unladenKg: null },
  // Above this unladen weight a vehicle cannot be dual purpose, so stating the kind implies a lower
  // weight.
  "dual-purpose": { body: "dual purpose", unladenKg: law.dualPurpose.upToUnladenKg },
  minibus: { body: "minibus", unladenKg: null },
  "taxi-or-ambulance": { body: "taxi or ambulance", unladenKg: null },
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
  /**
   * The seats besides the driver's. For other kinds than a minibus, only a number above a car's
   * matters.
   */
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
  /** A minibus, taxi or ambulance in Northern Ireland, which the law table does not cover. */
  | "early";

/** Explains a missing first test. */
export function withoutFirstTestSentence(
  reason: WithoutFirstTest,
  jurisdiction: TestJurisdiction,
): string {
  const heavy =
    jurisdiction === "northern-ireland"
      ? northernIrishLaw.heavyFirstTest
      : vehicleLaw.heavyFirstTest;
  const sentences: Record<WithoutFirstTest, string> = {
    heavy: `${heavy} If it has been tested, enter when that test runs out.`,
    power: "When its first test is due depends on its fuel type. Choose it in the form.",
    early: "This kind of vehicle may need its first test before a van does. Ask DVA.",
  };
  return sentences[reason];
}

export type VanMot = ReturnType<typeof vanMot>;

const toFacts = (van: StatedVan): VanFacts => ({
  ...(van.kind ? factsOfKind[van.kind] : unknownKind),
  jurisdiction: van.jurisdiction,
  testDay: van.testDay,
  gross: van.grossKg === null ? null : { kg: van.grossKg, from: "plate" },
  power: van.power,
  passengerSeats: van.passengerSeats,
  firstRegistered: van.registered,
  typeApproval: null,
});

/**
 * Returns whether the first test is due earlier than that of a van. A stated number of seats
 * decides for a minibus.
 */
function hasEarlyFirstTest(facts: VanFacts): boolean {
  if (facts.body === "taxi or ambulance") return true;
  return isPassengerVehicle(facts.passengerSeats === null ? facts : { ...facts, body: null });
}

/**
 * Returns whether a vehicle has the yearly test of heavy vehicles. In Northern Ireland its weight
 * decides.
 */
const isTestedAsHeavy = (
  { jurisdiction, gross }: VanFacts,
  answer: ClassResult["answer"],
): boolean =>
  jurisdiction === "northern-ireland"
    ? (gross?.kg ?? 0) > law.dvaHeavyFirstTest.overKg
    : answer === "heavy";

function reasonWithoutFirstTest(
  facts: VanFacts,
  { answer, ask }: ClassResult,
): WithoutFirstTest | null {
  if (facts.jurisdiction === "northern-ireland" && hasEarlyFirstTest(facts)) return "early";
  if (isTestedAsHeavy(facts, answer)) return "heavy";
  return ask.includes("power") ? "power" : null;
}

/** Returns the next test of a van from its owner's dates. */
function nextTestOf(van: StatedVan, facts: VanFacts, regime: TestRegime): NextTest {
  const { jurisdiction, expires, registered } = van;
  const next = { ...unknownTest, exemption: exemptionOf(facts), jurisdiction, regime };
  if (expires !== null) return { ...next, due: expires, basis: "last pass", testsKnown: true };
  if (registered === null) return next;
  const due = firstTestDue(registered, {
    jurisdiction,
    kind: hasEarlyFirstTest(facts) ? "early" : "van",
  });
  return { ...next, due, basis: "first test" };
}

/**
 * Returns the class of a van and the dates of its next test. Throws a RangeError if a date does not
 * exist.
 */
export function vanMot(van: StatedVan) {
  const facts = toFacts(van);
  const motClass = motClassFor(facts);
  const isUntested = van.expires === null && van.registered !== null;
  const withoutFirstTest = isUntested ? reasonWithoutFirstTest(facts, motClass) : null;
  const isHeavy = isTestedAsHeavy(facts, motClass.answer);
  const known = withoutFirstTest ? { ...van, registered: null } : van;
  const next = nextTestOf(known, facts, isHeavy ? "annual" : "MOT");
  return {
    motClass,
    next,
    /** As of the test day: `ifPassedToday` is the expiry after a pass on that day. */
    dates: motDates(next, van.testDay),
    withoutFirstTest,
  };
}
