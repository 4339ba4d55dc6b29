import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { MetricName } from "./metric-name.ts";

/** What was measured of one metric in one minute since the line before: pairs of a value and how often it came. */
export interface Measured extends MetricName {
  at: string;
  counts: [number, number][];
}

const keptDays = 7;
const fileName = /^\d{4}-\d{2}-\d{2}\.jsonl$/;

/** One file of JSON lines for each UTC day, the oldest given up. */
export function metricFiles(folder: string) {
  mkdirSync(folder, { recursive: true });
  const days = () =>
    readdirSync(folder)
      .filter((name) => fileName.test(name))
      .toSorted();
  for (const old of days().slice(0, -keptDays)) rmSync(join(folder, old), { force: true });

  return {
    append(rows: readonly Measured[]): void {
      const byDay = Map.groupBy(rows, ({ at }) => at.slice(0, 10));
      try {
        for (const [day, of] of byDay) appendFileSync(join(folder, `${day}.jsonl`), of.map(asLine).join(""));
      } catch {
        // A full disk must not take the site down with it.
      }
    },
    since(oldest: number): Measured[] {
      const day = new Date(oldest).toISOString().slice(0, 10);
      const recent = days().filter((name) => name >= day);
      return recent
        .flatMap((name) => readFileSync(join(folder, name), "utf8").split("\n").flatMap(asMeasured))
        .filter(({ at }) => Date.parse(at) >= oldest);
    },
  };
}

const asLine = (row: Measured): string => `${JSON.stringify(row)}\n`;

/** The last line of a process that was killed may be half a line. */
function asMeasured(line: string): Measured[] {
  try {
    return [JSON.parse(line) as Measured];
  } catch {
    return [];
  }
}
