import { useId, useState } from "react";
import { formatCount } from "../format.ts";

export interface CountRow {
  key: string;
  name: string;
  /** The area that distinguishes it from others with this name. */
  of?: string | undefined;
  count: number;
}

interface CountTableProps {
  title: string;
  /** The heading of the first column. */
  what: string;
  rows: readonly CountRow[];
  /** The number of bookings that the shares are taken of. */
  total: number;
}

const shownRows = 20;
const shareFormat = new Intl.NumberFormat("en-GB", { style: "percent", maximumFractionDigits: 0 });

function share(count: number, total: number): string {
  const part = count / total;
  return part > 0 && part < 0.005 ? "<1%" : shareFormat.format(part);
}

/** Numbers of bookings with their share, the largest first. More than 20 rows are shown on request. */
export function CountTable({ title, what, rows, total }: CountTableProps) {
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, shownRows);
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <table className="counts">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{what}</th>
            <th scope="col">Bookings</th>
            <th scope="col">Share</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ key, name, of, count }) => (
            <tr key={key}>
              <th scope="row">
                {name} {of !== undefined && <small>{of}</small>}
              </th>
              <td>{formatCount(count)}</td>
              <td>{share(count, total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > shownRows && (
        <button type="button" className="text-button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? `Show only the first ${shownRows}` : `Show all ${formatCount(rows.length)}`}
        </button>
      )}
    </section>
  );
}
