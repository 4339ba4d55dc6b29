import { statusOf } from "../../../api/http-error.ts";

/** Why a call was refused, as far as an operator can do something about it. */
export interface Refusal {
  status: number | undefined;
  /** The server's own words, if it gave any. */
  message: string | null;
}

function messageIn(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  try {
    const body: unknown = JSON.parse(error.message.replace(/^\d+: /, ""));
    return typeof body === "object" && body !== null && "message" in body && typeof body.message === "string"
      ? body.message
      : null;
  } catch {
    return null;
  }
}

export const refusalOf = (error: unknown): Refusal => ({ status: statusOf(error), message: messageIn(error) });

/** An operator has to sign in, or in as somebody else. */
export const needsSignIn = ({ status }: Refusal): boolean => status === 401 || status === 403;
