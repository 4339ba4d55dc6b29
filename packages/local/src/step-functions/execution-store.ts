import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Outcome } from "./outcome.ts";

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
  /** The execution that waits for this execution. */
  parentArn?: string;
}

/** Returns the time in epoch seconds, the unit of the Step Functions API. */
export const nowInSeconds = (): number => Date.now() / 1000;

/** Records the outcome of an execution and when it ended. */
export function finish(execution: Execution, { status, output, error, cause }: Outcome): void {
  execution.status = status;
  execution.stopDate = nowInSeconds();
  if (output !== undefined) execution.output = output;
  if (error !== undefined) execution.error = error;
  if (cause !== undefined) execution.cause = cause;
}

const retentionSeconds = 90 * 86_400;
function parseExecution(json: string): Execution {
  const execution = JSON.parse(json) as Partial<Execution> | null;
  const texts = [execution?.executionArn, execution?.stateMachineArn, execution?.name, execution?.status];
  const isComplete = texts.every((text) => typeof text === "string" && text !== "");
  if (!isComplete || typeof execution?.startDate !== "number") throw new Error("It holds no execution.");
  // One that is running is started anew with its input.
  if (typeof execution.input !== "string") throw new Error("The execution has no input.");
  JSON.parse(execution.input);
  return execution as Execution;
}

/**
 * Stores each execution in a file. The file is replaced as a whole: a process killed while it writes leaves the old
 * file. Without a folder, stores nothing.
 */
export function executionStore(folder: string | undefined, log: (line: string) => void) {
  if (folder === undefined) return { load: (): Execution[] => [], save: () => undefined };
  mkdirSync(folder, { recursive: true });
  const fileOf = ({ stateMachineArn, name }: Execution) =>
    join(folder, `${stateMachineArn.split(":").at(-1)}.${name}.execution.json`);

  function save(execution: Execution): void {
    const file = fileOf(execution);
    writeFileSync(`${file}.tmp`, JSON.stringify(execution), { mode: 0o600 });
    renameSync(`${file}.tmp`, file);
  }

  function read(name: string): Execution[] {
    const file = join(folder as string, name);
    try {
      return [parseExecution(readFileSync(file, "utf8"))];
    } catch (error) {
      log(`The execution in ${file} is left out, as its file is damaged: ${(error as Error).message}`);
      return [];
    }
  }

  function isRetained(execution: Execution): boolean {
    if ((execution.stopDate ?? execution.startDate) > nowInSeconds() - retentionSeconds) return true;
    rmSync(fileOf(execution), { force: true });
    return false;
  }

  return {
    /** Returns the executions stored when the process ended, except those in damaged files, which it logs and keeps. */
    load: () =>
      readdirSync(folder)
        .filter((file) => file.endsWith(".execution.json"))
        .flatMap(read)
        .filter(isRetained),
    save,
  };
}
