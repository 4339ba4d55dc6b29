import { failureOf, type Failure } from "../../api/call-failure.ts";
import type { Api } from "../../api/client.ts";
import { vanInListFailure } from "../../api/failure-texts.ts";
import { retryWhileBusy } from "../../api/retry-while-busy.ts";
import { createTurns } from "./turns.ts";
import { vanOfCheck, type Van } from "./van.ts";

interface Registered {
  registration: string;
}

/** A failed lookup. `canRetry` is false if another attempt would fail too. */
export interface FailedLookup<Line extends Registered> {
  state: "failed";
  line: Line;
  message: string;
  canRetry: boolean;
  failure: Failure;
}

/** The lookup of a line, which is what the caller knows the van by. */
export type Lookup<Line extends Registered> =
  /** `busySeconds` is the time until the next attempt if the site was busy. */
  | { state: "waiting"; line: Line; busySeconds?: number }
  | { state: "known"; line: Line; van: Van }
  | FailedLookup<Line>;

/** The number of concurrent lookups. */
const atOnce = 4;

function failedLookup<Line extends Registered>(line: Line, error: unknown): FailedLookup<Line> {
  const failure = failureOf(error);
  const canRetry = !["refused", "missing"].includes(failure);
  return { state: "failed", line, message: vanInListFailure(error), canRetry, failure };
}

/**
 * Looks up a van. Resolves even if the call fails. `waitWhileBusy` returns false once the lookup
 * is abandoned.
 */
export async function askForVan<Line extends Registered>(
  api: Api,
  line: Line,
  waitWhileBusy: (seconds: number) => Promise<boolean>,
): Promise<Lookup<Line>> {
  try {
    const call = () => api.call("checkVehicle", { body: { registration: line.registration } });
    return {
      state: "known",
      line,
      van: vanOfCheck(line, await retryWhileBusy(call, waitWhileBusy)),
    };
  } catch (error) {
    return failedLookup(line, error);
  }
}

/**
 * Looks up vans in order, four at a time. `onLookup` receives each line when it waits while the
 * site is busy, succeeds or fails. Once a lookup had no answer, the lines that are left fail
 * without one, because each would wait as long. Once `isWanted` returns false, lookups and updates
 * stop.
 */
export async function askForVans<Line extends Registered>(
  api: Api,
  lines: readonly Line[],
  { isWanted, onLookup }: { isWanted: () => boolean; onLookup: (lookup: Lookup<Line>) => void },
): Promise<void> {
  const turns = createTurns();
  const left = lines.values();
  let unanswered: FailedLookup<Line> | undefined;
  async function work(): Promise<void> {
    // The workers share the iterator, so each line is looked up once.
    for (const line of left) {
      await turns.next();
      if (!isWanted()) return;
      if (unanswered) {
        onLookup({ ...unanswered, line });
        continue;
      }
      const lookup = await askForVan(api, line, async (seconds) => {
        if (isWanted()) onLookup({ state: "waiting", line, busySeconds: seconds });
        turns.pause(seconds);
        await turns.next();
        return isWanted();
      });
      if (isWanted()) onLookup(lookup);
      if (lookup.state === "failed" && lookup.failure === "silent") unanswered = lookup;
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
}
