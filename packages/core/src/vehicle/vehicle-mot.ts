import type { VehicleCheck } from "@vanfettle/contract/vehicle/vehicle-schemas";
import type { Day, DayOrMonth } from "@vanfettle/vans/calendar-day";
import type { TestJurisdiction } from "@vanfettle/vans/law/law-values";
import { lawValues as law } from "@vanfettle/vans/law/law-values";
import {
  firstTestDue,
  firstTestDueBetween,
  unknownTest,
  usedVehicleTestDue,
  type DayRange,
  type NextTest,
  type TestRegime,
} from "@vanfettle/vans/mot-dates";
import { exemptionOf } from "@vanfettle/vans/mot-exemption";
import { isNorthernIrishRegistration } from "@vanfettle/vans/shared-registrations";
import { isPassengerVehicle, otherVehicleOf, type VanFacts } from "@vanfettle/vans/van-facts";
import type { MotTest } from "./dvsa.ts";
import { firstRegistered, mayBeTaxiOrAmbulance, type VehicleRecords } from "./vehicle-class.ts";

/** The data source of annual tests of heavy (commercial) vehicles, which are not MOTs. */
const annualTest = "CVS";

/** Returns the jurisdiction of the last test or, without tests, of the registration. */
export function testJurisdictionOf(
  registration: string,
  { history }: VehicleRecords,
): TestJurisdiction {
  const [last] = history?.tests ?? [];
  const isNorthernIrish = last
    ? last.dataSource === "DVA NI"
    : isNorthernIrishRegistration(registration);
  return isNorthernIrish ? "northern-ireland" : "great-britain";
}

/** Returns whether a test is the annual test of a heavy vehicle. */
export const isAnnualTest = ({ dataSource }: Pick<MotTest, "dataSource">): boolean =>
  dataSource === annualTest;

/** The records of a vehicle with the facts and the class that follow from them. */
export interface CheckedVehicle {
  records: VehicleRecords;
  facts: VanFacts;
  motClass: Pick<NonNullable<VehicleCheck["motClass"]>, "answer" | "from">;
}

/**
 * Returns whether a van is class 7 despite its weight, because it is zero-emission. Only DVLA's
 * weight shows this.
 */
const isHeavyZeroEmission = ({ facts, motClass }: CheckedVehicle): boolean =>
  motClass.answer === "7" &&
  motClass.from === "DVLA revenue weight" &&
  (facts.gross?.kg ?? 0) > law.zeroEmissionClass7.overKg;

/**
 * Returns the tests that bear on the next test, newest first. For a zero-emission van of class 7 an
 * annual test before that rule sets no date while its first MOT is still to come.
 */
function testsThatCount(vehicle: CheckedVehicle): MotTest[] {
  const { records, facts } = vehicle;
  const tests = records.history?.tests ?? [];
  const first = isHeavyZeroEmission(vehicle) ? usualFirstTest(records, facts) : null;
  if (first === null || first.to < facts.testDay) return tests;
  return tests.filter((test) => !isAnnualTest(test) || test.on >= law.zeroEmissionClass7.since);
}

/**
 * Returns whether the vehicle needs the annual test by a weight that is known. A model's name only
 * suggests one.
 */
function isHeavyForSure({ facts, motClass }: CheckedVehicle): boolean {
  if (facts.gross?.from !== "DVLA revenue weight") return false;
  const { overKg } = law.dvaHeavyFirstTest;
  return facts.jurisdiction === "northern-ireland"
    ? facts.gross.kg > overKg
    : motClass.answer === "heavy";
}

/**
 * Returns the rules that apply according to the vehicle's weight and the tests since its last MOT
 * pass, or `unclear` if they disagree. Tests in Northern Ireland are not told apart by their kind.
 */
function regimeOf(vehicle: CheckedVehicle): TestRegime {
  const tests = testsThatCount(vehicle);
  const lastMotPass = tests.findIndex((test) => test.passed && !isAnnualTest(test));
  const since = lastMotPass === -1 ? tests : tests.slice(0, lastMotPass);
  const isHeavy = isHeavyForSure(vehicle);
  const undated = lastMotPass === -1 ? (vehicle.records.history?.undatedPasses ?? []) : [];
  if ([...since, ...undated].some(isAnnualTest)) return isHeavy ? "annual" : "unclear";
  const isBritishMot = tests.some(({ dataSource }) => dataSource === "DVSA");
  if (isHeavy) return isBritishMot ? "unclear" : "annual";
  return "MOT";
}

