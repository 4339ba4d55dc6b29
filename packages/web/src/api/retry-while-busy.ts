import { retryAfterOf, statusOf } from "./http-error.ts";

/**
 * Seconds between one request and the next while the site is too busy. They grow, so that ten fleets at once get through
 * the API's seven requests a second.
 */
const waitsWhileBusy: readonly number[] = [2, 4, 8, 16, 16];
/**
 * The window of the web ACL's rule. What the server demands beyond it, as when DVSA itself has had too many requests, is
 * for the visitor to decide.
 */
const longestWaitSeconds = 60;

/** Returns a time around the given one, so that requests that were refused together do not come together again. */
const spread = (seconds: number): number => Math.ceil(seconds * (0.5 + Math.random()));

/** Returns how many whole seconds to wait before the next request, or undefined if there should be none. */
function waitAfter(error: unknown, attempt: number): number | undefined {
  const usual = waitsWhileBusy[attempt];
  if (statusOf(error) !== 429 || usual === undefined) return undefined;
  const demanded = retryAfterOf(error) ?? 0;
  return demanded > longestWaitSeconds ? undefined : Math.max(demanded, spread(usual));
}

/**
 * Makes a call, and up to five times more while the site is too busy. Throws the last error of the call.
 * `waitWhileBusy` waits so many seconds and returns whether the call is still wanted.
 */
export async function retryWhileBusy<T>(
  call: () => Promise<T>,
  waitWhileBusy: (seconds: number) => Promise<boolean>,
): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await call();
    } catch (error) {
      const seconds = waitAfter(error, attempt);
      if (seconds === undefined || !(await waitWhileBusy(seconds))) throw error;
    }
  }
}

/** Returns a number of seconds in words: `1 second`, `12 seconds`. */
export const secondsInWords = (seconds: number): string => `${seconds} second${seconds === 1 ? "" : "s"}`;

/** Returns in words when to make a call again that the site was too busy for. */
export function whenToRetry(error: unknown): string {
  const seconds = retryAfterOf(error);
  if (seconds === undefined) return "in a minute";
  return seconds <= longestWaitSeconds ? `in ${secondsInWords(seconds)}` : `in ${Math.ceil(seconds / 60)} minutes`;
}
