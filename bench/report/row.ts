/** A measured figure of the report, with the bound that it should keep. */
export interface Row {
  label: string;
  bound: string;
  measured: string;
  met: boolean;
}

export type Log = (line: string) => void;

export interface Group {
  /** Selects the group on the command line. */
  name: string;
  title: string;
  /** The method of measurement and comparison. */
  method: string;
  measure: (log: Log) => Promise<Row[]>;
}

/** Formats a number with about three significant digits. */
export function formatFigure(value: number): string {
  const size = Math.abs(value);
  const digits = size >= 100 || size === 0 ? 0 : size >= 10 ? 1 : size >= 0.1 ? 2 : 3;
  return value.toLocaleString("en-GB", { maximumFractionDigits: digits });
}

/** Returns a row with an upper bound. */
export function rowAtMost(label: string, value: number, bound: number, unit = ""): Row {
  return {
    label,
    bound: `<= ${bound}${unit}`,
    measured: `${formatFigure(value)}${unit}`,
    met: value <= bound,
  };
}

/** Returns a row with a lower bound. */
export function rowAtLeast(label: string, value: number, bound: number): Row {
  return { label, bound: `>= ${bound}`, measured: formatFigure(value), met: value >= bound };
}

/** Returns a row for a size in bytes with an upper bound in thousands of bytes. */
export const sizeRow = (label: string, bytes: number, boundKb: number): Row =>
  rowAtMost(label, bytes / 1000, boundKb, " KB");
