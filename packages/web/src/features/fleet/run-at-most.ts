/** Runs a task for each item in order, with at most `limit` concurrent tasks. Tasks must not reject. */
export async function runAtMost<T>(
  limit: number,
  items: readonly T[],
  task: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const runUntilEmpty = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await task(item);
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, runUntilEmpty));
}
