import type { BudgetDeps } from "@vanfettle/core/generation/budget";
import type { FinishDeps } from "@vanfettle/core/generation/steps";
import type { WriteLocationInput } from "@vanfettle/core/generation/write-location";
import { TextError, type TextModel, type TextUsage } from "@vanfettle/core/text-model/text-model";
import type { Emit } from "../metrics.ts";

type EmitGeneration = Emit<"generation">;

/** Returns a callback that emits how a scope ended. */
export const scopeMetrics = (emit: EmitGeneration): Pick<FinishDeps, "onScopeEnded"> => ({
  onScopeEnded: (errorCode) =>
    emit(errorCode === undefined ? { RegionCompleted: 1 } : { RegionFailed: 1 }),
});

/** Returns a callback that emits the tokens left in the day's budget. */
export const budgetMetrics = (emit: EmitGeneration): Pick<BudgetDeps, "onBudgetLeft"> => ({
  onBudgetLeft: (BudgetLeft) => emit({ BudgetLeft }),
});

/**
 * Wraps a text model so that the calls and tokens of each request are emitted, whatever becomes of
 * its text.
 */
export function measuredModel(emit: EmitGeneration, model: TextModel): TextModel {
  const count = ({ calls, inputTokens, outputTokens, isClamped }: TextUsage) => {
    if (calls === 0) return;
    const clamped = isClamped && { UsageClamped: 1 };
    emit({ TextCalls: calls, TextTokens: inputTokens + outputTokens, ...clamped });
  };
  return {
    async write(request) {
      try {
        const answer = await model.write(request);
        count(answer.usage);
        return answer;
      } catch (error) {
        if (error instanceof TextError) count(error.usage);
        throw error;
      }
    },
  };
}

/**
 * Runs a write and emits that a place was written, and that its text waits with objections of
 * checks or reader.
 */
export async function measuredWrite<Result extends { outcome: string; isObjectedTo?: boolean }>(
  emit: EmitGeneration,
  { kind }: Pick<WriteLocationInput, "kind">,
  work: () => Promise<Result>,
): Promise<Result> {
  const result = await work();
  if (result.outcome === "written" && kind === "place") {
    emit({ PlacesDone: 1, ...(result.isObjectedTo && { TextObjection: 1 }) });
  }
  return result;
}
