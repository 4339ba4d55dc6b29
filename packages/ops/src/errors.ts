import { DomainError } from "@vanfettle/contract/problems";
import { fileErrorOf } from "@vanfettle/stations/files/file-error";
import { ImportError } from "@vanfettle/stations/importer/import-error";

/** The command is invalid or cannot run here. The message is printed in a single line; the exit code is 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** The command is valid but failed. The message is printed in a single line; the exit code is 1. */
export class CommandError extends Error {
  override readonly name = "CommandError";
}

/** The errors with messages for the operator. */
const ownErrors = [UsageError, CommandError, DomainError, ImportError] as const;

/** The AWS errors with printable messages: they contain the account, permission or resource, and never stored data. */
const safeToPrint =
  /^(AccessDenied|ExpiredToken|UnrecognizedClient|ResourceNotFound|CredentialsProvider|InvalidClientToken)/;
const connectionFailed = /^(TimeoutError|ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|NetworkingError)$/;

/**
 * Formats an error as a single line. For an unusable file, includes the file and a remedy. Messages from other
 * libraries may quote stored data, so only the error name is printed; DEBUG=1 prints the stack.
 */
export function formatError(error: unknown): string {
  const file = fileErrorOf(error);
  if (file) return file.message;
  if (ownErrors.some((kind) => error instanceof kind)) return (error as Error).message;
  const { name, code, message } = rootCause(error);
  if (connectionFailed.test(name) || connectionFailed.test(code ?? "")) {
    return `No response (${code ?? name}). Check the network and the address; npm start runs the site on this machine.`;
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
