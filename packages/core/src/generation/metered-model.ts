import { TextError } from "../text-model/text-errors.ts";
import {
  addUsage,
  noUsage,
  type TextAnswer,
  type TextModel,
  type TextRequest,
  type TextUsage,
} from "../text-model/text-model.ts";
import { reserve, settle, type BudgetDeps, type Reservation } from "./budget.ts";
import type { Used } from "./scope-progress.ts";
import { beat, type LockDeps } from "./run-lock.ts";
import { StepError } from "./step-errors.ts";

export interface MeteredModel extends TextModel {
  /** By all calls so far, paid or failed. */
  used(): Used;
  /** Until the day's budget knows. */
  settled(): Promise<void>;
}

interface Meter {
  model: TextModel;
  runId: string;
}

/** A token has three characters or more in English and in JSON; the schema of the answer is sent along. */
const charactersPerToken = 3;
const schemaTokens = 600;

export const estimate = ({ instructions, input, maxOutputTokens }: TextRequest): number =>
  Math.ceil((instructions.length + input.length) / charactersPerToken) + schemaTokens + maxOutputTokens;

/** A call may last a minute, so the run is said to be alive again before a second one. */
const freshMs = 20_000;

/**
 * Each call sets its tokens aside first and settles what it used; an answer paid for is kept, so that a write of it
 * can be tried again without another call. If the process dies in between, what was set aside stays counted: the
 * day's use is never more than the budget.
 */
export function meteredModel(deps: BudgetDeps & LockDeps, { model, runId }: Meter): MeteredModel {
  const kept = new Map<string, TextAnswer>();
  const settling: Promise<void>[] = [];
  let used: Used = noUsage;
  let beatenAt = deps.clock().getTime();

  function count(reservation: Reservation, usage: TextUsage, model = used.model): void {
    used = { ...addUsage(used, usage), model };
    const settled = settle(deps, reservation, usage.inputTokens + usage.outputTokens);
    // Looked at in `settled`; until then a failure must not count as unhandled.
    settled.catch(() => undefined);
    settling.push(settled);
  }

  async function stayAlive(): Promise<void> {
    const now = deps.clock().getTime();
    if (now - beatenAt < freshMs) return;
    beatenAt = now;
    await beat(deps, runId);
  }

  return {
    async write(request) {
      const known = kept.get(request.input);
      if (known) return known;
      const [reservation] = await Promise.all([reserve(deps, estimate(request)), stayAlive()]);
      if (!reservation) throw new StepError("BudgetReached");
      try {
        const answer = await model.write(request);
        kept.set(request.input, answer);
        count(reservation, answer.usage, answer.model);
        return answer;
      } catch (error) {
        count(reservation, error instanceof TextError ? error.usage : noUsage);
        throw error;
      }
    },
    used: () => used,
    async settled() {
      await Promise.all(settling.splice(0));
    },
  };
}
