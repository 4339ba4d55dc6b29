/**
 * The code that ElectroDB sets on errors thrown by the DynamoDB client. The client's error is the
 * `cause`.
 */
const electroClientErrorCode = 4001;
const throttlingErrors = /Throttl|ProvisionedThroughputExceeded|RequestLimitExceeded|LimitExceeded/;

/**
 * Returns whether a database call failed in a way that passes: throttling, a timeout, a lost
 * connection, a server error.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  if (code !== electroClientErrorCode) return false;
  const { name, $fault, $metadata } = (cause ?? {}) as {
    name?: string;
    $fault?: string;
    $metadata?: { httpStatusCode?: number };
  };
  if (throttlingErrors.test(name ?? "")) return true;
  const status = $metadata?.httpStatusCode;
  return !($fault === "client" && status !== undefined && status < 500);
}
