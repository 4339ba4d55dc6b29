import { reasonPhrases } from "./reason-phrases.ts";

/** Any answer that is not a success: `{status}: {body, or what the status is called}`. */
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
  const said = body || response.statusText || reasonPhrases[response.status] || "";
  return new HttpError(response.status, `${response.status}: ${said}`);
}

/** By its shape, since an error may come from another bundle's copy of the class. */
export function statusOf(error: unknown): number | undefined {
  return typeof error === "object" && error !== null && "status" in error && typeof error.status === "number"
    ? error.status
    : undefined;
}
