import type { Completion } from "../protocol/response-bodies.ts";
import { judgeSentences } from "../reader/judge-sentences.ts";
import { damagedResponse } from "../reader/reader-faults.ts";
import { writeLocationText } from "../writer/location-text.ts";
import type { Task } from "../writer/task.ts";
import type { FaultMode } from "./fault-modes.ts";
import { buildPoisonText } from "./poison-texts.ts";
import { providerAnswer } from "./provider-answers.ts";

/**
 * Returns the model's output: the text or the verdicts as JSON, or the damaged output of a fault
 * mode.
 */
export function buildCompletion(mode: FaultMode, task: Task): Completion {
  if (task.task === "judge-sentences") {
    return damaged(mode, damagedResponse(mode, judgeSentences(task)));
  }
  const text = writeLocationText(task);
  if (mode.startsWith("poison-")) {
    return {
      text: buildPoisonText(Number(mode.slice("poison-".length)), text, task.location.name),
    };
  }
  return damaged(
    mode,
    mode === "wrong-shape" ? { title: text.servicingMetaTitle, body: 42 } : text,
  );
}

function damaged(mode: FaultMode, output: unknown): Completion {
  const text = JSON.stringify(output);
  return providerAnswer(mode)?.output?.(text) ?? { text };
}
