import { wait } from "@vanfettle/contract/wait";
import type { Api } from "../../api/client.ts";
import { problemOf, retryAfterOf, statusOf } from "../../api/http-error.ts";
import type { RegistrationLine } from "./fleet-lines.ts";
import type { FleetRow } from "./fleet-rows.ts";
import { vanOfCheck } from "./fleet-van.ts";
import { runAtMost } from "./run-at-most.ts";

/** How many vans are asked for at once. */
const atOnce = 4;

const lostMessages = {
  busy: "Too many vans were asked for at once. Try this one again",
  noAnswer: "No answer came. Try this one again",
} as const;

/**
 * Seconds between one request and the next while too many vans are asked for at once. They grow, so that ten fleets at
 * once get through the API's seven requests a second.
 */
const waitsWhileBusy: readonly number[] = [2, 4, 8, 16, 16];
/** What the server asks for beyond this, as when DVSA itself has had too many requests, is for the visitor to decide. */
const longestWaitSeconds = 20;

/** Returns a time around the given one, so that requests that were refused together do not come together again. */
const spread = (seconds: number): number => seconds * (0.5 + Math.random());

/** Returns in how many minutes to try again, in words; empty if the server did not say. */
function inMinutes(seconds: number | undefined): string {
  if (seconds === undefined) return "";
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? " in a minute" : ` in ${minutes} minutes`;
}

function lostRow(line: RegistrationLine, error: unknown): FleetRow {
  const status = statusOf(error);
  if (status === 429) {
    return { state: "lost", line, message: lostMessages.busy + inMinutes(retryAfterOf(error)), canRetry: true };
  }
  const isFinal = status === 400 || status === 404;
  const problem = problemOf(error);
  // Another server's answer, such as a firewall's, says nothing of the van.
  const message =
    typeof problem?.message === "string" && problem.message !== "" ? problem.message : lostMessages.noAnswer;
  return { state: "lost", line, message, canRetry: !isFinal };
}

/** Returns how many seconds to wait before the van is asked for again, or undefined if it should not be. */
function waitAfter(error: unknown, attempt: number): number | undefined {
  const usual = waitsWhileBusy[attempt];
  if (statusOf(error) !== 429 || usual === undefined) return undefined;
  const asked = retryAfterOf(error) ?? 0;
  return asked > longestWaitSeconds ? undefined : Math.max(asked, spread(usual));
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
  for (let attempt = 0; ; attempt++) {
    try {
      const check = await api.call("checkVehicle", { body: { registration: line.registration } });
      return { state: "known", line, van: vanOfCheck(line, check) };
    } catch (error) {
      const seconds = waitAfter(error, attempt);
      if (seconds === undefined || !(await waitWhileBusy(seconds))) return lostRow(line, error);
    }
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
  return runAtMost(atOnce, lines, async (line) => {
    if (!isWanted()) return;
    const row = await askForVan(api, line, async (seconds) => {
      if (isWanted()) onRow({ state: "waiting", line, isBusy: true });
      await wait(seconds * 1000);
      return isWanted();
    });
    if (isWanted()) onRow(row);
  });
}
