import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Task } from "./writer/task.ts";

/** A call as a model gets it. */
export interface Call {
  instructions: string;
  input: unknown;
  /** The JSON Schema of the answer. */
  schema: unknown;
}

const pollMs = 500;
const kinds = { "write-location-text": "write", "judge-sentences": "read" } as const;

/**
 * Keeps each call as `NAME.call.json` in a folder and answers it with `NAME.answer.json`, the JSON
 * that a model wrote. The name has a hash of the call, so that a folder of answers can be replayed.
 */
export function createAnswerFolder(folder: string, waitMs: number) {
  mkdirSync(folder, { recursive: true });
  return {
    /** Returns the answer's text, or null if nobody has answered in time. */
    async answerTo(task: Task, call: Call): Promise<string | null> {
      const text = `${JSON.stringify(call, null, 2)}\n`;
      const hash = createHash("sha256").update(text).digest("hex").slice(0, 8);
      const place = task.location.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
      const name = `${place}.${task.location.kind}.${kinds[task.task]}.${hash}`;
      const until = Date.now() + waitMs;
      const written = join(folder, `${name}.call.json`);
      // Whoever answers never sees half a call.
      writeFileSync(`${written}.part`, text);
      renameSync(`${written}.part`, written);
      for (;;) {
        const answer = readAnswer(join(folder, `${name}.answer.json`));
        if (answer !== null || Date.now() >= until) return answer;
        await wait(pollMs);
      }
    },
  };
}

/** Returns the answer, or null where it is missing or only half written. */
function readAnswer(path: string): string | null {
  try {
    const text = readFileSync(path, "utf8").trim();
    JSON.parse(text);
    return text;
  } catch {
    return null;
  }
}
