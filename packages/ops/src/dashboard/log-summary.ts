import { closeSync, fstatSync, openSync, readdirSync, readSync } from "node:fs";
import { join } from "node:path";
import { edgeFallback, gaugeMetrics } from "@vanfettle/contract/metrics";

/** What a function's log file of this machine says about the last day. */
export interface LogFigures {
  lines: number;
  /** Lines of level ERROR or worse. */
  errors: number;
  /** Calls answered with a status of 500 or more. */
  serverErrors: number;
  newestError: { at: string; message: string } | null;
}

export interface FolderFigures {
  functions: Record<string, LogFigures>;
  /** Sums of the metrics that the lines carry, by name; of a level the lowest. */
  metrics: Record<string, number>;
}

type Entry = Record<string, unknown>;

/** Enough of a file's end for a busy day; a whole file may be too large to hold. */
const tailBytes = 16 * 1024 * 1024;

export function readLogFolder(folder: string, since: Date): FolderFigures {
  const figures: FolderFigures = { functions: {}, metrics: {} };
  for (const file of logFiles(folder)) {
    const entries = timed(entriesOf(join(folder, file))).filter(({ timestamp }) => timestamp >= since.toISOString());
    figures.functions[file.slice(0, -".log".length)] = figuresOf(entries);
    for (const entry of entries) addMetrics(figures.metrics, entry);
  }
  return figures;
}

function logFiles(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith(".log"))
      .toSorted();
  } catch {
    return [];
  }
}

function entriesOf(path: string): Entry[] {
  return tailOf(path)
    .split("\n")
    .flatMap((line) => {
      try {
        const entry: unknown = JSON.parse(line);
        return entry !== null && typeof entry === "object" ? [entry as Entry] : [];
      } catch {
        return [];
      }
    });
}

function tailOf(path: string): string {
  const file = openSync(path, "r");
  try {
    const { size } = fstatSync(file);
    const buffer = Buffer.alloc(Math.min(size, tailBytes));
    readSync(file, buffer, 0, buffer.length, size - buffer.length);
    return buffer.toString("utf8");
  } finally {
    closeSync(file);
  }
}

type Timed = Entry & { timestamp: string };

/** A line without a time of its own, such as the runtime's about a crash, is of the time of the line before. */
function timed(entries: readonly Entry[]): Timed[] {
  let timestamp = "";
  return entries.map((entry) => {
    timestamp = timeOf(entry) ?? timestamp;
    return { ...entry, timestamp };
  });
}

function timeOf(entry: Entry): string | undefined {
  const emf = (entry["_aws"] as { Timestamp?: unknown } | undefined)?.Timestamp;
  if (typeof emf === "number") return new Date(emf).toISOString();
  return typeof entry["timestamp"] === "string" ? entry["timestamp"] : undefined;
}

const isError = ({ level }: Entry): boolean => /^(error|fatal|critical)$/i.test(String(level));
const isServerError = ({ status }: Entry): boolean => typeof status === "number" && status >= 500;

function figuresOf(entries: readonly Timed[]): LogFigures {
  const newest = entries.findLast((entry) => isError(entry) || isServerError(entry));
  return {
    lines: entries.length,
    errors: entries.filter(isError).length,
    serverErrors: entries.filter(isServerError).length,
    newestError: newest ? { at: newest.timestamp, message: wordsOf(newest) } : null,
  };
}

/** Fields that our own logger fills from closed lists. A line it did not write may say anything, so it is not shown. */
const shown = ["route", "step", "status", "code", "error", "errorType", "region", "slug"] as const;
const wordsOf = (entry: Entry): string =>
  shown.flatMap((name) => (["string", "number"].includes(typeof entry[name]) ? [String(entry[name])] : [])).join(" ") ||
  "a line of unknown form";

/** CloudWatch's embedded metric format: the line names its metrics, and carries their values beside. */
function addMetrics(sums: Record<string, number>, entry: Entry): void {
  if (entry["message"] === edgeFallback.message) sums[edgeFallback.metric] = (sums[edgeFallback.metric] ?? 0) + 1;
  const directives = (entry["_aws"] as { CloudWatchMetrics?: unknown } | undefined)?.CloudWatchMetrics;
  if (!Array.isArray(directives)) return;
  for (const { Metrics = [] } of directives as { Metrics?: { Name?: unknown }[] }[]) {
    for (const { Name } of Metrics) {
      const values = [entry[String(Name)]].flat().filter((value): value is number => typeof value === "number");
      const name = String(Name);
      sums[name] = gaugeMetrics.includes(name)
        ? Math.min(sums[name] ?? Infinity, ...values)
        : values.reduce((sum, value) => sum + value, sums[name] ?? 0);
    }
  }
}
