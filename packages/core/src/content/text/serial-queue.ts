/** Returns a function that runs tasks one at a time, in the order of its calls. A task that fails stops no other. */
export function createSerialQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(task: () => Promise<T>): Promise<T> => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
}
