import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { replaceFile } from "../replace-file.ts";

export interface Outcome {
  status: "SUCCEEDED" | "FAILED" | "TIMED_OUT" | "ABORTED";
  output?: string;
  error?: string | undefined;
  cause?: string | undefined;
}

/** An execution as `DescribeExecution` returns it; times are in epoch seconds. */
export interface Execution extends Omit<Outcome, "status"> {
  executionArn: string;
  stateMachineArn: string;
  name: string;
  status: Outcome["status"] | "RUNNING";
  startDate: number;
  stopDate?: number;
  input: string;
  parentArn?: string | undefined;
}

/** Returns the time in epoch seconds, the unit of the Step Functions API. */
export const nowInSeconds = (): number => Date.now() / 1000;

const retentionSeconds = 90 * 86_400;

function parseExecution(json: string): Execution {
  const { executionArn, stateMachineArn, name, status, startDate, input } = Object(
    JSON.parse(json),
  ) as Execution;
  const isComplete = [executionArn, stateMachineArn, name, status].every(
    (text) => typeof text === "string" && text,
  );
  if (!isComplete || typeof startDate !== "number") {
    throw new Error("It does not contain an execution.");
  }
  // One that is running is started anew with its input.
  if (typeof input !== "string") throw new Error("The execution has no input.");
  JSON.parse(input);
  return JSON.parse(json) as Execution;
}

/**
 * Stores each execution in a file, which is replaced as a whole. Without a folder, stores nothing.
 */
export function executionStore(folder: string | undefined, log: (line: string) => void) {
  if (folder === undefined) return { load: (): Execution[] => [], save: () => undefined };
  mkdirSync(folder, { recursive: true });
  const fileOf = ({ stateMachineArn, name }: Execution) =>
    join(folder, `${stateMachineArn.split(":").at(-1)}.${name}.execution.json`);

  function read(name: string): Execution[] {
    const file = join(folder as string, name);
    try {
      return [parseExecution(readFileSync(file, "utf8"))];
    } catch (error) {
      const { message } = error as Error;
      log(`Skipped the execution in ${file}, because the file is damaged: ${message}`);
      return [];
    }
  }

  function isRetained(execution: Execution): boolean {
    if ((execution.stopDate ?? execution.startDate) > nowInSeconds() - retentionSeconds) {
      return true;
    }
    rmSync(fileOf(execution), { force: true });
    return false;
  }

  return {
    /**
     * Returns the executions stored when the process ended, except executions in damaged files,
     * which it logs and keeps.
     */
    load: () => {
      const files = readdirSync(folder).filter((file) => file.endsWith(".execution.json"));
      return files.flatMap(read).filter(isRetained);
    },
    save: (execution: Execution) => replaceFile(fileOf(execution), JSON.stringify(execution)),
  };
}
