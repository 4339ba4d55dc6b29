import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, openSync, closeSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { pinned, type Core } from "./cpu-affinity.ts";

export interface ChildOptions {
  core?: Core;
  env?: Record<string, string>;
}

/** What children say on stderr; a figure is printed by the parent alone. */
const logs = ".build/bench";

/** A process of our own that is spoken to in messages: one goes in, one comes back. */
export interface Child {
  process: ChildProcess;
  ask: (question: unknown) => Promise<unknown>;
  close: () => Promise<void>;
}

export function startChild(script: URL, { core, env = {} }: ChildOptions = {}): Child {
  const name = basename(script.pathname, ".ts");
  const [command, args] = pinned(core, process.execPath, [fileURLToPath(script)]);
  mkdirSync(logs, { recursive: true });
  const log = openSync(`${logs}/${name}.log`, "w");
  const child = spawn(command, args, {
    stdio: ["ignore", "ignore", log, "ipc"],
    env: { ...process.env, NODE_ENV: "production", ...env },
  });
  closeSync(log);
  const ended = once(child, "exit") as Promise<[number | null, string | null]>;
  return {
    process: child,
    async ask(question) {
      const answer = once(child, "message") as Promise<[{ answer?: unknown; error?: string }]>;
      child.send(question as object);
      const [message] = await Promise.race([
        answer,
        ended.then(([code, signal]) => {
          throw new Error(`${name} ended with ${code ?? signal}; ${logs}/${name}.log may say why.`);
        }),
      ]);
      if (message.error) throw new Error(message.error);
      return message.answer;
    },
    async close() {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}

/** Starts, asks one thing, and ends: for what must be measured in a process that has done nothing else. */
export async function askChild<T>(script: URL, question: unknown, options: ChildOptions = {}): Promise<T> {
  const child = startChild(script, options);
  try {
    return (await child.ask(question)) as T;
  } finally {
    await child.close();
  }
}
