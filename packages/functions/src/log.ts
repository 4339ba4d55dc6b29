import { Logger } from "@aws-lambda-powertools/logger";
import type { FileError } from "@vanfettle/stations/files/file-error";

/** The fields of a request's log line. Bodies, paths and parameters are left out: they may contain personal data. */
export interface RequestLine {
  requestId: string;
  route: string;
  status: number;
  ms: number;
  code?: string;
}

export interface Log {
  request: (line: RequestLine) => void;
  /** Logs an unexpected error by its name and stack frames. Its message is left out, since it may quote personal data. */
  failure: (line: { requestId: string; route: string }, error: unknown) => void;
  /** Logs that a file of the function cannot be used. The message quotes no content. */
  file: (problem: FileError) => void;
}

export type LogLevel = "DEBUG" | "INFO" | "WARN" | "ERROR";

/** Creates the log of a function, with lines in JSON. */
export function createLog(options: { service: string; level: LogLevel }): Log {
  const logger = new Logger({ serviceName: options.service, logLevel: options.level });
  return {
    request: (line) => logger.info("request", { ...line }),
    file: ({ message }) => logger.error("file", { problem: message }),
    failure: (line, error) => logger.error("failure", { ...line, ...describeError(error) }),
  };
}

/** Returns the name and the stack frames of an error, without its message, which may quote personal data. */
export function describeError(error: unknown): { error: string; at: string[]; cause?: string } {
  if (!(error instanceof Error)) return { error: typeof error, at: [] };
  const frames = (error.stack ?? "").split("\n").filter((line) => line.startsWith("    at "));
  return {
    error: error.name,
    at: frames.slice(0, 6).map((line) => line.trim()),
    ...(error.cause instanceof Error && { cause: error.cause.name }),
  };
}
