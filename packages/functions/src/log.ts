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

export type Log = ReturnType<typeof createLog>;
export type LogLevel = "DEBUG" | "INFO" | "WARN" | "ERROR";

/** Creates the log of a function, with lines in JSON. */
export function createLog(options: { service: string; level: LogLevel }) {
  const logger = new Logger({ serviceName: options.service, logLevel: options.level });
  return {
    request: (line: RequestLine) => logger.info("request", { ...line }),
    /** Logs that a file of the function cannot be used. The message quotes no content. */
    file: ({ message }: FileError) => logger.error("file", { problem: message }),
    failure: (line: Pick<RequestLine, "requestId" | "route">, error: unknown) =>
      logger.error("failure", { ...line, ...describeError(error) }),
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
