import type { Log, RequestLine } from "../log.ts";

/** Creates a log that records its lines. */
export function recordedLog() {
  const requests: RequestLine[] = [];
  const failures: unknown[] = [];
  const log: Log = {
    request: (line) => requests.push(line),
    file: (problem) => failures.push(problem),
    failure: (_, error) => failures.push(error),
  };
  return { log, requests, failures };
}
