import { DomainError } from "@vanfettle/contract/problems";
import { fileErrorOf } from "@vanfettle/stations/files/file-error";
import { ImportError } from "@vanfettle/stations/importer/import-error";

/** The command was called wrongly or cannot run here. The message is printed in one line; the exit code is 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** The command was called correctly and failed. The message is printed in one line; the exit code is 1. */
export class CommandError extends Error {
  override readonly name = "CommandError";
}

/** Errors whose messages are written for the operator. */
const ownErrors = [UsageError, CommandError, DomainError, ImportError] as const;

/** Errors of AWS whose messages name the account, the permission or the resource, and never contain stored data. */
const safeToPrint =
  /^(AccessDenied|ExpiredToken|UnrecognizedClient|ResourceNotFound|CredentialsProvider|InvalidClientToken)/;
const connectionFailed = /^(TimeoutError|ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|NetworkingError)$/;

/**
 * Returns one line about an error. It names a file that cannot be used, and what to do. Messages of other libraries may
 * quote stored data, so only their names are printed; DEBUG=1 prints the stack.
 */
export function formatError(error: unknown): string {
  const file = fileErrorOf(error);
  if (file) return file.message;
  if (ownErrors.some((kind) => error instanceof kind)) return (error as Error).message;
  const { name, code, message } = rootCause(error);
  if (connectionFailed.test(name) || connectionFailed.test(code ?? "")) {
    return `Nothing answers (${code ?? name}). Is it running?`;
  }
  if (safeToPrint.test(name)) return `${name}: ${message}`;
  return `Failed: ${[name, code].filter(Boolean).join(", ")}. DEBUG=1 shows where.`;
}

/** Returns the exit code of the process for an error. */
export const exitCodeFor = (error: unknown): number => (error instanceof UsageError ? 2 : 1);

interface Cause {
  name: string;
  message: string;
  code?: string;
}

function rootCause(error: unknown): Cause {
  if (!(error instanceof Error)) return { name: typeof error, message: "" };
  const inner = error instanceof AggregateError ? (error.errors[0] as unknown) : error.cause;
  if (inner instanceof Error) return rootCause(inner);
  const { code } = error as { code?: unknown };
  return { name: error.name, message: error.message, ...(typeof code === "string" && { code }) };
}
