import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { MetricName } from "./metric.ts";

/** The values of a metric in a minute since the last row: pairs of a value and its count. */
export interface MetricRow extends MetricName {
  /** The minute, as an ISO date. */
  at: string;
  counts: [number, number][];
}

const retentionDays = 7;
const fileName = /^\d{4}-\d{2}-\d{2}\.jsonl$/;

/** Stores metrics in a file of JSON lines per UTC day. Deletes files older than a week at start. */
export function metricFiles(folder: string) {
  mkdirSync(folder, { recursive: true });
  const days = () =>
    readdirSync(folder)
      .filter((name) => fileName.test(name))
      .toSorted();
  for (const old of days().slice(0, -retentionDays)) rmSync(join(folder, old), { force: true });

  return {
    append(rows: readonly MetricRow[]): void {
      const byDay = Map.groupBy(rows, ({ at }) => at.slice(0, 10));
      try {
        for (const [day, ofDay] of byDay) appendFileSync(join(folder, `${day}.jsonl`), ofDay.map(toLine).join(""));
      } catch {
        // A full disk must not stop the site.
      }
    },
    /** Returns the rows from `oldest` (epoch milliseconds) on. */
    readSince(oldest: number): MetricRow[] {
      const day = new Date(oldest).toISOString().slice(0, 10);
      const recent = days().filter((name) => name >= day);
      return recent
        .flatMap((name) => readFileSync(join(folder, name), "utf8").split("\n").flatMap(parseLine))
        .filter(({ at }) => Date.parse(at) >= oldest);
    },
  };
}

const toLine = (row: MetricRow): string => `${JSON.stringify(row)}\n`;

/** Skips lines that are not JSON: a killed process may leave a truncated last line. */
function parseLine(line: string): MetricRow[] {
  try {
    return [JSON.parse(line) as MetricRow];
  } catch {
    return [];
  }
}
