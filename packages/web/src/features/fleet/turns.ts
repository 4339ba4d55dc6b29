import { wait } from "@vanfettle/contract/wait";

/** The API takes seven van checks a second from all visitors. */
const msBetweenRequests = 150;

export interface Turns {
  /** Resolves when the next request may start. */
  next: () => Promise<void>;
  /** Lets no request start for so many seconds, because the site is busy. */
  pause: (seconds: number) => void;
}

/** Creates the turns of the requests of a fleet, so that one fleet alone does not make the site too busy. */
export function createTurns(): Turns {
  let freeAt = performance.now();
  return {
    async next() {
      for (let left = freeAt - performance.now(); left > 0; left = freeAt - performance.now()) await wait(left);
      freeAt = performance.now() + msBetweenRequests;
    },
    pause(seconds) {
      freeAt = Math.max(freeAt, performance.now() + seconds * 1000);
    },
  };
}
