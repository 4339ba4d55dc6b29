import type { ReactNode } from "react";

interface DataTableProps<Row> {
  caption: string;
  className?: string;
  /** Returns the cells of a row by their headings. The first cell heads the row. */
  columns: Readonly<Record<string, (row: Row) => ReactNode>>;
  rows: readonly Row[];
}

/** A table whose caption only screen readers read, because a heading shows it. */
export function DataTable<Row>({
  caption,
  className = "counts",
  columns,
  rows,
}: DataTableProps<Row>) {
  return (
    <table className={className}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {Object.keys(columns).map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows have no state
          <tr key={index}>
            {Object.entries(columns).map(([heading, cellOf], column) =>
              column === 0 ? (
                <th key={heading} scope="row">
                  {cellOf(row)}
                </th>
              ) : (
                <td key={heading}>{cellOf(row)}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
