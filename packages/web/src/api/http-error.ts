import type { Problem } from "@vanfettle/contract/schemas";

/**
 * Thrown for an unsuccessful response. The message is the status, a colon and the body or else the
 * reason phrase.
 */
export class HttpError extends Error {
  readonly status: number;
  /**
   * The delay in seconds that the server requests before a retry; `undefined` if it is missing or
   * not in seconds.
   */
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, message: string, retryAfterSeconds?: number) {
    super(message);
    this.name = "HttpError";
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Returns the error for an unsuccessful response, after reading its body. */
export async function httpError(response: Response): Promise<HttpError> {
  const body = await response.text().catch(() => "");
  const text = body || response.statusText || reasonPhrases[response.status] || "";
  const retryAfter = response.headers.get("retry-after") ?? "";
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : undefined;
  return new HttpError(response.status, `${response.status}: ${text}`, seconds);
}

/**
 * Returns the JSON body of an API error. Every field is optional, because another server may have
 * sent the body.
 */
export function problemOf(error: unknown): Partial<Problem> | undefined {
  if (!(error instanceof Error)) return undefined;
  try {
    const body: unknown = JSON.parse(error.message.replace(/^\d+: /, ""));
    return typeof body === "object" && body !== null ? body : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the HTTP status of an error, if any. The class is not checked, because it may be bundled
 * twice.
 */
export const statusOf = (error: unknown): number | undefined =>
  (error as Partial<HttpError> | null | undefined)?.status;

/** Returns the seconds to wait before a retry, if the server sent them. */
export const retryAfterOf = (error: unknown): number | undefined =>
  (error as Partial<HttpError> | null | undefined)?.retryAfterSeconds;

/** The standard reason phrases. HTTP/2 and HTTP/3 responses carry no status text. */
const reasonPhrases: Readonly<Record<number, string>> = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  408: "Request Timeout",
  409: "Conflict",
  413: "Content Too Large",
  414: "URI Too Long",
  415: "Unsupported Media Type",
  422: "Unprocessable Content",
  429: "Too Many Requests",
  500: "Internal Server Error",
  501: "Not Implemented",
  502: "Bad Gateway",
  503: "Service Unavailable",
  504: "Gateway Timeout",
};
