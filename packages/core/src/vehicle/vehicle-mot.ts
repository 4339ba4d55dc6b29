import type { VehicleCheck } from "@vanfettle/contract/vehicle/vehicle-schemas";
import {
  addMonths,
  addYears,
  firstDayOf,
  lastDayOf,
  type Day,
  type DayOrMonth,
} from "@vanfettle/vans/calendar-day";
import type { TestJurisdiction } from "@vanfettle/vans/law/law-values";
import { lawValues as law } from "@vanfettle/vans/law/law-values";
import {
  firstTestDue,
  firstTestDueBetween,
  newExpiry,
  unknownTest,
  usedVehicleTestDue,
  type DayRange,
  type FirstTestKind,
  type NextTest,
  type TestRegime,
} from "@vanfettle/vans/mot-dates";
import { exemptionOf } from "@vanfettle/vans/mot-exemption";
import { isNorthernIrishRegistration } from "@vanfettle/vans/shared-registrations";
import {
  isCarApproval,
  isHeavyByApproval,
  isHeavyGoodsApproval,
  isPassengerVehicle,
  otherVehicleOf,
  type VanFacts,
} from "@vanfettle/vans/van-facts";
import type { MotRecord, MotTest } from "./dvsa.ts";
import { firstRegistered, mayHaveEarlyFirstTest, type VehicleRecords } from "./vehicle-class.ts";

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

/** The data sources of MOTs. A test without a source may be either. */
const motSources: readonly string[] = ["DVSA", "DVA NI"];

/** Returns whether a test is the annual test of a heavy vehicle. */
export const isAnnualTest = ({ dataSource }: Pick<MotTest, "dataSource">): boolean =>
  dataSource === annualTest;

/** The records of a vehicle with the facts and the class that follow from them. */
export interface CheckedVehicle {
  records: VehicleRecords;
  facts: VanFacts;
  motClass: Pick<NonNullable<VehicleCheck["motClass"]>, "answer" | "from" | "ask">;
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
  return tests.filter(
    (test) => !isAnnualTest(test) || test.testedOn >= law.zeroEmissionClass7.since,
  );
}

/**
 * Returns whether a vehicle may need the annual test although its weight does not show it: by its
 * type approval, or by a weight above that of vans while its fuel or body is not known.
 */
function mayBeHeavyUnproven(vehicle: CheckedVehicle): boolean {
  const { facts, motClass } = vehicle;
  const isUnclassed = motClass.answer === null && !isPassengerVehicle(facts);
  return (
    motClass.ask.includes("power") ||
    (isHeavyByDvla(facts) && isUnclassed) ||
    (isHeavyGoodsApproval(facts.typeApproval) && !isHeavyZeroEmission(vehicle))
  );
}

/** Returns whether DVLA's weight is above that of vans. */
const isHeavyByDvla = ({ gross }: VanFacts): boolean =>
  gross?.from === "DVLA revenue weight" && gross.kg > law.heavyTest.overKg;

/** Returns whether the vehicle needs the annual test, or may need it. */
const mayBeHeavy = (vehicle: CheckedVehicle): boolean =>
  vehicle.motClass.answer === "heavy" || isHeavyForSure(vehicle) || mayBeHeavyUnproven(vehicle);

/**
 * Returns whether the vehicle needs the annual test by its weight or its type approval. A model's
 * name only suggests one.
 */
function isHeavyForSure({ facts, motClass }: CheckedVehicle): boolean {
  if (facts.gross?.from !== "DVLA revenue weight") return isHeavyByApproval(facts);
  // A recorded MOT contradicts the weight.
  if (facts.hasMot && motClass.answer === null) {
    return isHeavyByDvla(facts) && !isPassengerVehicle(facts);
  }
  const { overKg } = law.dvaHeavyFirstTest;
  return facts.jurisdiction === "northern-ireland"
    ? facts.gross.kg > overKg
    : motClass.answer === "heavy";
}

