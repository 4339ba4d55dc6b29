import type { Api } from "../../api/client.ts";
import { problemOf, statusOf } from "../../api/http-error.ts";
import { retryWhileBusy, whenToRetry } from "../../api/retry-while-busy.ts";
import type { RegistrationLine } from "./fleet-lines.ts";
import type { FleetRow } from "./fleet-rows.ts";
import { vanOfCheck } from "./fleet-van.ts";
import { runAtMost } from "./run-at-most.ts";
import { createTurns } from "./turns.ts";

/** The number of concurrent lookups. */
const atOnce = 4;

const failureMessages = {
  busy: "The van check is busy. Try this one again",
  noResponse: "We could not check this van. Try again",
} as const;

function failedRow(line: RegistrationLine, error: unknown): FleetRow {
  const status = statusOf(error);
  if (status === 429) {
    return { state: "failed", line, message: `${failureMessages.busy} ${whenToRetry(error)}`, canRetry: true };
  }
  const isFinal = status === 400 || status === 404;
  const problem = problemOf(error);
  // A response from another server, such as a firewall, has no message for the visitor.
  const message =
    typeof problem?.message === "string" && problem.message !== "" ? problem.message : failureMessages.noResponse;
  return { state: "failed", line, message, canRetry: !isFinal };
}

/**
 * Looks up one van and retries a few times while the site is busy. Returns its row, even if the call fails.
 * `waitWhileBusy` waits for the given seconds and returns false once the lookup is abandoned.
 */
export async function askForVan(
  api: Api,
  line: RegistrationLine,
  waitWhileBusy: (seconds: number) => Promise<boolean>,
): Promise<FleetRow> {
  try {
    const call = () => api.call("checkVehicle", { body: { registration: line.registration } });
    return { state: "known", line, van: vanOfCheck(line, await retryWhileBusy(call, waitWhileBusy)) };
  } catch (error) {
    return failedRow(line, error);
  }
}

/**
 * Looks up vans in order, four at a time. `onRow` receives the row of each line when it waits, succeeds or fails. Once
 * `isWanted` returns false, lookups and updates stop.
 */
export function askForVans(
  api: Api,
  lines: readonly RegistrationLine[],
  { isWanted, onRow }: { isWanted: () => boolean; onRow: (row: FleetRow) => void },
): Promise<void> {
  const turns = createTurns();
  return runAtMost(atOnce, lines, async (line) => {
    await turns.next();
    if (!isWanted()) return;
    const row = await askForVan(api, line, async (seconds) => {
      if (isWanted()) onRow({ state: "waiting", line, busySeconds: seconds });
      turns.pause(seconds);
      await turns.next();
      return isWanted();
    });
    if (isWanted()) onRow(row);
  });
}
