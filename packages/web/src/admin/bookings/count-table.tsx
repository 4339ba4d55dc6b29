import { useId, useState } from "react";
import { withCommas } from "@vanfettle/vans/format-number";
import { Button } from "../layout/button.tsx";
import { DataTable } from "./data-table.tsx";

interface CountRow {
  name: string;
  /** The area that distinguishes it from others with this name. */
  of?: string;
  count: number;
}

interface CountTableProps {
  what: string;
  rows: readonly CountRow[];
  /** The number of bookings that the shares are taken of. */
  total: number;
}

const shownRows = 20;

const shareFormat = new Intl.NumberFormat("en-GB", { style: "percent", maximumFractionDigits: 0 });

const formatShare = (share: number): string =>
  share > 0 && share < 0.005 ? "<1%" : shareFormat.format(share);

/**
 * Numbers of bookings with their share, the largest first. More than 20 rows are shown on request.
 */
export function CountTable({ what, rows, total }: CountTableProps) {
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const title = `By ${what.toLowerCase()}`;
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <DataTable
        caption={title}
        columns={{
          [what]: ({ name, of }) => (
            <>
              <span>{`${name} `}</span>
              {of && <small>{of}</small>}
            </>
          ),
          Bookings: ({ count }) => withCommas(count),
          Share: ({ count }) => formatShare(count / total),
        }}
        rows={isWhole ? rows : rows.slice(0, shownRows)}
      />
      {rows.length > shownRows && (
        <Button look="text" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? `Show only the first ${shownRows}` : `Show all ${withCommas(rows.length)}`}
        </Button>
      )}
    </section>
  );
}
