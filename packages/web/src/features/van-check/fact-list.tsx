/** The label of the first day on which a test keeps the renewal date. */
export const earliestTerm = "Earliest date to keep your renewal date";

export interface Fact {
  term: string;
  value: string;
  /** The words below the value, such as the days until a date. */
  note?: string;
}

/** The main facts of a van in even cells. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
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
