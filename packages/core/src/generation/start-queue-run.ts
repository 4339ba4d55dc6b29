import type {
  ContentQueueRequest,
  ContentQueueStarted,
} from "@vanfettle/contract/content/queue-schemas";
import { DomainError } from "@vanfettle/contract/problems";
import { estimateTexts, type QueueEstimateDeps } from "./estimate.ts";
import { selectTexts } from "./location-states.ts";
import { queuePlans } from "./plan.ts";
import { currentRun, type Run } from "./run-lock.ts";
import { findScopeProgress } from "./scope-progress.ts";
import { isContinuing, runActive, startRun, type StartDeps } from "./start-run.ts";

export type QueueDeps = StartDeps & QueueEstimateDeps;

/** A little less than the year after which AWS ends an execution. */
const maxDays = 360;

/**
 * Starts a run over a selection, in parts of a hundred. Throws `run_active`, `selection_changed`
 * for another number of texts than confirmed, `budget_too_small`, and `invalid_request` for an
 * empty or unknown selection.
 */
export async function startQueueRun(
  deps: QueueDeps,
  { selection, texts, continuesDaily }: ContentQueueRequest,
  startedBy: string,
): Promise<ContentQueueStarted> {
  const active = await currentRun(deps);
  if (active && (await isContinuing(deps, active))) throw runActive(active);
  const { keys, words } = await selectTexts(deps, selection);
  if (keys.length === 0) {
    const message = "No text matches this selection.";
    throw new DomainError("invalid_request", {
      message,
      issues: [{ field: "selection", message }],
    });
  }
  if (keys.length !== texts) {
    const message = `The selection now has ${keys.length} texts, not ${texts}. Estimate it again.`;
    throw new DomainError("selection_changed", { message });
  }
  const problem = await budgetProblem(deps, { texts, continuesDaily });
  if (problem) throw new DomainError("budget_too_small", { message: problem });
  const plans = queuePlans(keys);
  const [, ...queued] = plans.keys();
  const planId =
    selection.kind === "listed" ? undefined : await unfinishedPlan(deps, active, words);
  const queue = { selection: words, size: keys.length, continuesDaily };
  const started = await startRun(deps, {
    kind: "queue",
    startedBy,
    skipFresh: false,
    plans,
    queued,
    queue,
    planId,
  });
  return { runId: started.runId, startedAt: started.startedAt, texts };
}

/**
 * Returns the plan of a last queue over the same selection that did not end, so that no text is
 * paid for twice.
 */
async function unfinishedPlan(
  deps: QueueDeps,
  last: Run | undefined,
  words: string,
): Promise<string | undefined> {
  if (last?.kind !== "queue" || last.status === "finished" || last.selection !== words) {
    return undefined;
  }
  const [scope = ""] = last.scopes;
  const progress = await findScopeProgress(deps, scope);
  return progress?.runId === last.runId ? progress.planId : undefined;
}

async function budgetProblem(
  deps: QueueDeps,
  { texts, continuesDaily }: Pick<ContentQueueRequest, "texts" | "continuesDaily">,
): Promise<string | undefined> {
  const { tokens } = await estimateTexts(deps, 1);
  const ofText = tokens.input + tokens.output;
  const textsOfDay = Math.floor(deps.dailyTokens / ofText);
  if (textsOfDay === 0) {
    return `A text needs about ${ofText} tokens, and the daily budget is ${deps.dailyTokens}. Raise the budget first.`;
  }
  if (!continuesDaily || texts / textsOfDay <= maxDays) return undefined;
  return `With ${textsOfDay} texts a day this takes over ${maxDays} days. Raise the daily budget or choose fewer texts.`;
}
