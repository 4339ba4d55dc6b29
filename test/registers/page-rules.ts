import { plusDays, plusYears, today, type Answer, type DrawnVehicle } from "./draw-answers.ts";

/**
 * What must hold for the words of every vehicle's result, judged from the raw answers alone. It
 * shares no code with the product, so that an error of the rules there is seen here.
 */

type Body = Record<string, unknown>;
const bodyOf = (answer: Answer): Body => (typeof answer === "object" ? answer : {});
const testsOf = ({ dvsa }: DrawnVehicle): Body[] =>
  ((bodyOf(dvsa)["motTests"] ?? []) as Body[]).filter((test) => typeof test === "object");

const isDay = (value: unknown): value is string =>
  typeof value === "string" && /^\d{4}-\d\d-\d\d/.test(value);
const dayOf = (value: unknown): string | null => (isDay(value) ? value.slice(0, 10) : null);

const months =
  "January February March April May June July August September October November December".split(
    " ",
  );
const words = (day: string): string =>
  `${Number(day.slice(8))} ${months[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;

const accusation =
  /has run out|Ran out on|is overdue|You can be fined up to £1,000|Its MOT was due by|ran out on/;
const statedDue =
  /(?:Last day|Ran out on|First test due, last day|Last day of the earlier pass) (?:\d|Between)/;

/** The advice after a failure whose earlier certificate is not known. It leaves both cases open. */
const onCondition = /Look at the last certificate\. While it is valid.*?have a failure repaired\./;

/** Returns whether the page says that the test is missing, or threatens with a fine. */
export const accuses = (page: string): boolean => accusation.test(page.replace(onCondition, ""));

/** Returns whether the page states a due day, or the possible ones. */
export const statesDue = (page: string): boolean => statedDue.test(page);

/** Returns whether a test passed, or may have: its result is not known. */
const mayHavePassed = ({ testResult }: Body): boolean => testResult !== "FAILED";

/** Returns the last day that a test may be of. */
function latestDayOf({ completedDate }: Body): string {
  if (typeof completedDate !== "string" || !/^\d{4}-\d\d/.test(completedDate)) return today;
  return completedDate.length === 7 ? `${completedDate}-31` : completedDate.slice(0, 10);
}

const isPassWithEnd = (test: Body): boolean =>
  test["testResult"] === "PASSED" && isDay(test["expiryDate"]);

/** No page accuses where a newer pass, or DVLA's register, speaks against it. */
function accusesDespiteNewerPass(vehicle: DrawnVehicle, page: string): boolean {
  if (!accuses(page) || /The registers differ/.test(page)) return false;
  const tests = testsOf(vehicle).filter(mayHavePassed);
  const { motStatus, motExpiryDate } = bodyOf(vehicle.dvla);
  const dvlaDay = dayOf(motExpiryDate);
  // A test late in the evening of UTC's summer is of London's next day.
  const isEndedByDvla = ({ completedDate }: Body) =>
    isDay(completedDate) &&
    dvlaDay !== null &&
    plusYears(completedDate.slice(0, 10), 1) <= plusDays(dvlaDay, 2);
  const ends = tests.filter(
    (test) => isPassWithEnd(test) || (test["testResult"] === "PASSED" && isEndedByDvla(test)),
  );
  const newestEnd = ends.map(latestDayOf).toSorted().at(-1) ?? "";
  const hasNewerWithoutEnd = tests.some(
    (test) => !isDay(test["expiryDate"]) && !isEndedByDvla(test) && latestDayOf(test) > newestEnd,
  );
  const isDeniedByDvla = dvlaDay === null ? motStatus === "Valid" : dvlaDay >= today;
  return hasNewerWithoutEnd || isDeniedByDvla;
}

/** No page says on a type approval alone that a test is missing. */
function accusesByTypeAlone(vehicle: DrawnVehicle, page: string): boolean {
  const { typeApproval, revenueWeight, motExpiryDate } = bodyOf(vehicle.dvla);
  const isHeavyType = /^N[23]$/.test(String(typeApproval));
  const isUntested = testsOf(vehicle).length === 0 && !isDay(motExpiryDate);
  return isHeavyType && !revenueWeight && isUntested && accuses(page);
}

/** No page gives an untested heavy goods vehicle the date of a first MOT. */
function datesHeavyVehicleAsMot(vehicle: DrawnVehicle, page: string): boolean {
  const { typeApproval, revenueWeight, fuelType, motExpiryDate } = bodyOf(vehicle.dvla);
  // Without a weight it may be a heavy vehicle, whatever drives it.
  const isHeavy =
    /^N[23]$/.test(String(typeApproval)) &&
    (!revenueWeight || (fuelType === "DIESEL" && Number(revenueWeight) > 3_500));
  const registered = dayOf(bodyOf(vehicle.dvsa)["registrationDate"]);
  if (!isHeavy || registered === null || testsOf(vehicle).length > 0 || isDay(motExpiryDate)) {
    return false;
  }
  return page.includes(words(plusDays(plusYears(registered, 3), -1)));
}

const stateHeadings = [
  /May be exempt:/,
  /The first (?:MOT|test) is overdue/,
  /The (?:MOT|annual test|last test on record) has run out/,
  /(?:MOT|Annual test) due (?:today|in )|First MOT due between|Its first MOT may be overdue|First MOT may be due/,
  /No (?:MOT|test) needed yet/,
  /The (?:MOT|annual test|last test on record) is in date/,
  /We do not know if its (?:MOT|annual test|last test on record) is in date|We could not find the MOT due date/,
];

/** No page has two sentences that contradict each other. */
function contradictsItself(_: DrawnVehicle, page: string): boolean {
  if (stateHeadings.filter((heading) => heading.test(page)).length > 1) return true;
  if (/says that its MOT is not valid/.test(page)) {
    return /No (?:MOT|test) needed yet/.test(page);
  }
  const lastDays = new Set(
    [...page.matchAll(/(?:Last day|Ran out on) (\d+ \w+ \d{4})/g)].map(([, day]) => day),
  );
  return lastDays.size > 1;
}

const lastOfMonth = (day: string): string => {
  const [year = 0, month = 1] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
};

function monthBefore(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const last = Number(lastOfMonth(new Date(Date.UTC(year, month - 2, 1)).toISOString()).slice(8));
  return plusDays(
    new Date(Date.UTC(year, month - 2, Math.min(date, last))).toISOString().slice(0, 10),
    1,
  );
}

/** Returns the days that a rule gives for a day of first registration. */
const firstTests = (registered: string): string[] => [
  ...[1, 3, 4].map((years) => plusDays(plusYears(registered, years), -1)),
  lastOfMonth(plusYears(registered.slice(0, 8) + "01", 1)),
  `${Number(registered.slice(0, 4)) + 3}-12-31`,
];

/** Returns all days that the answers state, or that follow from them by a rule. */
function allowedDays(vehicle: DrawnVehicle): Set<string> {
  const dvsa = bodyOf(vehicle.dvsa);
  const dvla = bodyOf(vehicle.dvla);
  const tests = testsOf(vehicle);
  const fields = [
    dvsa["registrationDate"],
    dvsa["manufactureDate"],
    dvsa["motTestDueDate"],
    dvla["motExpiryDate"],
    dvla["taxDueDate"],
    ...tests.flatMap((test) => [test["completedDate"], test["expiryDate"]]),
  ];
  const stated = fields.flatMap((value) => dayOf(value) ?? []);
  const month = dvla["monthOfFirstRegistration"];
  const registered = [
    dayOf(dvsa["registrationDate"]),
    ...(typeof month === "string" && month !== "" && /^\d{4}-\d\d$/.test(month)
      ? [`${month}-01`, lastOfMonth(`${month}-01`)]
      : []),
  ].flatMap((day) => day ?? []);
  const made = [
    dayOf(dvsa["manufactureDate"]),
    typeof dvla["yearOfManufacture"] === "number" && `${dvla["yearOfManufacture"]}-12-31`,
  ];
  const first = [...registered, ...made.flatMap((day) => (isDay(day) ? [day] : []))].flatMap(
    firstTests,
  );
  // A test late in the evening of UTC's summer is of London's next day.
  const due = [...stated, ...stated.map((day) => plusDays(day, 1)), ...first];
  const afterPass = [plusDays(plusYears(today, 1), -1), ...due.map((day) => plusYears(day, 1))];
  const retests = due.flatMap((day) => Array.from({ length: 21 }, (_, n) => plusDays(day, n + 1)));
  const dva = due.flatMap((day) => [plusDays(day, 21), plusDays(day, 60)]);
  return new Set([...due, ...due.map(monthBefore), ...afterPass, ...retests, ...dva]);
}

/** The days that the law names, whatever the vehicle. */
const lawDays = ["1 March 2015", "1 June 2026"];

/** No page states a day that neither a register nor a rule gives. */
function inventsADay(vehicle: DrawnVehicle, page: string): boolean {
  const allowed = new Set([...[...allowedDays(vehicle)].map(words), ...lawDays]);
  const stated = [...page.matchAll(/\d{1,2} (?:[A-Z][a-z]+) \d{4}/g)].map(([day]) => day);
  return stated.some((day) => !allowed.has(day));
}

const zoneClaim = /(?:That (meets|is below) the standard of zones|(no emissions), which meets)/;

/** The lowest standards that all zones accept, and none does, by DVLA's fuel. */
const zoneLimits: Record<string, { all: number; none: number }> = {
  DIESEL: { all: 6, none: 5 },
  PETROL: { all: 4, none: 3 },
};

/** No page compares a van with zones unless DVLA's own standard and fuel decide it. */
function overstatesZoneStandard({ dvsa, dvla }: DrawnVehicle, page: string): boolean {
  if (/\b(?:it|van) (?:pays|does not pay|is exempt from the charge)/i.test(page)) return true;
  const [, comparison, zero] = zoneClaim.exec(page) ?? [];
  const { fuelType, euroStatus } = bodyOf(dvla);
  const otherFuel = bodyOf(dvsa)["fuelType"];
  if (zero) return fuelType !== "ELECTRICITY" || otherFuel === "Diesel" || otherFuel === "Petrol";
  if (!comparison) return false;
  const [stated] = /[1-6]|VI|V/.exec(String(euroStatus)) ?? [];
  const euro = { VI: 6, V: 5 }[stated ?? ""] ?? Number(stated);
  // Other fuels do not show whether the engine is a diesel, and heavy petrol engines differ by zone.
  const { all, none } = zoneLimits[String(fuelType)] ?? { all: 6, none: 3 };
  return comparison === "meets" ? !(euro >= all) : !(euro <= none);
}

/** The rules by name. Each returns whether a page breaks it. */
export const pageRules: Record<string, (vehicle: DrawnVehicle, page: string) => boolean> = {
  "accuses despite a newer pass": accusesDespiteNewerPass,
  "accuses by a type approval alone": accusesByTypeAlone,
  "gives a heavy vehicle the date of an MOT": datesHeavyVehicleAsMot,
  "contradicts itself": contradictsItself,
  "invents a day": inventsADay,
  "overstates the zone standard": overstatesZoneStandard,
};
