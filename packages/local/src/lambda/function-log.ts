import { createWriteStream, mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { createInterface } from "node:readline";

export type LineSink = (line: string) => void;

export type FunctionLogs = ReturnType<typeof functionLogs>;

/** Calls `sink` for each non-empty line. */
export function pipeLines(stream: Readable, sink: LineSink): void {
  createInterface({ input: stream, crlfDelay: Infinity }).on("line", (line) => line !== "" && sink(line));
}

/** Writes a file per function in Lambda's JSON log format, an object per line. With `echo`, also prints the lines. */
export function functionLogs({ folder, echo }: { folder: string | undefined; echo: boolean }) {
  const streams = new Map<string, ReturnType<typeof createWriteStream>>();
  if (folder) mkdirSync(folder, { recursive: true });
  return {
    sinkFor(functionName: string): LineSink {
      const stream = folder && createWriteStream(join(folder, `${functionName}.log`), { flags: "a" });
      if (stream) {
        // A full disk must not stop the site.
        stream.on("error", () => undefined);
        streams.set(functionName, stream);
      }
      return (line) => {
        const entry = toJsonLine(line);
        if (stream) stream.write(`${entry}\n`);
        if (echo) process.stdout.write(`[${functionName}] ${entry}\n`);
      };
    },
    close: async (): Promise<void> => {
      await Promise.all([...streams.values()].map((stream) => new Promise((resolve) => stream.end(resolve))));
    },
  };
}

function toJsonLine(line: string): string {
  if (line.startsWith("{") && isJson(line)) return line;
  return JSON.stringify({ timestamp: new Date().toISOString(), message: line });
}

function isJson(line: string): boolean {
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}
