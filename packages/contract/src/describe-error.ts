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
