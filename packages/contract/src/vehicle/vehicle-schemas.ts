import * as z from "zod";
import { drivingAfterFailure, failureSeverities, retestStates } from "@vanfettle/vans/failed-test";
import { testJurisdictions } from "@vanfettle/vans/law/law-values";
import { classQuestions, motClasses } from "@vanfettle/vans/mot-class";
import { motBases, motStates, testRegimes } from "@vanfettle/vans/mot-dates";
import { exemptionKinds } from "@vanfettle/vans/mot-exemption";
import { zoneAnswers, zoneEngines } from "@vanfettle/vans/zones/zone-standard";
import { zoneVehicles } from "@vanfettle/vans/zones/zones";
import { serviceIds } from "../services.ts";

const Day = z.iso.date();
const DayOrMonth = z.string().regex(/^\d{4}-\d\d(-\d\d)?$/);

const vehicleSources = ["DVSA MOT history", "DVLA vehicle enquiry"] as const;

const sourceStates = ["answered", "not found", "failed", "not connected"] as const;

const Defect = z.object({
  text: z.string().describe("In DVSA's words"),
  kind: z
    .string()
    .describe("DVSA's kind, such as DANGEROUS, MAJOR, MINOR, ADVISORY, FAIL or USER ENTERED"),
  dangerous: z.boolean(),
  section: z.string().nullable().describe("The section of the MOT manual in the text: 5.2.3"),
  service: z
    .enum(serviceIds)
    .nullable()
    .describe("The service that repairs it; null if the owner should ask a garage"),
});

const LastTest = z.object({
  testedOn: Day,
  result: z.enum(["passed", "failed"]),
  miles: z.int().nonnegative().nullable(),
  defects: z.array(Defect),
});

/** The meaning of a failed test. The tools for agents return it as well. */
export const FailedTest = z.object({
  testedOn: Day,
  severity: z
    .enum(failureSeverities)
    .describe("`unknown` if the defects that failed the van are not listed"),
  driving: z
    .enum(drivingAfterFailure)
    .describe("The use of the van that the law allows before its repair"),
  validUntil: Day.nullable().describe(
    "The last day of an earlier certificate, or before a first test, if not past",
  ),
  validBy: z.enum(["earlier pass", "first test not due"]).nullable(),
  expiredOn: Day.nullable().describe(
    "The last day of an earlier certificate, or before a first test, if past",
  ),
  retest: z
    .object({ state: z.enum(retestStates), by: Day, applyBy: Day.nullable() })
    .nullable()
    .describe(
      "The last day of a retest at less than the full fee; null for a heavy vehicle in Great Britain",
    ),
  jurisdiction: z.enum(testJurisdictions),
  isHeavy: z.boolean(),
});

const DayRange = z.object({ from: Day, to: Day });

const Exemption = z.object({
  kind: z.enum(exemptionKinds),
  from: Day.describe("The first day on which it may apply"),
  reason: z.string(),
});

/** The next test of a van. The tools for agents return its dates as well. */
export const MotDates = z.object({
  state: z
    .enum(motStates)
    .describe("`may be exempt` stands before all others; `unknown` if no date follows"),
  due: Day.nullable().describe(
    "The last day on which the van may be used without a new test, if it is known",
  ),
  dueBetween: DayRange.nullable().describe(
    "The possible days if several are: the register states only a month, or it is an import",
  ),
  firstTestWasDue: Day.nullable().describe(
    "The past day of the first test, if it is unknown whether the van was tested",
  ),
  earliest: Day.nullable().describe(
    "The first day on which a test keeps the renewal date. Null in Northern Ireland",
  ),
  lastDay: Day.nullable().describe(
    "The last day on which a test keeps the renewal date. Null in Northern Ireland",
  ),
  ifPassedToday: Day.nullable().describe("The expiry of a certificate if the van passed today"),
  days: z.int().nullable().describe("Days until it is due, negative after it"),
});

/** What the registers say of the MOT besides its dates. */
const RegisterWords = z.object({
  inStep: z
    .boolean()
    .describe(
      "False if DVLA's register still shows another MOT than DVSA's, as for days after a test",
    ),
  dvlaStatus: z
    .enum(["valid", "not valid"])
    .nullable()
    .describe("DVLA's word, also without a date"),
  dvlaDue: Day.nullable().describe("DVLA's date of expiry"),
  undatedPass: z
    .object({ testedOn: Day.nullable() })
    .nullable()
    .describe("A pass at DVSA that may be the newest, and has no date of expiry; null without one"),
  dvsaDue: Day.nullable().describe(
    "A past date by DVSA's history while DVLA says that the MOT is valid: neither decides",
  ),
});

