import { closeSync, fstatSync, globSync, openSync, readSync } from "node:fs";
import { join } from "node:path";
import { edgeFallback, gaugeMetrics } from "@vanfettle/contract/deployment";
import { parseObject } from "../parse-object.ts";

export interface LogFolderSummary {
  functions: Record<string, ReturnType<typeof summarise>>;
  /** The sums of the logged metrics by name; for gauges, the lowest value. */
  metrics: Record<string, number>;
}

type Entry = Record<string, unknown>;
type TimedEntry = Entry & { timestamp: string };

/**
 * The number of bytes read from the end of a file. Covers a busy day without loading a huge file
 * into memory.
 */
const maxBytesRead = 16 * 1024 * 1024;

/**
 * Summarises the log files of a folder from `since` on. Returns an empty summary if the folder does
 * not exist.
 */
export function readLogFolder(folder: string, since: Date): LogFolderSummary {
  const summary: LogFolderSummary = { functions: {}, metrics: {} };
  for (const file of globSync("*.log", { cwd: folder }).toSorted()) {
    const lines = readEnd(join(folder, file)).split("\n");
    const entries = withTimes(lines.map(parseObject).filter((entry) => entry !== undefined)).filter(
      ({ timestamp }) => timestamp >= since.toISOString(),
    );
    summary.functions[file.slice(0, -".log".length)] = summarise(entries);
    for (const entry of entries) addMetrics(summary.metrics, entry);
  }
  return summary;
}

function readEnd(path: string): string {
  const file = openSync(path, "r");
  try {
    const { size } = fstatSync(file);
    const buffer = Buffer.alloc(Math.min(size, maxBytesRead));
    readSync(file, buffer, 0, buffer.length, size - buffer.length);
    return buffer.toString("utf8");
  } finally {
    closeSync(file);
  }
}

/**
 * Adds the time to each line: a line without one, such as a runtime's crash message, gets the
 * previous line's.
 */
function withTimes(entries: readonly Entry[]): TimedEntry[] {
  let timestamp = "";
  return entries.map((entry) => {
    timestamp = readTime(entry) ?? timestamp;
    return { ...entry, timestamp };
  });
}

function readTime(entry: Entry): string | undefined {
  const emf = (entry["_aws"] as { Timestamp?: unknown } | undefined)?.Timestamp;
  if (typeof emf === "number") return new Date(emf).toISOString();
  return typeof entry["timestamp"] === "string" ? entry["timestamp"] : undefined;
}

const isError = ({ level }: Entry): boolean => /^(error|fatal|critical)$/i.test(String(level));
const isServerError = ({ status }: Entry): boolean => typeof status === "number" && status >= 500;

function summarise(entries: readonly TimedEntry[]) {
  const newest = entries.findLast((entry) => isError(entry) || isServerError(entry));
  return {
    lines: entries.length,
    errors: entries.filter(isError).length,
    serverErrors: entries.filter(isServerError).length,
    newestError: newest ? { at: newest.timestamp, message: describeEntry(newest) } : null,
  };
}

/**
 * The fields that our logger fills from closed lists. Other fields may contain personal data and
 * are not shown.
 */
const safeFields = [
  "route",
  "step",
  "status",
  "code",
  "error",
  "errorType",
  "region",
  "slug",
] as const;
const describeEntry = (entry: Entry): string =>
  safeFields
    .flatMap((name) =>
      ["string", "number"].includes(typeof entry[name]) ? [String(entry[name])] : [],
    )
    .join(" ") || "a line of unknown form";

/**
 * Adds the metrics of a line in CloudWatch's embedded metric format, which stores metric values as
 * fields.
 */
function addMetrics(sums: Record<string, number>, entry: Entry): void {
  if (entry["message"] === edgeFallback.message) {
    sums[edgeFallback.metric] = (sums[edgeFallback.metric] ?? 0) + 1;
  }
  const directives = (entry["_aws"] as { CloudWatchMetrics?: unknown } | undefined)
    ?.CloudWatchMetrics;
  if (!Array.isArray(directives)) return;
  for (const { Metrics = [] } of directives as { Metrics?: { Name?: unknown }[] }[]) {
    for (const name of Metrics.map(({ Name }) => String(Name))) {
      const values = [entry[name]].flat().filter((value) => typeof value === "number");
      sums[name] = gaugeMetrics.includes(name)
        ? Math.min(sums[name] ?? Infinity, ...values)
        : values.reduce((sum, value) => sum + value, sums[name] ?? 0);
    }
  }
}
