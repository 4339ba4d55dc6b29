/**
 * Prints a size and its limit, to make growth visible before the limit is exceeded. Returns the
 * size.
 */
export function printSize(name: string, bytes: number, limit: number): number {
  console.info(
    `${name}: ${bytes.toLocaleString("en-GB")} bytes, ${((100 * bytes) / limit).toFixed(1)} % of the limit`,
  );
  return bytes;
}
