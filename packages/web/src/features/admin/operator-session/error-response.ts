import { problemOf, statusOf } from "../../../api/http-error.ts";

/** What the server said about a failed call. */
export interface ErrorResponse {
  /** Undefined where there was no response. */
  status: number | undefined;
  message: string | null;
}

/** Reads the status and the server's message from the error that a call has thrown. */
export const readErrorResponse = (error: unknown): ErrorResponse => ({
  status: statusOf(error),
  message: problemOf(error)?.message ?? null,
});

/** Whether the operator has to sign in, or to sign in with another account. */
export const needsSignIn = (status: number | undefined): boolean => status === 401 || status === 403;
