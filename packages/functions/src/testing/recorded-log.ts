import type { Log, RequestLine } from "../log.ts";

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
