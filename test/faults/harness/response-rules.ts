import { problems } from "@vanfettle/contract/problems";
import { Problem } from "@vanfettle/contract/schemas";

export interface SeenAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
  ms: number;
}

export const answerLimitMs = 10_000;

/** I8 where the database is the one at fault: never a success, never the caller's fault, and when to come back. */
export function serverFaultViolations({ status, headers, body, ms }: SeenAnswer): string[] {
  const found: string[] = [];
  if (status !== 503) found.push(`I8: answered ${status} for a fault of the server`);
  if (!/^\d+$/.test(headers["retry-after"] ?? "")) found.push("I8: does not say when to try again");
  if (ms > answerLimitMs) found.push(`I8: took ${ms} ms to say so`);
  if (!isProblem(body, status)) found.push("I8: the answer is not a problem in JSON");
  return found;
}

function isProblem(body: string, status: number): boolean {
  try {
    const { code } = Problem.parse(JSON.parse(body));
    return Object.hasOwn(problems, code) && problems[code as keyof typeof problems].status === status;
  } catch {
    return false;
  }
}

/** I9: none of these secrets and personal data is in what was answered, printed or stored for others to read. */
export const leakViolations = (canaries: readonly string[], texts: readonly string[]): string[] =>
  canaries.flatMap((canary) => {
    const found = texts.filter((text) => text.toUpperCase().includes(canary.toUpperCase()));
    return found.length > 0 ? [`I9: ${canary} is in ${found.length} texts, such as ${found[0]?.slice(0, 80)}`] : [];
  });

/** A frame of a stack, or the name of a file of ours. */
export const looksLikeStack = (text: string): boolean => /\n\s+at |\.(?:ts|mjs|js):\d+:\d+|node:internal/.test(text);
