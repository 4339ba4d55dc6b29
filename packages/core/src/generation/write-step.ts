import { writeLocation, type WriteLocationDeps, type WriteLocationInput } from "./write-location.ts";

/**
 * The number of times an execution waits for the text service over a text. The next execution continues with the
 * others.
 */
export const maxPauses = 3;

export interface WriteStepInput extends WriteLocationInput {
  /** The number of times the present execution has waited over this text. */
  pauses: number;
}

/** `postponed` leaves the text to the next execution. */
export type WriteStepResult =
  { outcome: "written" | "done" | "fresh" | "postponed" } | { outcome: "paused"; waitSeconds: number; pauses: number };

/**
 * Writes a location's text, and counts the pauses that the text service requests, because a long pause must not fill
 * the history of the execution. Throws the errors of `writeLocation`.
 */
export async function writeStep(deps: WriteLocationDeps, input: WriteStepInput): Promise<WriteStepResult> {
  const { pauses, ...location } = input;
  const result = await writeLocation(deps, location);
  if (result.outcome !== "paused") return result;
  return pauses < maxPauses ? { ...result, pauses: pauses + 1 } : { outcome: "postponed" };
}
