import { type Day, dayInWords } from "@vanfettle/vans/calendar-day";

export interface Fact {
  term: string;
  value: string;
  /** The words below the value, such as the days until a date. */
  note?: string | undefined;
}

interface DateFacts {
  due: Day | null;
  /** The term of the due day. */
  term: string;
  note?: string;
  earliest: Day | null;
}

/** Returns a van's due day and the first day for its test, as facts. */
export const dateFacts = ({ due, term, note, earliest }: DateFacts): Fact[] => [
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
