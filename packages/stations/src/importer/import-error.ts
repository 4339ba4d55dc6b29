/** A failed import. The message explains the reason and a remedy; the previous files remain unchanged. */
export class ImportError extends Error {
  override readonly name = "ImportError";
}
