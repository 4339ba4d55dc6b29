import type { DynamoDBClient } from "@aws-sdk/client-dynamodb";

interface Sleeper {
  at: number;
  wake: () => void;
}

const idleLooks = 3;

/**
 * Creates a clock that stops while a database call is in progress, and jumps to the next wake-up
 * time once every caller sleeps.
 */
export function virtualTime(client: DynamoDBClient, startAt: string) {
  let now = Date.parse(startAt);
  let inProgress = 0;
  let timer: NodeJS.Timeout | undefined;
  const sleepers: Sleeper[] = [];
  client.middlewareStack.add(
    (next) => async (args) => {
      inProgress += 1;
      try {
        return await next(args);
      } finally {
        inProgress -= 1;
      }
    },
    { step: "initialize", name: "countInProgress" },
  );

  function look(idle: number): void {
    timer = undefined;
    const isIdle = inProgress === 0;
    if (isIdle && idle + 1 >= idleLooks) {
      const [next] = sleepers.toSorted((a, b) => a.at - b.at);
      if (!next) return;
      sleepers.splice(sleepers.indexOf(next), 1);
      now = Math.max(now, next.at);
      next.wake();
      schedule(0);
    } else schedule(isIdle ? idle + 1 : 0);
  }
  function schedule(idle: number): void {
    timer ??= setTimeout(() => look(idle), 1);
  }

  return {
    clock: () => new Date(now),
    pass: (ms: number) => {
      now += ms;
    },
    sleep: (ms: number) =>
      new Promise<void>((wake) => {
        sleepers.push({ at: now + ms, wake });
        schedule(0);
      }),
  };
}
