import { problems } from "@vanfettle/contract/problems";
import { Problem } from "@vanfettle/contract/schemas";

/** The complete HTTP response received in a test. */
export interface ReceivedResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
  ms: number;
}

/** Ends what hangs. A busy machine may take seconds for any response. */
export const responseLimitMs = 10_000;

/**
 * I8 with a failing database: the response is neither a success nor a client error, and has a retry
 * time.
 */
export function serverErrorViolations({ status, headers, body, ms }: ReceivedResponse): string[] {
  const found: string[] = [];
  if (status !== 503) found.push(`I8: responded with ${status} to a failure of the server`);
  if (!/^\d+$/.test(headers["retry-after"] ?? "")) found.push("I8: does not say when to try again");
  if (ms > responseLimitMs) found.push(`I8: took ${ms} ms to respond`);
  if (!isErrorResponse(body, status)) found.push("I8: the response is not an error in JSON");
  return found;
}

function isErrorResponse(body: string, status: number): boolean {
  try {
    const { code } = Problem.parse(JSON.parse(body));
    return (
      Object.hasOwn(problems, code) && problems[code as keyof typeof problems].status === status
    );
  } catch {
    return false;
  }
}

/** I9: no text contains a canary, which represents a secret or personal data. */
export const leakViolations = (canaries: readonly string[], texts: readonly string[]): string[] =>
  canaries.flatMap((canary) => {
    const found = texts.filter((text) => text.toUpperCase().includes(canary.toUpperCase()));
    return found.length > 0
      ? [`I9: ${canary} is in ${found.length} texts, such as ${found[0]?.slice(0, 80)}`]
      : [];
  });

/** Returns whether a text has a frame of a stack trace or a position in a source file. */
export const containsStackTrace = (text: string): boolean =>
  /\n\s+at |\.(?:ts|mjs|js):\d+:\d+|node:internal/.test(text);
