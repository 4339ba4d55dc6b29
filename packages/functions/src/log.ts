import { Logger } from "@aws-lambda-powertools/logger";
import { describeError } from "@vanfettle/contract/describe-error";
import type { FileError } from "@vanfettle/stations/files/file-error";

/**
 * The fields of a request's log line. Bodies, paths and parameters are left out: they may contain
 * personal data.
 */
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
