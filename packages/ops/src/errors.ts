/** A command that was called wrongly, or cannot run here: said in one line, exit code 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** A command that was called rightly and could not do it: said in one line, exit code 1. */
export class Refusal extends Error {
  override readonly name = "Refusal";
}
