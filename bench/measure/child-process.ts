import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdirSync, openSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import type { ServedMessage } from "./serve-messages.ts";

/** The folder for the stderr of child processes. Only the parent prints. */
const logDir = ".build/bench";

/**
 * A running script that responds to messages with `serveMessages`. Only a single message may be
 * outstanding.
 */
export interface Child {
  process: ChildProcess;
  /** Resolves with the result of the child's handler; rejects if it throws or the process ends. */
  request: (message: object) => Promise<unknown>;
  close: () => Promise<void>;
}

export function startChild(script: URL, env: Record<string, string> = {}): Child {
  const name = basename(script.pathname, ".ts");
  mkdirSync(logDir, { recursive: true });
  const log = openSync(`${logDir}/${name}.log`, "w");
  const child = spawn(process.execPath, [fileURLToPath(script)], {
    stdio: ["ignore", "ignore", log, "ipc"],
    env: { ...process.env, NODE_ENV: "production", ...env },
  });
  closeSync(log);
  const ended = once(child, "exit") as Promise<[number | null, string | null]>;
  return {
    process: child,
    async request(message) {
      const served = once(child, "message") as Promise<[ServedMessage]>;
      child.send(message);
      const [{ result, error }] = await Promise.race([
        served,
        ended.then(([code, signal]) => {
          throw new Error(`${name} ended with ${code ?? signal}; see ${logDir}/${name}.log.`);
        }),
      ]);
      if (error) throw new Error(error);
      return result;
    },
    async close() {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}
