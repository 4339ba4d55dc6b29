import { DomainError, problems, type ProblemCode } from "@vanfettle/contract/problems";
import { isDatabaseUnavailable } from "@vanfettle/core/table/database-unavailable";
import type { Problem } from "@vanfettle/contract/schemas";

export interface Refusal {
  status: number;
  headers: Record<string, string>;
  problem: Problem;
  /** Set where it is our fault and somebody should look. */
  failure?: unknown;
}

const retryAfterSeconds = "5";

/** The whole policy: what core refuses has its status, a database in trouble is 503, all else is our bug. */
export function refusalOf(error: unknown, requestId: string): Refusal {
  if (error instanceof DomainError) {
    const { code, message, issues } = error;
    return refusal(code, { code, message, requestId, ...(issues && { issues: [...issues] }) });
  }
  const code = isDatabaseUnavailable(error) ? "unavailable" : "internal_error";
  return { ...refusal(code, { code, message: problems[code].message, requestId }), failure: error };
}

function refusal(code: ProblemCode, problem: Problem): Refusal {
  const { status } = problems[code];
  const headers: Record<string, string> = { "cache-control": cacheOfRefusal(code) };
  if (status === 503) headers["retry-after"] = retryAfterSeconds;
  return { status, headers, problem };
}

/** An unknown slug may become known soon, but asking for it again and again should not reach the table. */
const cacheOfRefusal = (code: ProblemCode): string =>
  code === "location_not_found" ? "public, max-age=0, s-maxage=5" : "no-store";
