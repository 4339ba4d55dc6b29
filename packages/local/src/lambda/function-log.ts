import { createWriteStream, mkdirSync, type WriteStream } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { parseJsonObject } from "../http.ts";

export type LineSink = (line: string) => void;
export type FunctionLogs = ReturnType<typeof functionLogs>;

/** Calls `sink` for each non-empty line. */
export function pipeLines(stream: Readable, sink: LineSink): void {
  createInterface({ input: stream, crlfDelay: Infinity }).on("line", (line) => {
    if (line !== "") sink(line);
  });
}

/**
 * Writes a file per function in Lambda's JSON log format, an object per line. With `echo`, also
 * prints the lines.
 */
export function functionLogs({ folder, echo }: { folder: string | undefined; echo: boolean }) {
  const streams: WriteStream[] = [];
  if (folder) mkdirSync(folder, { recursive: true });
  return {
    sinkFor(functionName: string): LineSink {
      const stream = folder
        ? createWriteStream(join(folder, `${functionName}.log`), { flags: "a" })
        : undefined;
      if (stream) streams.push(stream);
      // A full disk must not stop the site.
      stream?.on("error", () => undefined);
      return (line) => {
        const isEntry = line.startsWith("{") && Object.keys(parseJsonObject(line)).length > 0;
        const entry = isEntry
          ? line
          : JSON.stringify({ timestamp: new Date().toISOString(), message: line });
        stream?.write(`${entry}\n`);
        if (echo) process.stdout.write(`[${functionName}] ${entry}\n`);
      };
    },
    close: async (): Promise<void> => {
      const end = (stream: WriteStream) => new Promise((resolve) => stream.end(resolve));
      await Promise.all(streams.map(end));
    },
  };
}
