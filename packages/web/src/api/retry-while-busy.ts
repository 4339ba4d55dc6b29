import { retryAfterOf, statusOf } from "./http-error.ts";

/**
 * Seconds between attempts. They grow to keep ten concurrent fleets within the API's ten requests
 * a second.
 */
const waitsWhileBusy: readonly number[] = [2, 4, 8, 16, 16];
/**
 * The window of the web ACL's rule. The visitor decides when to retry after a longer wait, such as
 * one for DVSA.
 */
const longestWaitSeconds = 60;

/**
 * Returns a random number of seconds around the given one, which separates retries of calls that
 * failed together.
 */
const spread = (seconds: number): number => Math.ceil(seconds * (0.5 + Math.random()));

/**
 * Returns the whole seconds until the next attempt, or `undefined` if the call must not be retried.
 */
function waitAfter(error: unknown, attempt: number): number | undefined {
  const usual = waitsWhileBusy[attempt];
  if (statusOf(error) !== 429 || usual === undefined) return undefined;
  const demanded = retryAfterOf(error) ?? 0;
  return demanded > longestWaitSeconds ? undefined : Math.max(demanded, spread(usual));
}

/**
 * Makes a call and retries it up to five times while the site is busy. Throws the last error.
 * `waitWhileBusy` waits for the given seconds and returns false once the caller has abandoned the
 * call.
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
