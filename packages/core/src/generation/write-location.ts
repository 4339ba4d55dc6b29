import type { GenerationErrorCode } from "@vanfettle/contract/generation/generation";
import { DomainError } from "@vanfettle/contract/problems";
import {
  generateAndPublish,
  type GenerateAndPublishDeps,
} from "../content/text/generate-and-publish.ts";
import type { StoredLocation } from "../location/location-row.ts";
import { findLocation } from "../location/location.ts";
import { waitingDraft } from "../location/version-state.ts";
import type { TableDeps } from "../table/table.ts";
import { TextError } from "../text-model/text-model.ts";
import type { BudgetDeps } from "./budget.ts";
import { loadPaidResponses, meteredModels } from "./metered-model.ts";
import { renewLease, stopRun, type Run } from "./run-lease.ts";
import {
  beginPause,
  passPause,
  recordAnswer,
  recordNoResponse,
  recordRejection,
  recordResponse,
  type CallPass,
} from "./run-pause.ts";
import { isUnresponsive } from "./run-states.ts";
import {
  clearFailure,
  itemKey,
  markDone,
  recordUsage,
  type ModelUsage,
  type PlanItem,
} from "./scope.ts";
import { StepError, stopCodeOf } from "./step-errors.ts";

export type WriteLocationDeps = BudgetDeps &
  GenerateAndPublishDeps & { sleep: (ms: number) => Promise<void> };

export type WriteLocationInput = PlanItem & { runId: string; scope: string; planId: string };

/**
 * The result for the machine. After `paused`, it runs the step again once the wait is over: no call
 * was made.
 */
export type WriteLocationResult =
  | { outcome: "written"; isObjectedTo?: true }
  | { outcome: "done" | "fresh" }
  | { outcome: "paused"; waitSeconds: number };

/** Waits between the tries to store a text that is paid for, while the database fails. */
const storeRetryDelaysMs = [500, 2_000, 5_000];

/**
 * Writes the text of a location, unless it is done or fresh. Safe to repeat. The machine matches
 * its errors by name.
 */
export async function writeLocation(
  deps: WriteLocationDeps,
  input: WriteLocationInput,
): Promise<WriteLocationResult> {
  const { runId, scope, planId, kind, slug } = input;
  const location = await findLocation(deps, slug, kind);
  const { row } = location;
  const run = await renewLease(deps, runId, { currentLocation: row.name });
  if (run.stopCode) throw new StepError("RunStopped");
  // Ids sort in the order of the plans, so a text of a later plan, such as a batch's, replaces a
  // text of this plan.
  const draftedBy = waitingDraft(row) === undefined ? "" : (row.draftRunId ?? "");
  if ([row.publishedPlanId ?? "", draftedBy].some((id) => id >= planId)) {
    await markWritten(deps, input, location);
    return { outcome: "done" };
  }
  const pass = await passPause(deps, run);
  if (pass.waitSeconds > 0) return { outcome: "paused", waitSeconds: pass.waitSeconds };
  const paid = await loadPaidResponses(deps, { kind, slug, planId });
  const count = (usage: ModelUsage) => recordUsage(deps, { scope, runId }, usage);
  const models = meteredModels(deps, {
    writer: deps.model,
    reader: deps.reader,
    runId,
    paid,
    count,
  });
  const texts = { ...deps, model: models.writer, reader: models.reader };
  try {
    const outcome = await withStoreRetries(deps.sleep, () =>
      generateAndPublish(texts, location, { planId, runId, skipFresh: run.skipFresh }),
    );
    const model = models.answeredBy();
    const hasAnswer = model !== undefined;
    await Promise.all([
      markWritten(deps, input, location, { model, isPaid: hasAnswer || paid.areKept }),
      recordResponse(deps, run, pass),
      hasAnswer && recordAnswer(deps, run),
      models.settled(),
    ]);
    await paid.clear();
    if (outcome === "done" || outcome === "fresh") return { outcome };
    return { outcome: "written", ...(outcome === "objected" && { isObjectedTo: true }) };
  } catch (error) {
    // A text that is judged is stored; a text that waits for the service or the budget continues
    // with its paid responses.
    const isJudged = error instanceof TextError && judged.has(error.name);
    await Promise.allSettled([models.settled(), isJudged && paid.clear()]);
    return handleError(deps, { run, pass, key: itemKey(input) }, error);
  }
}

/** Marks the text as done, which ends an earlier failure. */
const markWritten = (
  deps: TableDeps,
  input: WriteLocationInput,
  location: StoredLocation,
  paid?: Parameters<typeof markDone>[3],
) => Promise.all([markDone(deps, input, input, paid), clearFailure(deps, location)]);

