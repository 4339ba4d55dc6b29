import { failureOf } from "../../api/call-failure.ts";
import type { Api } from "../../api/client.ts";
import { problemOf } from "../../api/http-error.ts";
import { retryWhileBusy, whenToRetry } from "../../api/retry-while-busy.ts";
import type { RegistrationLine } from "./fleet-lines.ts";
import type { FailedRow, LookupRow } from "./fleet-rows.ts";
import { vanOfCheck } from "./fleet-van.ts";
import { createTurns } from "./turns.ts";

/** The number of concurrent lookups. */
const atOnce = 4;

function failureMessage(error: unknown): string {
  switch (failureOf(error)) {
    case "busy":
      return `The van check is busy. Try this one again ${whenToRetry(error)}`;
    case "offline":
      return "You have no connection. Try again";
    case "silent":
      return "No answer came. Try again";
    default:
      return serverMessage(error) ?? "We could not check this van. Try again";
  }
}

function serverMessage(error: unknown): string | undefined {
  const message: unknown = problemOf(error)?.message;
  // A response from another server, such as a firewall, has no message for the visitor.
  return typeof message === "string" && message !== "" ? message : undefined;
}

function failedRow(line: RegistrationLine, error: unknown): FailedRow<RegistrationLine> {
  const failure = failureOf(error);
  const canRetry = !["refused", "missing"].includes(failure);
  return { state: "failed", line, message: failureMessage(error), canRetry, failure };
}

/**
 * Returns the row of a van, even if the call fails. `waitWhileBusy` returns false once the lookup
 * is abandoned.
 */
export async function askForVan(
  api: Api,
  line: RegistrationLine,
  waitWhileBusy: (seconds: number) => Promise<boolean>,
): Promise<LookupRow> {
  try {
    const call = () => api.call("checkVehicle", { body: { registration: line.registration } });
    return {
      state: "known",
      line,
      van: vanOfCheck(line, await retryWhileBusy(call, waitWhileBusy)),
    };
  } catch (error) {
    return failedRow(line, error);
  }
}

/**
 * Looks up vans in order, four at a time. `onRow` receives the row of each line when it waits while
 * the site is busy, succeeds or fails. Once a lookup had no answer, the lines that are left fail
 * without one, because each would wait as long. Once `isWanted` returns false, lookups and updates
 * stop.
 */
export async function askForVans(
  api: Api,
  lines: readonly RegistrationLine[],
  { isWanted, onRow }: { isWanted: () => boolean; onRow: (row: LookupRow) => void },
): Promise<void> {
  const turns = createTurns();
  const left = lines.values();
  let unanswered: FailedRow<RegistrationLine> | undefined;
  async function work(): Promise<void> {
    // The workers share the iterator, so each line is looked up once.
    for (const line of left) {
      await turns.next();
      if (!isWanted()) return;
      if (unanswered) {
        onRow({ ...unanswered, line });
        continue;
      }
      const row = await askForVan(api, line, async (seconds) => {
        if (isWanted()) onRow({ state: "waiting", line, busySeconds: seconds });
        turns.pause(seconds);
        await turns.next();
        return isWanted();
      });
      if (isWanted()) onRow(row);
      if (row.state === "failed" && row.failure === "silent") unanswered = row;
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
}
