import type { Api } from "../../api/client.ts";
import { problemOf, statusOf } from "../../api/http-error.ts";
import { retryWhileBusy, whenToRetry } from "../../api/retry-while-busy.ts";
import type { RegistrationLine } from "./fleet-lines.ts";
import type { FleetRow } from "./fleet-rows.ts";
import { vanOfCheck } from "./fleet-van.ts";
import { runAtMost } from "./run-at-most.ts";
import { createTurns } from "./turns.ts";

/** How many vans are asked for at once. */
const atOnce = 4;

const lostMessages = {
  busy: "The van check is busy. Try this one again",
  noAnswer: "We could not check this van. Try again",
} as const;

function lostRow(line: RegistrationLine, error: unknown): FleetRow {
  const status = statusOf(error);
  if (status === 429) {
    return { state: "lost", line, message: `${lostMessages.busy} ${whenToRetry(error)}`, canRetry: true };
  }
  const isFinal = status === 400 || status === 404;
  const problem = problemOf(error);
  // Another server's answer, such as a firewall's, says nothing of the van.
  const message =
    typeof problem?.message === "string" && problem.message !== "" ? problem.message : lostMessages.noAnswer;
  return { state: "lost", line, message, canRetry: !isFinal };
}

/**
 * Asks for one van, and a few times more while the site is too busy. Returns its row, also if the call fails.
 * `waitWhileBusy` waits so many seconds and returns whether the van is still wanted.
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
    return lostRow(line, error);
  }
}

/**
 * Asks for vans, four at a time and in their order. `onRow` gets the row of each line when it has to wait and when it is
 * known or lost. Once `isWanted` returns false nothing more is asked or told.
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
