import { formatError } from "../errors.ts";

/** A check of a running site. `run` returns the problems; a thrown error counts as a problem. */
export interface Check {
  name: string;
  run: () => Promise<string[]>;
}

/** Returns the problems of a step, or the error that it throws, in a line. */
export async function problemsOf(run: Check["run"]): Promise<string[]> {
  try {
    return await run();
  } catch (error) {
    return [formatError(error)];
  }
}
