/** A day, written YYYY-MM-DD. */
export type Day = string;

export interface Defect {
  text: string;
  type: "ADVISORY" | "DANGEROUS" | "MAJOR" | "MINOR";
}

export interface Test {
  source: "DVSA" | "DVA NI" | "CVS";
  testedOn: Day;
  /** The time of day in UTC, such as `23:30:00.000Z`; null if only the day is recorded. */
  time?: string | null;
  passed: boolean;
  expires: Day | null;
  /** Null for a vehicle without an odometer. */
  miles: number | null;
  defects: Defect[];
  /** The registration at the time of the test, if the vehicle has another now. */
  plate?: string;
}

/** A sample vehicle, the source of a service's response. */
export interface Vehicle {
  make: string;
  model: string;
  colour: string;
  fuel: "diesel" | "petrol" | "electric";
  /** The day of first registration in the UK. */
  registered: Day;
  /** The days of a vehicle that was used abroad before its registration. */
  abroad?: { manufactured: Day; firstUsed: Day };
  grossKg: number | null;
  typeApproval: string | null;
  /** DVLA's text, such as `EURO 6 AD`, if it does not follow from the registration; null if missing. */
  euroStatus?: string | null;
  /** Sorted from newest to oldest. */
  tests: Test[];
  /**
   * DVSA's due day of the first test if it does not follow from the registration; null if DVSA does
   * not give it.
   */
  firstTest?: Day | null;
  /** DVLA's state, without a date of expiry, if it does not follow from the tests. */
  motStatus?: "No details held by DVLA" | "No results returned";
  recall: "Yes" | "No";
  taxStatus: "Taxed" | "Untaxed" | "SORN";
}

const dayMs = 86_400_000;

/** Returns the UTC day of a time in milliseconds. */
export const toDay = (milliseconds: number): Day =>
  new Date(milliseconds).toISOString().slice(0, 10);

/** Returns the day `days` days later. */
export const addDays = (day: Day, days: number): Day => toDay(Date.parse(day) + days * dayMs);

/** Returns the same date `years` years later. */
export function addYears(day: Day, years: number): Day {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return toDay(Date.UTC(year + years, month - 1, date));
}

/**
 * Returns DVSA's due day of the first test, or null: after a year for a minibus (M2), otherwise
 * after three.
 */
export function firstTestDue({
  registered,
  typeApproval,
  firstTest,
}: Pick<Vehicle, "registered" | "typeApproval" | "firstTest">): Day | null {
  if (firstTest !== undefined) return firstTest;
  return addDays(addYears(registered, typeApproval === "M2" ? 1 : 3), -1);
}

/** Returns DVLA's Euro status of a vehicle, or null; old vehicles do not have one. */
export function euroStatusOf({
  registered,
  fuel,
  typeApproval,
  euroStatus,
}: Pick<Vehicle, "registered" | "fuel" | "typeApproval" | "euroStatus">): string | null {
  if (euroStatus !== undefined) return euroStatus;
  if (fuel === "electric" || registered < "2011-09-01") return null;
  const isNew = registered >= "2016-09-01";
  if (/^N[23]$/.test(typeApproval ?? "")) return isNew ? "EURO VI" : "EURO V";
  return isNew ? "EURO 6" : "Euro 5";
}

/**
 * Returns the last expiry of a certificate. Uses heavy vehicle tests only if there are no others.
 */
export function lastExpiry({ tests }: Pick<Vehicle, "tests">): Day | null {
  const passed = tests.filter((test) => test.passed && test.expires !== null);
  const mots = passed.filter(({ source }) => source !== "CVS");
  const expiries = (mots.length > 0 ? mots : passed).flatMap(({ expires }) => expires ?? []);
  return expiries.toSorted().at(-1) ?? null;
}

/**
 * Returns yearly passes from the first test to the test whose certificate expires on `due`, newest
 * first.
 */
export function yearlyPasses(registered: Day, due: Day, source: Test["source"] = "DVSA"): Test[] {
  const tests: Test[] = [];
  for (let expires = due; tests.length < 15; expires = addYears(expires, -1)) {
    const testedOn = addDays(addYears(expires, -1), -12);
    if (testedOn <= addDays(addYears(registered, 3), -60)) break;
    tests.push({ source, testedOn, passed: true, expires, miles: 0, defects: [] });
  }
  return tests.map((test, age) => ({ ...test, miles: 9_400 + 11_300 * (tests.length - age) }));
}
