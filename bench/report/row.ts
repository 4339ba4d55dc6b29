/** One line of the table. A row without a bound is there to judge the others by. */
export interface Row {
  what: string;
  bound?: string;
  measured: string;
  met?: boolean;
}

export type Say = (line: string) => void;

export interface Group {
  name: string;
  title: string;
  /** How it was measured: what the figures are of, and against what. */
  about: string;
  measure: (options: { say: Say; soak: boolean }) => Promise<Row[]>;
}

export const atMost = (value: number, bound: number): boolean => value <= bound;
export const atLeast = (value: number, bound: number): boolean => value >= bound;

export function figure(value: number): string {
  const digits = value >= 100 || value === 0 ? 0 : value >= 10 ? 1 : value >= 0.1 ? 2 : 3;
  return value.toLocaleString("en-GB", { maximumFractionDigits: digits });
}

export const kilobytes = (bytes: number): string => `${figure(bytes / 1000)} KB`;

/** Sizes are in thousands of bytes. */
export function sizeRow(what: string, bytes: number, boundKb: number): Row {
  return { what, bound: `<= ${boundKb} KB`, measured: kilobytes(bytes), met: atMost(bytes, boundKb * 1000) };
}

export function most(what: string, value: number, bound: number, unit = ""): Row {
  return { what, bound: `<= ${bound}${unit}`, measured: `${figure(value)}${unit}`, met: atMost(value, bound) };
}

export function least(what: string, value: number, bound: number, unit = ""): Row {
  return { what, bound: `>= ${bound}${unit}`, measured: `${figure(value)}${unit}`, met: atLeast(value, bound) };
}
