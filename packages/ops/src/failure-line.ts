import { DomainError } from "@vanfettle/contract/problems";
import { Refusal, UsageError } from "./errors.ts";

/** What AWS itself says in these names the account, the right or the resource, and nothing of a row. */
const tellable =
  /^(AccessDenied|ExpiredToken|UnrecognizedClient|ResourceNotFound|CredentialsProvider|InvalidClientToken)/;
const unreachable = /^(TimeoutError|ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|NetworkingError)$/;

/**
 * One line about what went wrong. Messages of foreign errors may quote what is stored, so of those only the name is
 * shown; DEBUG=1 shows the stack.
 */
export function failureLine(error: unknown): string {
  if (error instanceof UsageError || error instanceof Refusal || error instanceof DomainError) return error.message;
  const cause = rootOf(error);
  const { name, code } = cause;
  if (unreachable.test(name) || unreachable.test(code ?? ""))
    return `Nothing answers (${code ?? name}). Is it running?`;
  if (tellable.test(name)) return `${name}: ${cause.message}`;
  return `Failed: ${[name, code].filter(Boolean).join(", ")}. DEBUG=1 shows where.`;
}

export const exitCodeOf = (error: unknown): number => (error instanceof UsageError ? 2 : 1);

interface Fault {
  name: string;
  message: string;
  code?: string;
}

function rootOf(error: unknown): Fault {
  if (!(error instanceof Error)) return { name: typeof error, message: "" };
  const inner = error instanceof AggregateError ? (error.errors[0] as unknown) : error.cause;
  if (inner instanceof Error) return rootOf(inner);
  const { code } = error as { code?: unknown };
  return { name: error.name, message: error.message, ...(typeof code === "string" && { code }) };
}