/**
 * Returns the newest test, unless it is a pass by rules that do not apply. A failure counts in
 * every case.
 */
export function lastTestOf(vehicle: CheckedVehicle): MotTest | undefined {
  const newest = vehicle.records.history?.tests[0];
  return newest?.passed === false ? newest : testsThatCount(vehicle)[0];
}

type Due = Pick<NextTest, "due" | "dueBetween" | "basis" | "testsKnown">;

const unknownDue: Due = unknownTest;

/**
 * Returns the next test of a vehicle by its records. It derives no first test for a vehicle with
 * any recorded test.
 */
export function nextTestOf(vehicle: CheckedVehicle): NextTest {
  const { facts } = vehicle;
  return {
    ...dueOf(vehicle),
    regime: regimeOf(vehicle),
    exemption: exemptionOf(facts),
    jurisdiction: facts.jurisdiction,
  };
}

function dueOf(vehicle: CheckedVehicle): Due {
  const { history, enquiry } = vehicle.records;
  const stated = lastPass(vehicle) ?? statedFirstTest(vehicle);
  if (stated) return stated;
  // DVLA's register holds MOTs only.
  if (enquiry?.motExpiryDate && !isExpiryOfIgnoredTest(vehicle, enquiry.motExpiryDate)) {
    return { ...unknownDue, due: enquiry.motExpiryDate, basis: "DVLA", testsKnown: true };
  }
  const isUntested = testsThatCount(vehicle).length === 0 && !hasUnreadableTests(vehicle);
  const isHeavy = vehicle.motClass.answer === "heavy" || isHeavyForSure(vehicle);
  const isDerivable = !isHeavy && otherVehicleOf(vehicle.facts.typeApproval) === null;
  return isUntested && isDerivable
    ? { ...firstTest(vehicle), testsKnown: history !== undefined }
    : unknownDue;
}

/**
 * Returns whether DVSA lists tests that could not be read: something is then known to be missing.
 */
const hasUnreadableTests = ({ records: { history } }: CheckedVehicle): boolean =>
  history !== undefined && history.hasTests && history.tests.length === 0;

/** Returns whether DVLA's date is only that of an annual test that sets no date. */
const isExpiryOfIgnoredTest = (vehicle: CheckedVehicle, expiry: Day): boolean =>
  (vehicle.records.history?.tests ?? []).some(({ expiryDate }) => expiryDate === expiry) &&
  !testsThatCount(vehicle).some(({ expiryDate }) => expiryDate === expiry);

/**
 * Returns the latest certificate, or null. MOTs prevail if the van has MOTs again after an annual
 * test.
 */
function lastPass(vehicle: CheckedVehicle): Due | null {
  const isMot = regimeOf(vehicle) === "MOT";
  const certificates = [
    ...testsThatCount(vehicle).filter(({ passed }) => passed),
    // DVSA's schema allows annual tests without a day.
    ...(vehicle.records.history?.undatedPasses ?? []),
  ].filter((test) => test.expiryDate !== null && !(isMot && isAnnualTest(test)));
  const last = certificates.toSorted((a, b) =>
    (b.expiryDate ?? "").localeCompare(a.expiryDate ?? ""),
  )[0];
  if (!last) return null;
  const basis = isAnnualTest(last) ? "annual test" : "last pass";
  return { ...unknownDue, due: last.expiryDate, basis, testsKnown: true };
}

/**
 * Returns the last day before a first test that a failed early test leaves open, or null. It is not
 * a due day of the vehicle, because a recorded test ends the estimates, but until then no MOT is
 * needed.
 */
export function firstTestAfterFailure(vehicle: CheckedVehicle): Day | null {
  const { records } = vehicle;
  const isOnlyFailed = testsThatCount(vehicle).every((test) => !test.passed && !isAnnualTest(test));
  if (!isOnlyFailed || !records.history?.registrationDate || vehicle.motClass.answer === "heavy") {
    return null;
  }
  return firstTest(vehicle).due;
}

