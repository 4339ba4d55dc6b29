import { once } from "node:events";
import { createInterface } from "node:readline/promises";
import { UsageError } from "./errors.ts";

/** Returns the reply to a question at the terminal. Throws a UsageError if the input ends first (Ctrl-D). */
export async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  // At a terminal, the question rejects when the input ends; otherwise it would wait forever.
  const ended = once(terminal, "close").then(() => undefined);
  const replied = terminal.question(question).catch(() => undefined);
  const reply = await Promise.race([replied, ended]);
  terminal.close();
  if (reply === undefined) throw new UsageError("No data was changed, because the question was not answered.");
  return reply;
}

/** Returns whether the reply to a question at the terminal is yes. */
export const confirms = async (question: string): Promise<boolean> =>
  /^y(es)?$/i.test((await ask(`${question} [y/N] `)).trim());
