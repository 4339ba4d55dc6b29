import { once } from "node:events";
import { createInterface } from "node:readline/promises";
import { UsageError } from "./errors.ts";

/**
 * Returns the reply to a question at the terminal. Throws a UsageError if the input ends first
 * (Ctrl-D).
 */
export async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  // At a terminal, the question rejects when the input ends; otherwise it would wait forever.
  const ended = once(terminal, "close").then(() => undefined);
  const replied = terminal.question(question).catch(() => undefined);
  const reply = await Promise.race([replied, ended]);
  terminal.close();
  if (reply === undefined) {
    throw new UsageError("No data was changed, because the question was not answered.");
  }
  return reply;
}

/** Returns whether the reply to a question at the terminal is yes. */
export const confirms = async (question: string): Promise<boolean> =>
  /^y(es)?$/i.test((await ask(`${question} [y/N] `)).trim());

/** Returns a bar of `width` characters of which a share, from 0 to 1, is filled. */
export function drawBar(share: number, width: number): string {
  const filled = Math.round(share * width);
  return "#".repeat(filled) + ".".repeat(width - filled);
}

/**
 * Returns a function that shows progress on stderr: a bar in place on a terminal, otherwise a line
 * per quarter.
 */
export function createProgressBar(label: string, stream: NodeJS.WriteStream = process.stderr) {
  let quarter = 0;
  return ({ done, total }: { done: number; total: number }, note = "") => {
    if (total === 0) return;
    const share = done / total;
    const progress = `${label} [${drawBar(share, 24)}] ${done}/${total}`;
    const line = note === "" ? progress : `${progress} ${note}`;
    if (stream.isTTY) {
      stream.write(`\r${line}\u001b[K${done === total ? "\n" : ""}`);
    } else if (Math.floor(share * 4) > quarter) {
      quarter = Math.floor(share * 4);
      stream.write(`${line}\n`);
    }
  };
}

/**
 * Shows a count on stderr, redrawn in place, if that is a terminal. Without a count, ends the line.
 */
export function showCount(count?: string): void {
  if (process.stderr.isTTY) process.stderr.write(count === undefined ? "\n" : `\r${count}\u001b[K`);
}
