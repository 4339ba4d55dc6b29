/** An import that cannot go on. Its message tells the user why and what to do; the earlier files stay as they are. */
export class ImportError extends Error {
  override readonly name = "ImportError";
}
