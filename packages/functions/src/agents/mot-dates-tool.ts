import { vehicleLawValues } from "@vanfettle/vans/law/law-vehicle-values";
import type { ToolInput, ToolOutput } from "@vanfettle/contract/agents/tool-schemas";
import type { Day } from "@vanfettle/vans/calendar-day";
import { failedTestOf } from "@vanfettle/vans/failed-test";
import { failedTestAdvice, failedTestSummary, stepInWords } from "@vanfettle/vans/law/failed-test-sentences";
import type { LawName } from "@vanfettle/vans/law/law-values";
import { firstTestDue, motDates, parseDue, parsePastTest, parseRegistered } from "@vanfettle/vans/mot-dates";
import type { DateEntry, NextTest } from "@vanfettle/vans/mot-dates";
import { DomainError } from "@vanfettle/contract/problems";

type DatesInput = ToolInput<"mot_dates">;
type DatesResult = Omit<ToolOutput<"mot_dates">, "sources" | "limits">;

/** Returns the next test. Throws `invalid_request` if the input does not contain exactly one valid date. */
function nextTestOf({ expires, first_registered, passenger_seats, jurisdiction }: DatesInput, today: Day): NextTest {
  if (expires !== undefined && first_registered === undefined) {
    return { due: dayOf("expires", parseDue(expires, today)), first: false, jurisdiction };
  }
  if (first_registered !== undefined && expires === undefined) {
    const registered = dayOf("first_registered", parseRegistered(first_registered, today));
    const isMinibus = (passenger_seats ?? 0) > vehicleLawValues.passengerSeats.carsHaveUpTo;
    return { due: firstTestDue(registered, { jurisdiction, isMinibus }), first: true, jurisdiction };
  }
  throw invalid("expires", "Give one date: the expiry of the certificate, or the day of first registration.");
}

/** Returns the dates and the advice for a tool's call. Throws `invalid_request` without exactly one valid date. */
export function datesOf(input: DatesInput, today: Day): DatesResult & { laws: LawName[] } {
  const next = nextTestOf(input, today);
  const dates = { ...motDates(next, today), today };
  const { failed_on, worst_defect, jurisdiction } = input;
  if (failed_on === undefined) return { ...dates, failedTest: null, laws: [] };
  const on = dayOf("failed_on", parsePastTest(failed_on, today));
  const kind = { dangerous: "DANGEROUS", other: "MAJOR", unknown: null }[worst_defect];
  const defects = kind ? [{ kind, dangerous: worst_defect === "dangerous" }] : [];
  const lastTest = { on, passed: false, defects };
  const failed = failedTestOf({ lastTest, due: next.due, first: next.first, jurisdiction, isHeavy: false }, today);
  if (!failed) return { ...dates, failedTest: null, laws: [] };
  const { heading, steps, laws } = failedTestAdvice(failed);
  const advice = [`${heading}.`, `${failedTestSummary(failed)}.`, ...steps.map(stepInWords)];
  return { ...dates, failedTest: { ...failed, advice }, laws };
}

function dayOf(field: string, entry: DateEntry): Day {
  if (entry.valid) return entry.day;
  throw invalid(field, entry.message);
}

const invalid = (field: string, message: string): DomainError =>
  new DomainError("invalid_request", { issues: [{ field, message }] });
