import type { Completion } from "../protocol/response-bodies.ts";
import { judgeSentences } from "../reader/judge-sentences.ts";
import { damagedResponse } from "../reader/reader-faults.ts";
import { writeLocationText } from "../writer/location-text.ts";
import type { Task } from "../writer/task.ts";
import type { FaultMode } from "./fault-modes.ts";
import { buildPoisonText } from "./poison-texts.ts";

/** Returns the model's output: the text or the verdicts as JSON, or the damaged output of a fault mode. */
export function buildCompletion(mode: FaultMode, task: Task): Completion {
  if (task.task === "judge-sentences") return damaged(mode, damagedResponse(mode, judgeSentences(task)));
  const text = writeLocationText(task);
  if (mode.startsWith("poison-")) {
    return { text: buildPoisonText(Number(mode.slice("poison-".length)), text, task.location.name) };
  }
  return damaged(mode, mode === "wrong-shape" ? { title: text.servicingMetaTitle, body: 42 } : text);
}

function damaged(mode: FaultMode, output: unknown): Completion {
  const good = JSON.stringify(output);
  switch (mode) {
    case "refusal":
      return { text: null, refusal: "I'm sorry, but I can't help with that." };
    case "incomplete":
      return { text: good.slice(0, Math.floor(good.length / 2)), truncated: true };
    case "empty-choices":
      return { text: null };
    case "not-json":
      return { text: "Here is some text about vans, in plain prose." };
    case "fenced-json":
      return { text: `\`\`\`json\n${good}\n\`\`\`` };
    default:
      return { text: good };
  }
}
