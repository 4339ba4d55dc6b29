import { dayInWords } from "@vanfettle/vans/calendar-day";
import type { MotDates } from "@vanfettle/vans/mot-dates";

type DueDates = Pick<MotDates, "due" | "earliest">;

export interface Fact {
  term: string;
  value: string;
  /** The words below the value, such as the days until a date. */
  note?: string | undefined;
}

/** Returns a van's due day, under `term`, and the first day for its test, as facts. */
export const dateFacts = ({ due, earliest }: DueDates, term: string, note?: string): Fact[] => [
  ...(due ? [{ term, value: dayInWords(due), note }] : []),
  ...(earliest ? [{ term: "Earliest date to keep your renewal date", value: dayInWords(earliest) }] : []),
];

/** The main facts of a van in even cells. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="van-facts card">
      {facts.map(({ term, value, note }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
          {note && <dd className="note">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
