/** Yields the items in order, in batches of at most `size`. */
export function* batches<T>(items: readonly T[], size: number): Generator<T[]> {
  for (let from = 0; from < items.length; from += size) yield items.slice(from, from + size);
}
