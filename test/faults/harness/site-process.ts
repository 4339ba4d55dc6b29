import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { SiteOptions } from "./site.ts";

export interface SiteProcess {
  url: string;
  tableName: string;
  /** All it printed. */
  printed: () => string;
  /** Resolves when it is gone. */
  kill: () => Promise<void>;
  /** Asks it to end; its exit code. */
  stop: () => Promise<number | null>;
}

const script = fileURLToPath(new URL("./site-child.ts", import.meta.url));

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
}

/** The whole site in one process, which `kill -9` ends in the middle of whatever it does. */
export async function startSiteProcess(options: SiteOptions): Promise<SiteProcess> {
  const child = spawn(process.execPath, [script, JSON.stringify(options)], { stdio: ["ignore", "pipe", "pipe"] });
  const stopWithUs = () => child.kill("SIGKILL");
  process.once("exit", stopWithUs);
  child.once("exit", () => process.off("exit", stopWithUs));
  let printed = "";
  child.stderr.on("data", (text: Buffer) => (printed += text.toString()));
  const lines = createInterface({ input: child.stdout });
  const ready = Promise.withResolvers<{ url: string; tableName: string }>();
  lines.on("line", (line) => {
    printed += `${line}\n`;
    if (line.startsWith('{"url"')) ready.resolve(JSON.parse(line) as { url: string; tableName: string });
  });
  child.once("exit", () => ready.reject(new Error(`The site did not start: ${printed}`)));
  const { url, tableName } = await ready.promise;
  return {
    url,
    tableName,
    printed: () => printed,
    kill: async () => {
      child.kill("SIGKILL");
      await ended(child);
    },
    stop: async () => {
      child.kill("SIGTERM");
      await ended(child);
      return child.exitCode;
    },
  };
}
