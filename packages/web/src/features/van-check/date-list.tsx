export interface DateEntry {
  term: string;
  date: string;
}

/** The dates of a van's MOT, each under what it is. */
export function DateList({ entries }: { entries: readonly DateEntry[] }) {
  return (
    <dl className="my-3 grid gap-3">
      {entries.map(({ term, date }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className="font-bold text-ink">{date}</dd>
        </div>
      ))}
    </dl>
  );
}
