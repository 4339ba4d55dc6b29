import type { FinishDeps } from "@vanfettle/core/generation/steps";
import type { BudgetDeps } from "@vanfettle/core/generation/budget";
import type { WriteItemJob, WriteItemResult } from "@vanfettle/core/generation/write-location";
import { TextError } from "@vanfettle/core/text-model/text-errors";
import type { TextModel, TextUsage } from "@vanfettle/core/text-model/text-model";
import type { Emit } from "../metrics.ts";

type EmitGeneration = Emit<"generation">;

export const scopeMetrics = (emit: EmitGeneration): Pick<FinishDeps, "onScopeEnded"> => ({
  onScopeEnded: (errorCode) => emit(errorCode === undefined ? { RegionCompleted: 1 } : { RegionFailed: 1 }),
});

export const budgetMetrics = (emit: EmitGeneration): Pick<BudgetDeps, "onBudgetLeft"> => ({
  onBudgetLeft: (BudgetLeft) => emit({ BudgetLeft }),
});

/** Counts what each call has cost as soon as it is known, whatever becomes of its text. */
export function countedModel(emit: EmitGeneration, model: TextModel): TextModel {
  const count = ({ calls, inputTokens, outputTokens }: TextUsage) => {
    if (calls > 0) emit({ TextCalls: calls, TextTokens: inputTokens + outputTokens });
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

/** A text was written, or the checks refused its last try. */
export async function countedWrite(
  emit: EmitGeneration,
  { kind }: Pick<WriteItemJob, "kind">,
  work: () => Promise<WriteItemResult>,
): Promise<WriteItemResult> {
  try {
    const result = await work();
    if (result.outcome === "written" && kind === "place") emit({ PlacesDone: 1 });
    return result;
  } catch (error) {
    if (error instanceof TextError && error.name === "TextRejected") emit({ TextRejected: 1 });
    throw error;
  }
}
