import { Readable } from "node:stream";
import { format } from "node:util";
import { runCommandLine } from "../commands.ts";
import type { CommandResult } from "./run-ops.ts";

let previous: Promise<unknown> = Promise.resolve();

/**
 * Runs the command line in this process, which is much faster than a process per call. Runs calls
 * in sequence, because each replaces the environment variables, standard input and output.
 */
export function runInProcess(
  args: readonly string[],
  env: Record<string, string>,
  input = "",
): Promise<CommandResult> {
  const result = previous.then(() => run(args, env, input));
  previous = result.catch(() => undefined);
  return result;
}

async function run(
  args: readonly string[],
  env: Record<string, string>,
  input: string,
): Promise<CommandResult> {
  const printed = { out: "", err: "" };
  const write = (to: keyof typeof printed) => (text: string | Uint8Array) => {
    printed[to] += String(text);
    return true;
  };
  const print =
    (to: keyof typeof printed) =>
    (...values: unknown[]) =>
      void write(to)(`${format(...values)}\n`);
  const undo = [
    replace(process, "env", { ...env }),
    replace(process, "stdin", Readable.from([input])),
    replace(process.stdout, "write", write("out")),
    replace(process.stderr, "write", write("err")),
    replace(console, "log", print("out")),
    replace(console, "error", print("err")),
  ];
  try {
    const code = await runCommandLine(args, process.env);
    return { code, ...printed };
  } finally {
    for (const restore of undo) restore();
  }
}

/** Replaces a property of a Node object. Returns a function that restores the previous value. */
function replace(object: object, name: string, value: unknown): () => void {
  const own = Object.getOwnPropertyDescriptor(object, name);
  Object.defineProperty(object, name, {
    value,
    configurable: true,
    enumerable: true,
    writable: true,
  });
  return () => {
    if (own) Object.defineProperty(object, name, own);
    else Reflect.deleteProperty(object, name);
  };
}
