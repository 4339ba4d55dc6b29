import type { GenerationErrorCode } from "@vanfettle/contract/generation-errors";
import { DomainError } from "@vanfettle/contract/problems";
import type { StoredLocation } from "../location/location-row.ts";
import { findLocation } from "../content/versions/find-location.ts";
import { writeLocation } from "../content/text/generate-and-publish.ts";
import { TextError } from "../text-model/text-errors.ts";
import type { TextModel } from "../text-model/text-model.ts";
import { boardKey } from "./progress-partition.ts";
import type { BudgetDeps } from "./budget.ts";
import { meteredModel, type MeteredModel } from "./metered-model.ts";
import { endPause, pause, takeTurn, type Turn } from "./rate-limit-gate.ts";
import type { LocationKind } from "./plan.ts";
import { countUsed, markDone, type Used } from "./scope-progress.ts";
import { beat, type LockDeps, type RunRow } from "./run-lock.ts";
import { StepError, stopCodeOf } from "./step-errors.ts";

export interface WriteItemDeps extends BudgetDeps, LockDeps {
  model: TextModel;
  sleep: (ms: number) => Promise<void>;
}

export interface WriteItemJob {
  runId: string;
  scope: string;
  round: string;
  kind: LocationKind;
  slug: string;
}

/** `paused` asks the machine to come back: nothing was asked of the service that is to be left alone. */
export type WriteItemResult = { outcome: "written" | "done" | "fresh" } | { outcome: "paused"; waitSeconds: number };

/** Waits between tries to store a text that is paid for, while the table is in trouble. */
const storeRetriesMs = [500, 2_000, 5_000];

/** Writes one location's text unless this round has it. Safe to repeat; what goes wrong has the name it is retried or recorded by. */
export async function writeItem(deps: WriteItemDeps, job: WriteItemJob): Promise<WriteItemResult> {
  const { runId, scope, kind, slug } = job;
  const location = await findLocation(deps, slug, kind);
  const run = await beat(deps, runId, { currentScope: scope, currentLocation: location.row.name });
  if (run.stopCode) throw new StepError("RunStopped");
  if (isWritten(location, job.round)) return finish(deps, job, "done");
  const turn = await takeTurn(deps, run);
  if (turn.waitSeconds > 0) return { outcome: "paused", waitSeconds: turn.waitSeconds };
  const model = meteredModel(deps, { model: deps.model, runId });
  try {
    const outcome = await writeAndPublish(deps, model, { location, job, run });
    const finished = finish(deps, job, outcome, model.used());
    const [result] = await Promise.all([finished, endPause(deps, run, turn), model.settled()]);
    return result;
  } catch (error) {
    await Promise.allSettled([countUsed(deps, { scope, runId }, model.used()), model.settled()]);
    return handle(deps, run, error);
  }
}

/** Rounds are ids that sort by time; a text of a later one makes this round's superfluous. */
const isWritten = ({ row }: StoredLocation, round: string): boolean =>
  row.textRound !== undefined && row.textRound >= round;

async function finish(
  deps: WriteItemDeps,
  { scope, round, kind, slug }: WriteItemJob,
  outcome: "written" | "done" | "fresh",
  used?: Used,
): Promise<WriteItemResult> {
  await markDone(deps, { scope, round }, { kind, slug }, used);
  return { outcome };
}

interface Work {
  location: StoredLocation;
  job: WriteItemJob;
  run: RunRow;
}

/** The model keeps its answers, so a table in trouble costs another write, not another call. */
async function writeAndPublish(
  { table, clock, sleep }: WriteItemDeps,
  model: MeteredModel,
  { location, job, run }: Work,
): Promise<"written" | "done" | "fresh"> {
  const { round, runId } = job;
  for (let tries = 0; ; tries++) {
    try {
      const job = { round, runId, skipFresh: run.skipFresh };
      const { outcome } = await writeLocation({ table, model, clock }, location, job);
      return outcome === "published" ? "written" : outcome;
    } catch (error) {
      // A later run's text got there first.
      if (error instanceof DomainError && error.code === "version_conflict") return "done";
      const wait = storeRetriesMs[tries];
      if (isFinal(error) || wait === undefined) throw error;
      await sleep(wait);
    }
  }
}

const isFinal = (error: unknown): boolean =>
  error instanceof TextError || error instanceof StepError || error instanceof DomainError;

async function handle(deps: WriteItemDeps, run: RunRow, error: unknown): Promise<WriteItemResult> {
  if (!(error instanceof TextError) && !(error instanceof StepError)) throw error;
  const stopCode = stopCodeOf(error.name);
  if (stopCode) await stopRun(deps, run, stopCode);
  const wait = error instanceof TextError && error.name === "TextRateLimited" && error.details.retryAfterSeconds;
  if (typeof wait !== "number") throw error;
  const turn: Turn | undefined = await pause(deps, run, wait);
  if (turn) return { outcome: "paused", waitSeconds: turn.waitSeconds };
  await stopRun(deps, run, "rate_limited");
  throw error;
}

/** The first reason stays. */
async function stopRun({ table }: LockDeps, run: RunRow, code: GenerationErrorCode): Promise<void> {
  await table.entities.run
    .patch(boardKey)
    .set({ stopCode: code })
    .where(({ runId, stopCode }, { eq, notExists }) => `${eq(runId, run.runId)} AND ${notExists(stopCode)}`)
    .go({ returnOnConditionCheckFailure: true });
}
