import { DomainError } from "@vanfettle/contract/problems";
import { fileErrorOf, ImportError } from "@vanfettle/stations/files/file-error";

/** The command is invalid or cannot run here. The message is printed in a single line; the exit code is 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** The command is valid but failed. The message is printed in a single line; the exit code is 1. */
export class CommandError extends Error {
  override readonly name = "CommandError";
}

const ownErrors = [UsageError, CommandError, DomainError, ImportError] as const;

/** The AWS errors with printable messages: they contain the account, permission or resource, and never stored data. */
const safeToPrint =
  /^(AccessDenied|ExpiredToken|UnrecognizedClient|ResourceNotFound|CredentialsProvider|InvalidClientToken)/;
const connectionFailed = /^(TimeoutError|ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|NetworkingError)$/;

/** Formats an error as a line, without messages of other libraries, which may quote stored data. */
export function formatError(error: unknown): string {
  const file = fileErrorOf(error);
  if (file) return file.message;
  if (ownErrors.some((kind) => error instanceof kind)) return (error as Error).message;
  const { name, code = "", message } = rootCause(error);
  const failed = [String(code), name].find((each) => connectionFailed.test(each));
  if (failed)
    return `No response (${failed}). Check the network and the address; npm start runs the site on this machine.`;
  if (safeToPrint.test(name)) return `${name}: ${message}`;
  return `Failed: ${[name, code].filter(Boolean).join(", ")}. DEBUG=1 shows where.`;
}

/** Returns the exit code of the process for an error. */
export const exitCodeFor = (error: unknown): number => (error instanceof UsageError ? 2 : 1);

function rootCause(error: unknown): { name: string; message?: string; code?: unknown } {
  if (!(error instanceof Error)) return { name: typeof error };
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : error.cause;
  return inner instanceof Error ? rootCause(inner) : error;
}
