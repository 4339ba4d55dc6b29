import type { ToolInput } from "@vanfettle/contract/agents/tool-schemas";
import type { Day } from "@vanfettle/vans/calendar-day";
import {
  firstTestDue,
  motDates,
  readDue,
  readRegistered,
  type DateEntry,
  type MotDates,
} from "@vanfettle/vans/mot-dates";
import { DomainError } from "@vanfettle/contract/problems";

/**
 * Returns the dates of the next test by the expiry of a certificate or by the first registration. Throws
 * `invalid_request` with the issue of the date that is wrong, or if there is not exactly one date.
 */
export function datesOf(
  { expires, first_registered, jurisdiction }: ToolInput<"mot_dates">,
  today: Day,
): MotDates & { today: Day } {
  if (expires !== undefined && first_registered === undefined) {
    const due = dayOf("expires", readDue(expires, today));
    return { ...motDates({ due, first: false, jurisdiction }, today), today };
  }
  if (first_registered !== undefined && expires === undefined) {
    const registered = dayOf("first_registered", readRegistered(first_registered, today));
    const due = firstTestDue(registered, jurisdiction);
    return { ...motDates({ due, first: true, jurisdiction }, today), today };
  }
  throw invalid("expires", "Give one date: the expiry of the certificate, or the day of first registration.");
}

function dayOf(field: string, entry: DateEntry): Day {
  if (entry.valid) return entry.day;
  throw invalid(field, entry.message);
}

const invalid = (field: string, message: string): DomainError =>
  new DomainError("invalid_request", { issues: [{ field, message }] });
