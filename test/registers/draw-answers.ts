import * as fc from "fast-check";

/** A JSON body of a register, or how it fails. */
export type Answer = Record<string, unknown> | "down" | "not found";

export interface DrawnVehicle {
  registration: string;
  dvsa: Answer;
  dvla: Answer;
}

/** The day of all lookups. */
export const today = "2026-07-14";

const dayMs = 86_400_000;
const toDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
export const plusDays = (day: string, days: number): string =>
  toDay(Date.parse(day) + days * dayMs);
export function plusYears(day: string, years: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return toDay(Date.UTC(year + years, month - 1, date));
}

const dayBetween = (from: string, to: string) =>
  fc
    .integer({ min: Date.parse(from) / dayMs, max: Date.parse(to) / dayMs })
    .map((n) => toDay(n * dayMs));

const odd = fc.constantFrom<unknown>(undefined, undefined, null, "", "unknown", "N/A", {}, 0);

/** Draws a field as documented in most cases, and otherwise absent, null, empty or odd. */
const field = (documented: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 5, arbitrary: documented }, { weight: 1, arbitrary: odd });

const present = (body: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));

const sources = ["DVSA", "DVSA", "DVSA", "CVS", "DVA NI"];

const motTest = (source: string) =>
  fc
    .record({
      testedOn: dayBetween("2023-05-01", "2026-07-13"),
      passed: fc.boolean(),
      early: fc.nat(20),
      time: fc.constantFrom("T10:15:00.000Z", "T23:30:00Z", ""),
      precision: fc.constantFrom(10, 10, 10, 7),
    })
    .chain(({ testedOn, passed, early, time, precision }) =>
      fc
        .record({
          dataSource: field(fc.constant(source)),
          completedDate: field(
            fc.constant(precision === 10 ? testedOn + time : testedOn.slice(0, 7)),
          ),
          testResult: field(fc.constant(passed ? "PASSED" : "FAILED")),
          expiryDate: passed
            ? field(fc.constant(plusDays(plusYears(testedOn, 1), early).slice(0, precision)))
            : fc.constant(null),
          odometerValue: field(fc.constant("48211")),
          odometerUnit: field(fc.constant("MI")),
          odometerResultType: field(fc.constant("READ")),
          motTestNumber: field(fc.constant("715246180000")),
          defects: field(
            fc.constant(
              passed
                ? []
                : [{ text: "Brake pipe corroded (1.1.11 (c))", type: "MAJOR", dangerous: false }],
            ),
          ),
        })
        .map(present),
    );

const models = [
  "TRANSIT CUSTOM",
  "TRANSIT CUSTOM",
  "TRANSIT 350",
  "E-TRANSIT",
  "TRANSIT AMBULANCE",
  "TRANSIT MINIBUS",
  "TRANSIT HEARSE",
  "TRANSIT MOTORHOME",
  "RANGER",
];

/** Returns the fields that only a tested vehicle has in DVSA's answer, or only one without tests. */
const testFields = (
  registered: string,
  source: string,
  isTested: boolean,
): Record<string, fc.Arbitrary<unknown>> =>
  isTested
    ? { motTests: fc.array(motTest(source), { minLength: 1, maxLength: 4 }) }
    : {
        motTestDueDate: field(fc.constant(plusDays(plusYears(registered, 3), -1))),
        motTests: fc.constantFrom(undefined, []),
      };

const history = (registered: string, isTested: boolean) =>
  fc.constantFrom(...sources).chain((source) =>
    fc
      .record({
        registration: field(fc.constant("AB19CDE")),
        make: field(fc.constant("FORD")),
        model: field(fc.constantFrom(...models)),
        fuelType: field(fc.constantFrom("Diesel", "Electric", "Petrol")),
        primaryColour: field(fc.constant("White")),
        registrationDate: field(fc.constant(registered)),
        manufactureDate: field(fc.constant(registered)),
        hasOutstandingRecall: field(fc.constantFrom("Yes", "No", "Unknown", "Unavailable")),
        ...testFields(registered, source, isTested),
      })
      .map(present),
  );

const enquiry = (registered: string, isTested: boolean) =>
  fc
    .record({
      registrationNumber: fc.constant("AB19CDE"),
      make: field(fc.constant("FORD")),
      colour: field(fc.constant("WHITE")),
      fuelType: field(
        fc.constantFrom(
          "DIESEL",
          "DIESEL",
          "PETROL",
          "ELECTRICITY",
          "HYBRID ELECTRIC",
          "GAS BI-FUEL",
        ),
      ),
      euroStatus: field(
        fc.constantFrom("Euro 3", "EURO4", "EURO 5", "EURO V", "EURO 6 AD", "EURO VI", "EURO1"),
      ),
      typeApproval: field(fc.constantFrom("N1", "N1", "N2", "N2", "N3", "M1", "M2")),
      revenueWeight: field(
        fc.constantFrom(undefined, undefined, 2_200, 3_000, 3_001, 3_500, 4_250, 7_500),
      ),
      motStatus: field(
        fc.constantFrom("Valid", "Not valid", "No details held by DVLA", "No results returned"),
      ),
      // DVLA has a date for few vehicles that DVSA never tested.
      motExpiryDate: fc.oneof(
        { weight: isTested ? 5 : 1, arbitrary: dayBetween("2024-05-01", "2027-08-14") },
        { weight: isTested ? 1 : 5, arbitrary: odd },
      ),
      monthOfFirstRegistration: field(fc.constant(registered.slice(0, 7))),
      yearOfManufacture: field(fc.constant(Number(registered.slice(0, 4)))),
      markedForExport: field(fc.boolean()),
      taxStatus: field(fc.constantFrom("Taxed", "SORN", "Untaxed")),
      taxDueDate: field(fc.constant("2027-02-01")),
      wheelplan: field(fc.constant("2 AXLE RIGID BODY")),
    })
    .map(present);

/** Draws what both registers answer for a vehicle, by their documented schemas and odd cases. */
export const drawnVehicle: fc.Arbitrary<DrawnVehicle> = fc
  .record({ registered: dayBetween("2013-01-01", "2026-06-30"), isTested: fc.boolean() })
  .chain(({ registered, isTested }) =>
    fc.record({
      registration: fc.constantFrom("AB19CDE", "AB19CDE", "AB19CDE", "AXZ2411", "Q124ABC"),
      dvsa: fc.oneof(
        { weight: 8, arbitrary: history(registered, isTested) },
        { weight: 1, arbitrary: fc.constantFrom("down" as const, "not found" as const) },
      ),
      dvla: fc.oneof(
        { weight: 8, arbitrary: enquiry(registered, isTested) },
        { weight: 2, arbitrary: fc.constantFrom("down" as const, "not found" as const) },
      ),
    }),
  );
