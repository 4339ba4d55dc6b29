import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Outcome } from "./interpreter.ts";

/** An execution as `DescribeExecution` returns it; times are in epoch seconds. */
export interface Execution {
  executionArn: string;
  stateMachineArn: string;
  name: string;
  status: Outcome["status"] | "RUNNING";
  startDate: number;
  stopDate?: number;
  input: string;
  output?: string;
  error?: string;
  cause?: string;
}

export const nowInSeconds = (): number => Date.now() / 1000;

export function finish(execution: Execution, { status, output, error, cause }: Outcome): void {
  execution.status = status;
  execution.stopDate = nowInSeconds();
  if (output !== undefined) execution.output = output;
  if (error !== undefined) execution.error = error;
  if (cause !== undefined) execution.cause = cause;
}

export interface ExecutionStore {
  /** Returns the stored executions. Those that were running when the process ended are aborted now. */
  load(): Execution[];
  save(execution: Execution): void;
}

const retentionSeconds = 90 * 86_400;
/** The error of an execution that ended with its process. */
export const restarted = "Local.ProcessRestarted";

/**
 * Stores each execution in a file, which is replaced as a whole, so that a process killed while it writes leaves the old
 * one. Without a folder nothing is stored.
 */
export function executionStore(folder: string | undefined): ExecutionStore {
  if (folder === undefined) return { load: () => [], save: () => undefined };
  mkdirSync(folder, { recursive: true });
  const fileOf = ({ stateMachineArn, name }: Execution) =>
    join(folder, `${stateMachineArn.split(":").at(-1)}.${name}.execution.json`);

  function save(execution: Execution): void {
    const file = fileOf(execution);
    writeFileSync(`${file}.tmp`, JSON.stringify(execution), { mode: 0o600 });
    renameSync(`${file}.tmp`, file);
  }

  function read(file: string): Execution {
    const execution = JSON.parse(readFileSync(join(folder as string, file), "utf8")) as Execution;
    if (execution.status === "RUNNING") {
      finish(execution, { status: "ABORTED", error: restarted, cause: "The local cloud ended during this execution." });
      save(execution);
    }
    return execution;
  }

  function isRetained(execution: Execution): boolean {
    if ((execution.stopDate ?? 0) > nowInSeconds() - retentionSeconds) return true;
    rmSync(fileOf(execution), { force: true });
    return false;
  }

  return {
    load: () =>
      readdirSync(folder)
        .filter((file) => file.endsWith(".execution.json"))
        .map(read)
        .filter(isRetained),
    save,
  };
}