/** Returns DVSA's own date of the first test, or null. */
function statedFirstTest({ records: { history } }: CheckedVehicle): Due | null {
  if (!history?.firstTestDue || history.hasTests) return null;
  return { ...unknownDue, due: history.firstTestDue, basis: "first test", testsKnown: true };
}

/**
 * Returns the possible days of the first test by the rule for the vehicle's kind, without regard to
 * imports.
 */
function usualFirstTest(records: VehicleRecords, facts: VanFacts): DayRange | null {
  const registered = firstRegisteredHere(records);
  return registered === null ? null : between(registered, facts, isPassengerVehicle(facts));
}

/**
 * Returns the first test that follows from the registration: a day, or a range where several days
 * are possible.
 */
function firstTest({ records, facts }: CheckedVehicle): Omit<Due, "testsKnown"> {
  const registered = firstRegisteredHere(records);
  const usual = usualFirstTest(records, facts);
  if (registered === null || usual === null) return unknownDue;
  const used = facts.jurisdiction === "great-britain" ? usedVehicleDue(records, registered) : null;
  if (used !== null && used < usual.to) {
    const from = used < usual.from ? used : usual.from;
    return { due: null, dueBetween: { from, to: usual.to }, basis: "import" };
  }
  if (mayBeTaxiOrAmbulance(records) && !isPassengerVehicle(facts)) {
    const early = between(registered, facts, true);
    return early === null
      ? unknownDue
      : { due: null, dueBetween: { from: early.from, to: usual.to }, basis: "taxi or ambulance" };
  }
  if (usual.from === usual.to) return { due: usual.from, dueBetween: null, basis: "first test" };
  return { due: null, dueBetween: usual, basis: "registered month" };
}

/**
 * Returns the possible days of the first test: one for a day of registration, the days of a month
 * otherwise.
 */
function between(
  registered: DayOrMonth,
  { jurisdiction }: VanFacts,
  isEarly: boolean,
): DayRange | null {
  if (registered.length === 7) return firstTestDueBetween(registered, { jurisdiction, isEarly });
  const due = firstTestDue(registered, { jurisdiction, isEarly });
  return due === null ? null : { from: due, to: due };
}

/**
 * Returns the first registration in this country: the day from DVSA, or else the month from DVLA.
 */
const firstRegisteredHere = (records: VehicleRecords): DayOrMonth | null =>
  records.history?.registrationDate ??
  records.enquiry?.monthRegisteredHere ??
  firstRegistered(records);

const monthNumber = (day: DayOrMonth): number =>
  Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

/**
 * Returns the due day of the first test if the vehicle was used before it was registered here, or
 * null if the records do not suggest it: it was made over a year earlier, or DVLA has an earlier
 * registration.
 */
function usedVehicleDue({ history, enquiry }: VehicleRecords, registered: DayOrMonth): Day | null {
  const yearMade = enquiry?.yearOfManufacture ?? null;
  // DVLA's year counts as its last month, so that a van that waited for its buyer is no import.
  const made = history?.manufactured ?? (yearMade === null ? null : `${yearMade}-12`);
  const isMadeEarlier = made !== null && monthNumber(registered) - monthNumber(made) > 12;
  const abroad = enquiry?.monthRegistered ?? null;
  const isRegisteredEarlier = abroad !== null && abroad < (enquiry?.monthRegisteredHere ?? abroad);
  if (!isMadeEarlier && !isRegisteredEarlier) return null;
  const year = (made ?? abroad)?.slice(0, 4);
  return year === undefined ? null : usedVehicleTestDue(Number(year));
}

/**
 * Returns whether DVLA's register agrees with DVSA's tests. After a test DVLA's register is updated
 * some days later. True if either register lacks the data.
 */
export function areRegistersInStep(
  { records: { history, enquiry } }: CheckedVehicle,
  next: NextTest,
): boolean {
  if (!history || !enquiry || next.basis !== "last pass" || next.due === null) return true;
  if (enquiry.motExpiryDate) return enquiry.motExpiryDate === next.due;
  return enquiry.motStatus === null || /^No results returned$/i.test(enquiry.motStatus);
}
