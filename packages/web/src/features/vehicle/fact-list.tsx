import { dayInWords } from "@vanfettle/vans/calendar-day";
import { dueInWords, dueTerm, fromToday, type MotView } from "./mot-sentences.ts";

export interface Fact {
  term: string;
  value: string;
  /** The words below the value, such as the days until a date. */
  note?: string | undefined;
}

/** Returns a van's due day, or the possible days, and the first day for its test, as facts. */
export function dateFacts(mot: MotView, { hasFailed = false } = {}): Fact[] {
  const { days, earliest } = mot;
  const facts: Fact[] = [];
  const due = dueInWords(mot);
  if (due) {
    const note = days === null ? undefined : fromToday(days);
    facts.push({ term: dueTerm(mot, hasFailed), value: due, note });
  }
  const isPast = days !== null && days < 0;
  if (earliest && !isPast) {
    const term = "Earliest date to keep your renewal date";
    facts.push({ term, value: dayInWords(earliest) });
  }
  return facts;
}

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
