import type { Problem } from "@vanfettle/contract/schemas";
import { reasonPhrases } from "./reason-phrases.ts";

/** A response that is not a success. Its message is the status, a colon and the body, or the status text if it is empty. */
export class HttpError extends Error {
  readonly status: number;
  /** When the server wants to be asked again; undefined if it does not say so in seconds. */
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, message: string, retryAfterSeconds?: number) {
    super(message);
    this.name = "HttpError";
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Reads a response that is not a success and returns its error. */
export async function httpError(response: Response): Promise<HttpError> {
  const body = await response.text().catch(() => "");
  const text = body || response.statusText || reasonPhrases[response.status] || "";
  const retryAfter = response.headers.get("retry-after") ?? "";
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : undefined;
  return new HttpError(response.status, `${response.status}: ${text}`, seconds);
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

/** Returns the seconds after which the server wants to be asked again, if it says so. It checks the shape as `statusOf` does. */
export function retryAfterOf(error: unknown): number | undefined {
  return typeof error === "object" &&
    error !== null &&
    "retryAfterSeconds" in error &&
    typeof error.retryAfterSeconds === "number"
    ? error.retryAfterSeconds
    : undefined;
}
