export type Called = "token" | "dvsa" | "dvla";

/** Creates a counter of calls. `now` returns milliseconds. */
export function callCounts(now: () => number = () => performance.now()) {
  const times: Record<Called, number[]> = { token: [], dvsa: [], dvla: [] };
  const ofEach = (count: (called: readonly number[]) => number): Record<Called, number> => ({
    token: count(times.token),
    dvsa: count(times.dvsa),
    dvla: count(times.dvla),
  });
  return {
    count(service: Called): void {
      times[service].push(now());
    },
    /** Returns the calls of each service, and the most calls in any one-second window. */
    read: () => ({
      calls: ofEach(({ length }) => length),
      mostInASecond: ofEach(mostWithinASecond),
    }),
  };
}

function mostWithinASecond(times: readonly number[]): number {
  let from = 0;
  let most = 0;
  times.forEach((time, index) => {
    while (time - (times[from] as number) >= 1_000) from += 1;
    most = Math.max(most, index - from + 1);
  });
  return most;
}
