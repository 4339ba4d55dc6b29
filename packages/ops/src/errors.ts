import { DomainError } from "@vanfettle/contract/problems";
import { fileErrorOf, ImportError } from "@vanfettle/stations/files/file-error";

/**
 * The command is invalid or cannot run here. The message is printed in a single line; the exit code
 * is 2.
 */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** The command is valid but failed. The message is printed in a single line; the exit code is 1. */
export class CommandError extends Error {
  override readonly name = "CommandError";
}

const ownErrors = [UsageError, CommandError, DomainError, ImportError] as const;

/**
 * The errors with printable messages from any service: they contain the account, permission or
 * resource.
 */
const safeToPrint =
  /^(AccessDenied|ExpiredToken|UnrecognizedClient|ResourceNotFound|CredentialsProvider|InvalidClientToken)/;
const connectionFailed =
  /^(TimeoutError|ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|NetworkingError)$/;

/**
 * Formats an error as a line, with AWS's own message. Leaves out messages of other libraries and of
 * the database, which may quote stored data.
 */
export function formatError(error: unknown): string {
  const file = fileErrorOf(error);
  if (file) return file.message;
  if (ownErrors.some((kind) => error instanceof kind)) return (error as Error).message;
  const cause = rootCause(error);
  const { name, code = "", message = "" } = cause;
  const failed = [String(code), name].find((each) => connectionFailed.test(each));
  if (failed) {
    return `No response (${failed}). Check the network and the address; npm start runs the site on this machine.`;
  }
  if (safeToPrint.test(name) || (isFromAws(cause) && !mayQuoteRows(cause) && message !== "")) {
    return `${name}: ${withoutValues(message)}`;
  }
  return `Failed: ${[name, code].filter(Boolean).join(", ")}. DEBUG=1 shows where.`;
}

/**
 * Returns whether a service of AWS returned the error. The SDK gives each such error the metadata
 * of its response.
 */
const isFromAws = (error: object): boolean => "$metadata" in error;

/**
 * The SDK has a class for each documented error of a service. DynamoDB's other errors, about a
 * request, quote values.
 */
const mayQuoteRows = (error: object): boolean =>
  error.constructor.name === "DynamoDBServiceException";

/**
 * Removes the part of an invalid request that AWS quotes, which may be a password: "Value 'a' at
 * 'password' failed…".
 */
function withoutValues(message: string): string {
  const [beginning = "", ...quoting] = message.split("Value '");
  const cleaned = quoting.map((part) => {
    const end = part.indexOf("' at '");
    return end === -1 ? `Value '${part}` : `The value at '${part.slice(end + "' at '".length)}`;
  });
  return beginning + cleaned.join("");
}

export const exitCodeFor = (error: unknown): number => (error instanceof UsageError ? 2 : 1);

function rootCause(error: unknown): object & { name: string; message?: string; code?: unknown } {
  if (!(error instanceof Error)) return { name: typeof error };
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : error.cause;
  return inner instanceof Error ? rootCause(inner) : error;
}
