export type Called = "token" | "dvsa" | "dvla";

export interface CallCounts {
  calls: Record<Called, number>;
  /** The most calls in any one-second window. */
  mostInASecond: Record<Called, number>;
}

/** Creates a counter of calls. `now` returns milliseconds. */
export function callCounts(now: () => number = () => performance.now()) {
  const times: Record<Called, number[]> = { token: [], dvsa: [], dvla: [] };
  return {
    count: (service: Called): void => void times[service].push(now()),
    read: (): CallCounts => ({
      calls: { token: times.token.length, dvsa: times.dvsa.length, dvla: times.dvla.length },
      mostInASecond: {
        token: mostWithinASecond(times.token),
        dvsa: mostWithinASecond(times.dvsa),
        dvla: mostWithinASecond(times.dvla),
      },
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
