import { wait } from "../../ui/wait.ts";

/** The API accepts seven van checks a second from all visitors together. */
const msBetweenRequests = 150;

/** Creates the turns of one visitor's van checks, which limit their share of the API's capacity. */
export function createTurns() {
  let freeAt = performance.now();
  let last: Promise<void> = Promise.resolve();
  async function untilFree(): Promise<void> {
    for (let left = freeAt - performance.now(); left > 0; left = freeAt - performance.now()) {
      await wait(left);
    }
    freeAt = performance.now() + msBetweenRequests;
  }
  return {
    /**
     * Resolves when the next request may start. A chain, because timers of equal waits can end in
     * another order.
     */
    next(): Promise<void> {
      last = last.then(untilFree);
      return last;
    },
    /** Delays all requests for the given seconds because the site is busy. */
    pause(seconds: number): void {
      freeAt = Math.max(freeAt, performance.now() + seconds * 1000);
    },
  };
}
