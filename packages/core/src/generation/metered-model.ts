import { TextError } from "../text-errors.ts";
import { noUsage, type TextAnswer, type TextModel, type TextRequest, type TextUsage } from "../text-model.ts";
import { boardKey } from "./board.ts";
import { reserve, settle, type BudgetDeps, type Reservation } from "./budget.ts";
import { beat, type LockDeps } from "./run-lock.ts";
import { StepError } from "./step-errors.ts";

export interface MeteredModel extends TextModel {
  /** Until all that was used is written down. */
  settled(): Promise<void>;
}

interface Meter {
  model: TextModel;
  runId: string;
  location: string;
}

/** A token has three characters or more in English and in JSON; the schema of the answer is sent along. */
const charactersPerToken = 3;
const schemaTokens = 600;

export const estimate = ({ instructions, input, maxOutputTokens }: TextRequest): number =>
  Math.ceil((instructions.length + input.length) / charactersPerToken) + schemaTokens + maxOutputTokens;

/**
 * Each call sets its tokens aside first and counts what it used, paid or failed; an answer paid for is kept, so that
 * a write of it can be tried again without another call. If the process dies in between, what was set aside stays
 * counted: the day's use is never more than the budget.
 */
export function meteredModel(deps: BudgetDeps & LockDeps, { model, runId, location }: Meter): MeteredModel {
  const kept = new Map<string, TextAnswer>();
  const writing: Promise<unknown>[] = [];
  const count = (reservation: Reservation, usage: TextUsage, name?: string) => {
    writing.push(settle(deps, reservation, usage.inputTokens + usage.outputTokens), addUsage(deps, runId, usage, name));
    // Looked at in `settled`; until then a failure must not count as unhandled.
    for (const each of writing) each.catch(() => undefined);
  };
  return {
    async write(request) {
      const known = kept.get(request.input);
      if (known) return known;
      const [reservation] = await Promise.all([
        reserve(deps, estimate(request)),
        beat(deps, runId, { currentLocation: location }),
      ]);
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
    async settled() {
      await Promise.all(writing.splice(0));
    },
  };
}

/** Also of a run that has been superseded meanwhile: then there is nobody left to count for. */
async function addUsage({ table }: LockDeps, id: string, usage: TextUsage, model?: string): Promise<void> {
  if (usage.calls === 0 && usage.inputTokens === 0 && usage.outputTokens === 0) return;
  const { calls, inputTokens, outputTokens } = usage;
  const update = table.entities.run.patch(boardKey).add({ paidCalls: calls, inputTokens, outputTokens });
  await (model === undefined ? update : update.set({ model }))
    .where(({ runId }, { eq }) => eq(runId, id))
    .go({ returnOnConditionCheckFailure: true });
}
