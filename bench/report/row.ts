/** A measured figure of the report. A row without a bound is context for its neighbours. */
export interface Row extends RowLabel {
  bound?: string;
  measured: string;
  met?: boolean;
}

export interface RowLabel {
  /** Identifies the figure within its group. */
  id: string;
  label: string;
}

export type Log = (line: string) => void;

export interface Group {
  /** Selects the group on the command line. */
  name: string;
  title: string;
  /** The method of measurement and comparison. */
  method: string;
  measure: (options: { log: Log; soak: boolean }) => Promise<Row[]>;
}

/** Formats a number with about three significant digits. */
export function formatFigure(value: number): string {
  const size = Math.abs(value);
  const digits = size >= 100 || size === 0 ? 0 : size >= 10 ? 1 : size >= 0.1 ? 2 : 3;
  return value.toLocaleString("en-GB", { maximumFractionDigits: digits });
}

/** Formats bytes in thousands. */
export const kilobytes = (bytes: number): string => `${formatFigure(bytes / 1000)} KB`;

/** Returns a row with an upper bound. */
export function rowAtMost(row: RowLabel, value: number, bound: number, unit = ""): Row {
  return {
    ...row,
    bound: `<= ${bound}${unit}`,
    measured: `${formatFigure(value)}${unit}`,
    met: value <= bound,
  };
}

/** Returns a row with a lower bound. */
export function rowAtLeast(row: RowLabel, value: number, bound: number, unit = ""): Row {
  return {
    ...row,
    bound: `>= ${bound}${unit}`,
    measured: `${formatFigure(value)}${unit}`,
    met: value >= bound,
  };
}

/** Returns a row for a size in bytes with an upper bound in thousands of bytes. */
export const sizeRow = (row: RowLabel, bytes: number, boundKb: number): Row =>
  rowAtMost(row, bytes / 1000, boundKb, " KB");