/** Returns whether a test without a known day or result may be newer than a pass. */
const mayBeNewer = (
  { month, expiryDate }: MotRecord["unclearTests"][number],
  pass: MotTest | undefined,
): boolean =>
  pass === undefined ||
  ((month === null || lastDayOf(month) >= pass.testedOn) &&
    (expiryDate === null || expiryDate >= (pass.expiryDate ?? "")));

/**
 * Returns the rules that apply according to the vehicle's weight and the tests since its last MOT
 * pass, or `unclear` if they disagree. Tests in Northern Ireland are not told apart by their kind.
 */
function regimeOf(vehicle: CheckedVehicle): TestRegime {
  const tests = testsThatCount(vehicle);
  const lastMotPass = tests.findIndex((test) => test.passed && !isAnnualTest(test));
  const since = lastMotPass === -1 ? tests : tests.slice(0, lastMotPass);
  const isHeavy = isHeavyForSure(vehicle);
  const unclear = (vehicle.records.history?.unclearTests ?? []).filter((test) =>
    mayBeNewer(test, tests[lastMotPass]),
  );
  if ([...since, ...unclear].some(isAnnualTest)) return isHeavy ? "annual" : "unclear";
  const isBritishMot = tests.some(({ dataSource }) => dataSource === "DVSA");
  if (isHeavy) return isBritishMot ? "unclear" : "annual";
  return mayBeHeavyUnproven(vehicle) && !isBritishMot ? "unclear" : "MOT";
}

/**
 * Returns the newest test, unless it is a pass by rules that do not apply, or a test without a known
 * day or result may be newer. A failure counts in every case.
 */
export function lastTestOf(vehicle: CheckedVehicle): MotTest | undefined {
  const { tests = [], unclearTests = [] } = vehicle.records.history ?? {};
  const [newest] = tests;
  const isNewest = unclearTests.every(
    ({ month }) => month !== null && newest !== undefined && lastDayOf(month) < newest.testedOn,
  );
  if (!isNewest) return undefined;
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
  const stated = certificateOf(vehicle) ?? statedFirstTest(vehicle);
  if (stated) return isDeniedByDvla(vehicle, stated) ? knownTests : stated;
  const dvla = dvlaExpiry(vehicle);
  if (!dvla) return derivedFirstTest(vehicle);
  // DVSA knows the vehicle and lists no test, so its register contradicts a past date.
  const isContradicted = vehicle.records.history?.hasTests === false && isPast(vehicle, dvla);
  return isContradicted || isDeniedByItsWord(vehicle, dvla) ? unknownDue : dvla;
}

const isPast = ({ facts }: CheckedVehicle, { due, dueBetween }: Due): boolean => {
  const last = due ?? dueBetween?.to ?? null;
  return last !== null && last < facts.testDay;
};

/** No date is known, although the tests are. */
const knownTests: Due = { ...unknownDue, testsKnown: true };

/**
 * Returns the end of the newest certificate, or null without a recorded pass. A newer pass whose end
 * is not recorded hides the ends of older ones: only a later date of DVLA's then fits.
 */
function certificateOf(vehicle: CheckedVehicle): Due | null {
  const last = lastCertificate(vehicle);
  const newer = newerPassWithoutExpiry(vehicle, last);
  if (newer) return dvlaExpiryOf(vehicle, newer) ?? knownTests;
  if (!last) return null;
  const basis = isAnnualTest(last) ? "annual test" : "last pass";
  return { ...unknownDue, due: last.expiryDate, basis, testsKnown: true };
}

/**
 * Returns DVLA's date if it can be the end of a pass: at least a year after it, because DVLA may
 * still show the older certificate. A past date must be within the life of the certificate, too.
 */
function dvlaExpiryOf(vehicle: CheckedVehicle, { day }: Pass): Due | null {
  const found = dvlaExpiry(vehicle);
  if (!found?.due || day === null || found.due < newExpiry(day, null)) return null;
  if (isDeniedByItsWord(vehicle, found)) return null;
  const isWithinLife = found.due <= addMonths(day, longestCertificateMonths);
  return isWithinLife || !isPast(vehicle, found) ? found : null;
}

