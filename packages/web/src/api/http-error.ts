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

/** Returns the HTTP status of an error. It checks the shape, as the class may have been bundled twice. */
export function statusOf(error: unknown): number | undefined {
  return typeof error === "object" && error !== null && "status" in error && typeof error.status === "number"
    ? error.status
    : undefined;
}
