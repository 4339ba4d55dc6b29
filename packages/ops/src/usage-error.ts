/** A command that was called wrongly, or cannot run here: said in one line, exit code 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
