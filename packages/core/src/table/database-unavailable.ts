/** The code that ElectroDB gives to an error thrown by the DynamoDB client; the client's own error is its cause. */
const electroClientErrorCode = 4001;
const throttlingErrors = /Throttl|ProvisionedThroughputExceeded|RequestLimitExceeded|LimitExceeded/;

/**
 * Returns true if `error` is a failed database call that may succeed later: throttling, a timeout, a lost connection,
 * a server error, or a response that is not DynamoDB's. Returns false for what DynamoDB rejects as the caller's mistake
 * (a missing table, a missing right, an invalid expression) and for any error of our own.
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
