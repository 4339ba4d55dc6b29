import { Logger } from "@aws-lambda-powertools/logger";
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

/**
 * The errors of AWS whose messages name an action, a resource or a limit, and never stored data.
 */
const safeToLog =
  /^(AccessDenied|ResourceNotFound|Throttling|TooManyRequests|RequestLimit|ProvisionedThroughput|ExpiredToken)/;
/** A code of Node, such as ECONNREFUSED. */
const systemCode = /^E[A-Z_]+$/;

interface DescribedError {
  error: string;
  at: string[];
  cause?: string;
  code?: string;
  reason?: string;
}

/**
 * Returns the name, the stack frames and the code of an error. Leaves out its message, which may
 * quote personal data, unless it is AWS's own about a permission, a resource or a limit.
 */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { error: typeof error, at: [] };
  const frames = (error.stack ?? "").split("\n").filter((line) => line.startsWith("    at "));
  return {
    error: error.name,
    at: frames.slice(0, 6).map((line) => line.trim()),
    ...(error.cause instanceof Error && { cause: error.cause.name }),
    ...reasonOf(error),
  };
}

/** Returns the code or the safe message of an error, or else of its cause. */
function reasonOf(error: Error): Pick<DescribedError, "code" | "reason"> {
  const { code, name, message } = error as NodeJS.ErrnoException;
  if ("$metadata" in error && safeToLog.test(name)) return { reason: message };
  if (typeof code === "string" && systemCode.test(code)) return { code };
  return error.cause instanceof Error ? reasonOf(error.cause) : {};
}
