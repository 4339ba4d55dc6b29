import { formatError } from "../errors.ts";

/** A check of a running site. `run` returns the problems that it finds; an error that it throws counts as one. */
export interface Check {
  name: string;
  run: () => Promise<string[]>;
}

/** Returns the problems that a step finds, or the error that it throws, in one line. */
export async function problemsOf(run: Check["run"]): Promise<string[]> {
  try {
    return await run();
  } catch (error) {
    return [formatError(error)];
  }
}
