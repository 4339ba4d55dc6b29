/**
 * Caches the result of `read` for some time. `get` reads again after that, after `forget` and after
 * a failure.
 */
export function cachedFor<T>(clock: () => Date, ttlMs: number, read: () => Promise<T>) {
  let cached: { value: Promise<T>; until: number } | undefined;
  const forget = () => {
    cached = undefined;
  };
  const get = (): Promise<T> => {
    const now = clock().getTime();
    if (cached && now < cached.until) return cached.value;
    const value = read();
    cached = { value, until: now + ttlMs };
    value.catch(forget);
    return value;
  };
  return { get, forget };
}
