import { spawn, type ChildProcess, type ChildProcessWithoutNullStreams } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { SiteOptions } from "./site.ts";

export interface SiteProcess {
  url: string;
  tableName: string;
  /** Returns all output so far. */
  output: () => string;
  /** Sends SIGKILL. Resolves when the process has ended. */
  kill: () => Promise<void>;
  /** Sends SIGTERM. Resolves with the exit code. */
  stop: () => Promise<number | null>;
}

export const siteScript = fileURLToPath(new URL("./site-child.ts", import.meta.url));

async function untilEnded(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
}

/**
 * Boots the whole site in a child process that can be killed at any point, and that ends with this
 * process.
 */
export async function startSiteProcess(options: SiteOptions): Promise<SiteProcess> {
  const child = spawn(process.execPath, [siteScript], { stdio: ["pipe", "pipe", "pipe", "ipc"] });
  const { stdin, stdout, stderr } = child as ChildProcessWithoutNullStreams;
  // Sent on standard input, because the rows of 243 places exceed the length of an argument.
  stdin.end(JSON.stringify(options));
  let output = "";
  stderr.on("data", (text: Buffer) => (output += text.toString()));
  const lines = createInterface({ input: stdout });
  const ready = Promise.withResolvers<{ url: string; tableName: string }>();
  lines.on("line", (line) => {
    output += `${line}\n`;
    if (line.startsWith('{"url"')) {
      ready.resolve(JSON.parse(line) as { url: string; tableName: string });
    }
  });
  child.once("exit", () => ready.reject(new Error(`The site did not start: ${output}`)));
  const { url, tableName } = await ready.promise;
  return {
    url,
    tableName,
    output: () => output,
    kill: async () => {
      child.kill("SIGKILL");
      await untilEnded(child);
    },
    stop: async () => {
      child.kill("SIGTERM");
      await untilEnded(child);
      return child.exitCode;
    },
  };
}
