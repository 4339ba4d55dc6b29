import { wait } from "../../ui/wait.ts";

/** The API accepts seven van checks a second from all visitors together. */
const msBetweenRequests = 150;

export interface Turns {
  /** Resolves when the next request may start. Calls resolve in order. */
  next: () => Promise<void>;
  /** Delays all requests for the given seconds because the site is busy. */
  pause: (seconds: number) => void;
}

/** Creates the turns for a fleet's requests, which limit one fleet's share of the API's capacity. */
export function createTurns(): Turns {
  let freeAt = performance.now();
  let last: Promise<void> = Promise.resolve();
  const untilFree = async (): Promise<void> => {
    for (let left = freeAt - performance.now(); left > 0; left = freeAt - performance.now()) await wait(left);
    freeAt = performance.now() + msBetweenRequests;
  };
  return {
    // A chain, because timers of equal waits can end in another order.
    next: () => (last = last.then(untilFree)),
    pause(seconds) {
      freeAt = Math.max(freeAt, performance.now() + seconds * 1000);
    },
  };
}
