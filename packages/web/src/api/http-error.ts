import type { Problem } from "@vanfettle/contract/schemas";
import { reasonPhrases } from "./reason-phrases.ts";

/** A response that is not a success. Its message is the status, a colon and the body, or the status text if it is empty. */
export class HttpError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = "HttpError";
    this.status = status;
  }
}

export async function httpError(response: Response): Promise<HttpError> {
  const body = await response.text().catch(() => "");
  const text = body || response.statusText || reasonPhrases[response.status] || "";
  return new HttpError(response.status, `${response.status}: ${text}`);
}

/** Returns what the API says in the JSON body of its error response. Another server's body may have none of the fields. */
export function problemOf(error: unknown): Partial<Problem> | undefined {
  if (!(error instanceof Error)) return undefined;
  try {
    const body: unknown = JSON.parse(error.message.replace(/^\d+: /, ""));
    return typeof body === "object" && body !== null ? body : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the HTTP status of an error. It checks the shape, as the class may have been bundled twice. */
export function statusOf(error: unknown): number | undefined {
  return typeof error === "object" && error !== null && "status" in error && typeof error.status === "number"
    ? error.status
    : undefined;
}