const VehicleMot = MotDates.extend({
  basis: z
    .enum(motBases)
    .nullable()
    .describe("The source of the day: the last test passed, the first registration, or DVLA"),
  testsKnown: z
    .boolean()
    .describe("False if a missing first test may only be missing in the registers that answered"),
  regime: z
    .enum(testRegimes)
    .describe(
      "`annual` for the yearly test of heavy vehicles; `unclear` if weight and recorded tests disagree",
    ),
  exemption: Exemption.nullable().describe(
    "The reason for which the vehicle may be exempt, today or from a later day, or null",
  ),
  registers: RegisterWords,
});

/** A register's entry for a registration that two vehicles share. */
const RegisterEntry = z.object({
  source: z.enum(vehicleSources),
  make: z.string().nullable(),
  model: z.string().nullable(),
  colour: z.string().nullable(),
  fuel: z.string().nullable(),
  firstRegistered: DayOrMonth.nullable(),
  motUntil: Day.nullable(),
});

const VehicleClass = z.object({
  answer: z.enum(motClasses).nullable(),
  certainty: z
    .enum(["likely", "ask"])
    .describe("Registers do not prove a class: the plate on the van decides"),
  grossKg: z.int().positive().nullable(),
  from: z.enum(["DVLA revenue weight", "model name"]).nullable(),
  ask: z.array(z.enum(classQuestions)),
  reason: z.string(),
  maximumFee: z.string().nullable().describe("The maximum fee, in pounds"),
});

/** What DVLA's record means in zones that charge or ban vehicles. It never says that one pays. */
const ZoneStandard = z.object({
  answer: z
    .enum(zoneAnswers)
    .describe("Whether it meets the standard of zones by DVLA's record, which shows no retrofit"),
  euro: z.int().nullable().describe("The Euro standard that DVLA states"),
  engine: z.enum(zoneEngines).nullable(),
  fuelsDiffer: z.boolean().describe("True if DVSA and DVLA name fuels that contradict each other"),
  vehicle: z
    .enum(zoneVehicles)
    .nullable()
    .describe("The kind of vehicle that zones count it as; null if the record does not show it"),
});

export const VehicleCheck = z.object({
  registration: z.string(),
  make: z.string().nullable(),
  model: z.string().nullable(),
  colour: z.string().nullable(),
  fuel: z.string().nullable(),
  firstRegistered: DayOrMonth.nullable().describe("DVLA returns only the month"),
  jurisdiction: z
    .enum(testJurisdictions)
    .describe("The place of its last test, or of the issue of its registration"),
  isVan: z
    .boolean()
    .describe("False for a type approval such as a motorcycle's, a trailer's or a tractor's"),
  twoVehicles: z
    .array(RegisterEntry)
    .nullable()
    .describe(
      "What each register says if they describe two vehicles: nothing else is derived then",
    ),
  mot: VehicleMot,
  motClass: VehicleClass.nullable().describe("Null if the vehicle is unknown"),
  lastTest: LastTest.nullable(),
  failedTest: FailedTest.nullable().describe(
    "Null if the van passed its last test or the test is unknown",
  ),
  recall: z.enum(["yes", "no", "unknown", "unavailable"]),
  isMarkedForExport: z.boolean().describe("True if DVLA's register says so"),
  tax: z.object({ state: z.string(), due: Day.nullable() }).nullable(),
  zones: ZoneStandard.nullable().describe("Null without DVLA's record, and for other vehicles"),
  sources: z.array(z.object({ name: z.enum(vehicleSources), state: z.enum(sourceStates) })),
  sample: z
    .boolean()
    .describe("True for a sample vehicle, as a site that runs on one machine shows"),
});

/** The schema of a field of the calendar form, empty if it is not sent. */
const reminderField = (meaning: string) => z.string().default("").describe(meaning);

export const vehicleSchemas = {
  checkVehicle: {
    summary: "Returns a van's MOT dates and class, its last test and recall, from DVSA and DVLA",
    // Accepts any text, so a wrong value returns `invalid_registration` with a helpful message.
    body: z.object({ registration: z.string() }),
    response: VehicleCheck,
  },
  reminder: {
    summary:
      "Returns a calendar file with the earliest day, two weeks before the last day, and the last day of a van's MOT, without past days, from an HTML form sent without script. For an invalid field, returns a page",
    // Accepts any text; `reminder.ts` validates it and returns a helpful message.
    body: z.object({
      due: reminderField("The last day, written YYYY-MM-DD, or empty if only a range is known"),
      dueFrom: reminderField("The first day that may be the last day, or empty"),
      dueTo: reminderField("The last day that may be the last day, or empty"),
      keeps: reminderField("The earliest day that keeps the renewal date, or empty"),
      exempt: reminderField("The first day on which the van may be exempt, or empty"),
      regime: reminderField("MOT, annual or unclear. Empty means MOT"),
      label: reminderField("The owner's name for the van"),
    }),
    response: z.string(),
  },
} as const;

export type Defect = z.output<typeof Defect>;
export type VehicleCheck = z.output<typeof VehicleCheck>;
export type RegisterEntry = z.output<typeof RegisterEntry>;
export type VehicleSource = (typeof vehicleSources)[number];
export type SourceState = (typeof sourceStates)[number];