/** A pass with its recorded day, and the last day that it may be of. */
type Pass = Pick<MotTest, "dataSource" | "expiryDate"> & { day: Day | null; latestDay: Day | null };

/**
 * Returns the recorded passes, and the tests that may be passes. MOTs prevail if the van has MOTs
 * again after an annual test.
 */
function passesOf(vehicle: CheckedVehicle): Pass[] {
  const isMot = regimeOf(vehicle) === "MOT";
  const unclear = (vehicle.records.history?.unclearTests ?? []).map((test) => ({
    ...test,
    day: null,
    latestDay: test.month === null ? null : lastDayOf(test.month),
    expiryDate: test.passed ? test.expiryDate : null,
  }));
  const dated = testsThatCount(vehicle)
    .filter(({ passed }) => passed)
    .map((test) => ({ ...test, day: test.testedOn, latestDay: test.testedOn }));
  return [...dated, ...unclear].filter((test) => !(isMot && isAnnualTest(test)));
}

type Certificate = Pass & { expiryDate: Day };

/** Returns the pass whose certificate ends last, or undefined. */
const lastCertificate = (vehicle: CheckedVehicle): Certificate | undefined =>
  passesOf(vehicle)
    .filter((test): test is Certificate => test.expiryDate !== null)
    .toSorted((a, b) => b.expiryDate.localeCompare(a.expiryDate))[0];

/** A pass in the month before the renewal date keeps that date. */
const longestCertificateMonths = 12 * law.certificate.years + law.earlyTest.months;

/**
 * Returns a pass without a recorded end that is, or may be, newer than a certificate: one without a
 * day, which may be of any day, or else the newest.
 */
function newerPassWithoutExpiry(
  vehicle: CheckedVehicle,
  last: Certificate | undefined,
): Pass | undefined {
  const lastOn = last && (last.latestDay ?? addMonths(last.expiryDate, -longestCertificateMonths));
  const newer = passesOf(vehicle).filter(
    ({ latestDay, expiryDate }) =>
      expiryDate === null && (!lastOn || latestDay === null || latestDay > lastOn),
  );
  return newer.toSorted((a, b) => (b.latestDay ?? "9999").localeCompare(a.latestDay ?? "9999"))[0];
}

/** Returns DVLA's date, or null. */
function dvlaExpiry(vehicle: CheckedVehicle): Due | null {
  const expiry = vehicle.records.enquiry?.motExpiryDate ?? null;
  if (expiry === null || isExpiryOfIgnoredTest(vehicle, expiry)) return null;
  return { ...unknownDue, due: expiry, basis: "DVLA", testsKnown: true };
}

/**
 * Returns whether a date of DVSA's has passed while DVLA's register says that the vehicle has a
 * valid test: one of them lacks a test, so neither decides.
 */
function isDeniedByDvla(vehicle: CheckedVehicle, stated: Due): boolean {
  const { records, facts } = vehicle;
  const { basis } = stated;
  if (basis === "DVLA" || !isPast(vehicle, stated)) return false;
  const { motStatus, motExpiryDate } = dvlaMotOf(records);
  return motExpiryDate === null ? motStatus === "valid" : motExpiryDate >= facts.testDay;
}

/** Returns whether DVLA's word contradicts its date: valid in the past, or not valid until it. */
const isDeniedByItsWord = (vehicle: CheckedVehicle, dvla: Due): boolean =>
  dvlaMotOf(vehicle.records).motStatus === (isPast(vehicle, dvla) ? "valid" : "not valid");

/** Returns the MOT of a vehicle in DVLA's register: its word, if it is one of two, and its date. */
function dvlaMotOf({ enquiry }: VehicleRecords) {
  const word = enquiry?.motStatus?.toLowerCase() ?? "";
  return {
    motStatus: word === "valid" || word === "not valid" ? word : null,
    motExpiryDate: enquiry?.motExpiryDate ?? null,
  } as const;
}

