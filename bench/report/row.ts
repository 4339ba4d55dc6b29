/** One measured figure of the report. A row without a bound is context for the rows around it. */
export interface Row extends RowLabel {
  bound?: string;
  measured: string;
  met?: boolean;
}

export interface RowLabel {
  /** Names the figure within its group and stays the same across reports; `before.json` is keyed by it. */
  id: string;
  label: string;
}

export type Log = (line: string) => void;

export interface Group {
  /** Selects the group on the command line and in `before.json`. */
  name: string;
  title: string;
  /** How the figures are measured, and what they are compared with. */
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

/** A row whose value may not exceed its bound. */
export function rowAtMost(row: RowLabel, value: number, bound: number, unit = ""): Row {
  return { ...row, bound: `<= ${bound}${unit}`, measured: `${formatFigure(value)}${unit}`, met: value <= bound };
}

/** A row whose value must reach its bound. */
export function rowAtLeast(row: RowLabel, value: number, bound: number, unit = ""): Row {
  return { ...row, bound: `>= ${bound}${unit}`, measured: `${formatFigure(value)}${unit}`, met: value >= bound };
}

/** A row for a size in bytes with a bound in thousands of bytes. */
export const sizeRow = (row: RowLabel, bytes: number, boundKb: number): Row =>
  rowAtMost(row, bytes / 1000, boundKb, " KB");
