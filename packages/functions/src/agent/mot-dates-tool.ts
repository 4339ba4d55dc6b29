import { DomainError } from "@vanfettle/contract/problems";
import type { Day } from "@vanfettle/vans/calendar-day";
import { failedTestOf } from "@vanfettle/vans/failed-test";
import {
  failedTestAdvice,
  failedTestSummary,
  stepInWords,
} from "@vanfettle/vans/law/failed-test-sentences";
import type { LawName } from "@vanfettle/vans/law/law-values";
import {
  isFirstTest,
  parseDue,
  parsePastTest,
  parseRegistered,
  type DateEntry,
} from "@vanfettle/vans/mot-dates";
import { exemptionSentence, type Exemption } from "@vanfettle/vans/mot-exemption";
import {
  vanMot,
  withoutFirstTestSentence,
  type StatedVan,
  type VanMot,
} from "@vanfettle/vans/van-mot";
import type { ToolInput, ToolOutput } from "./tool-schemas.ts";

type DatesInput = ToolInput<"mot_dates">;
type DatesResult = Omit<ToolOutput<"mot_dates">, "sources" | "limits">;

const kinds = {
  goods: "van",
  "motor caravan": "motor-caravan",
  "dual purpose": "dual-purpose",
  minibus: "minibus",
  "taxi or ambulance": "taxi-or-ambulance",
} as const;

/** Returns the van of a tool's call. Throws `invalid_request` without a valid date. */
function vanOf(input: DatesInput, today: Day): StatedVan {
  const { expires, first_registered: registered, kind, zero_emission: isZeroEmission } = input;
  if (expires === undefined && registered === undefined) {
    throw invalid(
      "expires",
      "Give the expiry of the certificate, the day of first registration, or both.",
    );
  }
  const power = isZeroEmission ? "electric" : "engine";
  return {
    jurisdiction: input.jurisdiction,
    expires: expires === undefined ? null : dayOf("expires", parseDue(expires, today)),
    registered: registered === undefined ? null : registeredDay(registered, today),
    grossKg: input.gross_kg ?? null,
    kind: kind === undefined ? null : kinds[kind],
    passengerSeats: input.passenger_seats ?? null,
    power: isZeroEmission === undefined ? null : power,
    testDay: today,
  };
}

const exemptionLaws: Record<Exemption["kind"], Record<StatedVan["jurisdiction"], LawName>> = {
  "early electric": { "great-britain": "earlyElectricVan", "northern-ireland": "earlyElectricVan" },
  "over 40": { "great-britain": "historicVehicle", "northern-ireland": "dvaHistoricVehicle" },
};

/** Returns the exemption that may apply today, with the law behind it, or null. */
function exemptionToday({ next: { exemption, jurisdiction }, dates }: VanMot) {
  if (!exemption || dates.state !== "may be exempt") return null;
  const { kind } = exemption;
  return {
    kind,
    reason: exemptionSentence(exemption, jurisdiction),
    law: exemptionLaws[kind][jurisdiction],
  };
}

/**
 * Returns the dates and the advice for a tool's call. Throws `invalid_request` for a missing or
 * wrong date.
 */
export function datesOf(input: DatesInput, today: Day): DatesResult & { laws: LawName[] } {
  const mot = vanMot(vanOf(input, today));
  const exemption = exemptionToday(mot);
  const { failedTest, laws } = failedTestFor(input, mot, today);
  return {
    ...mot.dates,
    exemption: exemption && { kind: exemption.kind, reason: exemption.reason },
    firstTestReason:
      mot.withoutFirstTest && withoutFirstTestSentence(mot.withoutFirstTest, input.jurisdiction),
    failedTest,
    today,
    laws: [...(exemption ? [exemption.law] : []), ...laws],
  };
}

/**
 * Returns the consequences of the failed test in the call, with the law behind them; null without
 * one.
 */
function failedTestFor(
  { failed_on: failedOn, worst_defect: worst, jurisdiction }: DatesInput,
  { next, motClass }: VanMot,
  today: Day,
): Pick<DatesResult, "failedTest"> & { laws: LawName[] } {
  if (failedOn === undefined) return { failedTest: null, laws: [] };
  const kind = { dangerous: "DANGEROUS", other: "MAJOR", unknown: null }[worst];
  const lastTest = {
    testedOn: dayOf("failed_on", parsePastTest(failedOn, today)),
    passed: false,
    defects: kind ? [{ kind, dangerous: worst === "dangerous" }] : [],
  };
  const isHeavy = motClass.answer === "heavy";
  const failed = failedTestOf(
    { lastTest, due: next.due, isFirstTest: isFirstTest(next), jurisdiction, isHeavy },
    today,
  );
  if (!failed) return { failedTest: null, laws: [] };
  const { heading, steps, laws } = failedTestAdvice(failed);
  const advice = [`${heading}.`, `${failedTestSummary(failed)}.`, ...steps.map(stepInWords)];
  return { failedTest: { ...failed, advice }, laws };
}

/**
 * Returns the day of first registration. Throws `invalid_request` for anything else, and for a day
 * after `today`.
 */
export const registeredDay = (text: string, today: Day): Day =>
  dayOf("first_registered", parseRegistered(text, today));

function dayOf(field: string, entry: DateEntry): Day {
  if (entry.valid) return entry.day;
  throw invalid(field, entry.message);
}

const invalid = (field: string, message: string): DomainError =>
  new DomainError("invalid_request", { issues: [{ field, message }] });
