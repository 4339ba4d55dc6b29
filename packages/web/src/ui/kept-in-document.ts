const forgetters: (() => void)[] = [];

/**
 * Returns a function that returns what this document keeps in memory, as `create` makes it on the
 * first call. Modules of this package keep all their state so, and a structure test requires it.
 */
export function keptInDocument<T>(create: () => T): () => T {
  let kept: { value: T } | undefined;
  forgetters.push(() => {
    kept = undefined;
  });
  return () => {
    kept ??= { value: create() };
    return kept.value;
  };
}

/**
 * Forgets everything that modules keep, like a reload. Tests call it after each test.
 *
 * @internal
 */
export function forgetDocument(): void {
  for (const forget of forgetters) forget();
}
