import type { DynamoDBClient } from "@aws-sdk/client-dynamodb";

interface Sleeper {
  at: number;
  wake: () => void;
}

const idleLooks = 3;

/**
 * A clock that stands still while anybody works and jumps to the next sleeper's hour once all sleep. Work here is
 * database calls and what follows from them at once.
 */
export function virtualTime(client: DynamoDBClient, startAt: string) {
  let now = Date.parse(startAt);
  let underWay = 0;
  let timer: NodeJS.Timeout | undefined;
  const sleepers: Sleeper[] = [];
  client.middlewareStack.add(
    (next) => async (args) => {
      underWay += 1;
      try {
        return await next(args);
      } finally {
        underWay -= 1;
      }
    },
    { step: "initialize", name: "countUnderWay" },
  );

  function look(idle: number): void {
    timer = undefined;
    const isIdle = underWay === 0;
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