/** The errors of an answer that cannot be used: the text service has accepted the request. */
const answers: ReadonlySet<string> = new Set([
  "TextRefused",
  "TextFiltered",
  "TextEmpty",
  "TextTruncated",
  "TextNotJson",
  "TextInvalid",
]);

/**
 * The errors of a request that was not accepted. They fail a place, and stop the run if every request
 * would meet them.
 */
const rejections: ReadonlySet<string> = new Set(["TextRequestRejected", "TextBlocked"]);

/** The errors that end the work on a text. A later run begins the text anew. */
const judged: ReadonlySet<string> = new Set([...answers, ...rejections]);

/**
 * Retries errors of the database. The metered model keeps the paid text, so retries do not make a
 * further call.
 */
async function withStoreRetries<T>(
  sleep: WriteLocationDeps["sleep"],
  work: () => Promise<T>,
): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await work();
    } catch (error) {
      const delay = storeRetryDelaysMs[tries];
      const isFinal = [TextError, StepError, DomainError].some((kind) => error instanceof kind);
      if (isFinal || delay === undefined) throw error;
      await sleep(delay);
    }
  }
}

/**
 * Stops the run after an error that every further call would meet too, and pauses it while it is
 * rate-limited or gets no response.
 */
async function handleError(
  deps: WriteLocationDeps,
  { run, pass, key }: { run: Run; pass: CallPass; key: string },
  error: unknown,
): Promise<WriteLocationResult> {
  if (!(error instanceof TextError) && !(error instanceof StepError)) throw error;
  const { reason } = error instanceof TextError ? error.details : error;
  const stop = async (code: GenerationErrorCode, retryAt?: number): Promise<never> => {
    await stopRun(deps, run, code, reason, retryAt);
    throw new StepError("RunStopped", { cause: error });
  };
  if (error instanceof TextError) {
    if (isWrongAddress(error, run)) return stop("misconfigured");
    // The writer's calls tell whether the service is down. A reader's call does if it is the only
    // one that is made.
    const isReader = error.name === "ReaderUnavailable";
    if (isReader && !isUnresponsive(run)) throw error;
    if (isReader || error.name === "TextUnavailable") {
      switch (await recordNoResponse(deps, run, { key, pass })) {
        case "retry":
          throw error;
        case "wait":
          return { outcome: "paused", waitSeconds: 1 };
        case "give up location":
          throw new StepError("LocationUnresponsive", { cause: error });
        case "stop run":
          return stop("unavailable");
      }
    }
    if (error.name === "TextRateLimited") {
      const seconds = error.details.retryAfterSeconds ?? pauseSeconds;
      const pause = await beginPause(deps, run, { pass, seconds });
      if ("retryAt" in pause) return stop("rate_limited", pause.retryAt);
      return { outcome: "paused", waitSeconds: pause.waitSeconds };
    }
    await recordResponse(deps, run, pass);
    if (answers.has(error.name)) await recordAnswer(deps, run);
    if (rejections.has(error.name) && (await recordRejection(deps, run, key))) {
      return stop(codeOfRejection(error));
    }
  }
  const stopCode = stopCodeOf(error.name);
  if (stopCode) await stopRun(deps, run, stopCode, reason);
  throw error;
}

function codeOfRejection({ name, details }: TextError): GenerationErrorCode {
  if (name === "TextBlocked") return "blocked";
  return details.status === 403 ? "key_rejected" : "misconfigured";
}

/**
 * Returns whether a web page shows that the service's address is wrong. A single page between
 * answers is a gateway's.
 */
const isWrongAddress = ({ details }: TextError, { hasAnswers, failedCalls = 0 }: Run): boolean =>
  details.isWebPage === true && hasAnswers !== true && failedCalls > 0;

/** The pause of a run whose text service limits it without a time. */
const pauseSeconds = 15;

/**
 * The number of times an execution waits over a text. The next execution continues with the others.
 */
export const maxPauses = 3;

export interface WriteStepInput extends WriteLocationInput {
  /** The number of times that the current execution has waited for this text. */
  pauses: number;
}

/** `postponed` leaves the text to the next execution. */
export type WriteStepResult =
  | { outcome: "written" | "done" | "fresh" | "postponed" }
  | { outcome: "paused"; waitSeconds: number; pauses: number };

/**
 * Writes a location's text and counts the pauses, because a long pause must not fill the
 * execution's history.
 */
export async function writeStep(
  deps: WriteLocationDeps,
  input: WriteStepInput,
): Promise<WriteStepResult> {
  const { pauses, ...location } = input;
  const result = await writeLocation(deps, location);
  if (result.outcome !== "paused") return result;
  return pauses < maxPauses ? { ...result, pauses: pauses + 1 } : { outcome: "postponed" };
}