/** Returns the first test by the law table, if neither a test nor a register's word speaks against it. */
function derivedFirstTest(vehicle: CheckedVehicle): Due {
  const { records, facts } = vehicle;
  const isUntested = testsThatCount(vehicle).length === 0 && !hasUnreadableTests(vehicle);
  if (!isUntested || otherVehicleOf(facts.typeApproval) !== null) return unknownDue;
  // A heavy vehicle may have another body, and DVSA may lack its annual tests.
  const testsKnown = records.history !== undefined && !isHeavyForSure(vehicle);
  const first = { ...firstTest(vehicle), testsKnown };
  const { motStatus, motExpiryDate } = dvlaMotOf(records);
  // DVLA's word then means that a test is missing, so the first was due earlier than it seems.
  const isDeniedEarly =
    motStatus === "not valid" && motExpiryDate === null && !isPast(vehicle, first);
  return isDeniedEarly || isDeniedByDvla(vehicle, first) ? unknownDue : first;
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
 * Returns the last day before a first test that a failed early test leaves open, or null. It is not
 * a due day of the vehicle, because a recorded test ends the estimates, but until then no MOT is
 * needed.
 */
export function firstTestAfterFailure(vehicle: CheckedVehicle): Day | null {
  const { records } = vehicle;
  const isOnlyFailed =
    passesOf(vehicle).length === 0 &&
    testsThatCount(vehicle).every(({ dataSource }) => motSources.includes(dataSource));
  if (!isOnlyFailed || !records.history?.registrationDate || vehicle.motClass.answer === "heavy") {
    return null;
  }
  const first = { ...unknownDue, ...firstTest(vehicle) };
  return isDeniedByDvla(vehicle, first) ? null : first.due;
}

/**
 * Returns DVSA's own date of the first test, or null. It is that of an MOT, so it does not apply to
 * a heavy vehicle, and that of a private vehicle: what its name suggests may be due earlier.
 */
function statedFirstTest(vehicle: CheckedVehicle): Due | null {
  const { history } = vehicle.records;
  if (!history?.firstTestDue || history.hasTests || mayBeHeavy(vehicle)) return null;
  const to = history.firstTestDue;
  const early = earlyFirstTest(vehicle);
  return early !== null && early.from < to
    ? {
        ...unknownDue,
        dueBetween: { from: early.from, to },
        basis: "taxi or ambulance",
        testsKnown: true,
      }
    : { ...unknownDue, due: to, basis: "first test", testsKnown: true };
}

/**
 * Returns the days of the first test of a licensed taxi, an ambulance or a minibus, if only the
 * vehicle's name suggests one.
 */
function earlyFirstTest({ records, facts }: CheckedVehicle): DayRange | null {
  const registered = firstRegisteredHere(records);
  if (registered === null || isWithoutAge(facts)) return null;
  if (!mayHaveEarlyFirstTest(facts) || isPassengerVehicle(facts)) return null;
  return between(registered, facts, "early");
}

/**
 * Returns the kinds of vehicle that may decide the first test. In Northern Ireland vans and cars
 * differ, and only the type approval tells them apart.
 */
function firstTestKinds(facts: VanFacts): readonly [FirstTestKind, FirstTestKind] {
  if (isPassengerVehicle(facts)) return ["early", "early"];
  if (isCarApproval(facts.typeApproval)) return ["car", "car"];
  return facts.typeApproval === null ? ["van", "car"] : ["van", "van"];
}

/**
 * Returns the possible days of the first test by the rule for the vehicle's kind, without regard to
 * imports.
 */
function usualFirstTest(records: VehicleRecords, facts: VanFacts): DayRange | null {
  const registered = firstRegisteredHere(records);
  if (registered === null) return null;
  const [earliest, latest] = firstTestKinds(facts).map((kind) => between(registered, facts, kind));
  return earliest && latest ? { from: earliest.from, to: latest.to } : null;
}

/**
 * Returns the first test that follows from the registration: a day, or a range where several days
 * are possible.
 */
function firstTest(vehicle: CheckedVehicle): Omit<Due, "testsKnown"> {
  const { records, facts } = vehicle;
  const registered = firstRegisteredHere(records);
  if (registered === null || isWithoutAge(facts)) return unknownDue;
  if (isHeavyForSure(vehicle)) return facts.gross ? firstHeavyTest(registered) : unknownDue;
  const usual = usualFirstTest(records, facts);
  if (usual === null || mayBeHeavy(vehicle)) return unknownDue;
  const used = facts.jurisdiction === "great-britain" ? usedVehicleDue(records, registered) : null;
  if (used !== null && used < usual.to) {
    const from = used < usual.from ? used : usual.from;
    return { due: null, dueBetween: { from, to: usual.to }, basis: "import" };
  }
  if (mayHaveEarlyFirstTest(facts) && !isPassengerVehicle(facts)) {
    const early = between(registered, facts, "early");
    return early === null
      ? unknownDue
      : { due: null, dueBetween: { from: early.from, to: usual.to }, basis: "taxi or ambulance" };
  }
  if (usual.from === usual.to) return { due: usual.from, dueBetween: null, basis: "first test" };
  const isOfMonth = facts.jurisdiction === "great-britain" || facts.typeApproval !== null;
  return { due: null, dueBetween: usual, basis: isOfMonth ? "registered month" : "van or car" };
}

/** Returns whether neither registration nor manufacture gives a vehicle's age, as for a Q plate. */
const isWithoutAge = ({ isAgeInDoubt, manufactured }: VanFacts): boolean =>
  isAgeInDoubt === true && (manufactured ?? null) === null;

/** Returns the first annual test of a heavy vehicle, which a month of registration decides as well. */
const firstHeavyTest = (registered: DayOrMonth): Omit<Due, "testsKnown"> => ({
  due: lastDayOf(addYears(firstDayOf(registered), law.heavyFirstTest.years).slice(0, 7)),
  dueBetween: null,
  basis: "first annual test",
});

/**
 * Returns the possible days of the first test: one for a day of registration, the days of a month
 * otherwise.
 */
function between(
  registered: DayOrMonth,
  { jurisdiction }: VanFacts,
  kind: FirstTestKind,
): DayRange | null {
  if (registered.length === 7) return firstTestDueBetween(registered, { jurisdiction, kind });
  const due = firstTestDue(registered, { jurisdiction, kind });
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
 * Returns what the registers say besides the next test: where they differ, and what either leaves
 * out.
 */
export function registerWordsOf(
  vehicle: CheckedVehicle,
  next: Pick<NextTest, "basis" | "due">,
): VehicleCheck["mot"]["registers"] {
  const stated = certificateOf(vehicle) ?? statedFirstTest(vehicle);
  const undated = newerPassWithoutExpiry(vehicle, lastCertificate(vehicle));
  const { motStatus, motExpiryDate } = dvlaMotOf(vehicle.records);
  const dvsaDue = stated && isDeniedByDvla(vehicle, stated) ? stated.due : null;
  return {
    inStep: dvsaDue === null && areInStep(vehicle, next),
    dvlaStatus: motStatus,
    dvlaDue: motExpiryDate,
    undatedPass: undated ? { testedOn: undated.day } : null,
    dvsaDue,
  };
}

/**
 * Returns whether DVLA's register agrees with DVSA's tests. After a test DVLA's register is updated
 * some days later. True if either register lacks the data.
 */
function areInStep(
  vehicle: CheckedVehicle,
  { basis, due }: Pick<NextTest, "basis" | "due">,
): boolean {
  const { history, enquiry } = vehicle.records;
  if (!history || !enquiry || basis !== "last pass" || due === null) return true;
  if (enquiry.motExpiryDate) {
    return enquiry.motExpiryDate === due && !isDeniedByItsWord(vehicle, { ...unknownDue, due });
  }
  return enquiry.motStatus === null || /^No results returned$/i.test(enquiry.motStatus);
}
