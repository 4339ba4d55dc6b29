import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { finish, nowInSeconds, type Execution } from "./execution.ts";
import type { HistoryEvent } from "./history-events.ts";

export interface ExecutionStore {
  /** All that were kept, oldest first; those that were running when the process ended are aborted now. */
  load(): Execution[];
  save(execution: Execution): void;
  saveHistory(execution: Execution, events: HistoryEvent[]): void;
  history(execution: Execution): HistoryEvent[];
}

const keptSeconds = 90 * 86_400;
export const restarted = "Local.ProcessRestarted";

/** Without a folder, executions last as long as the process. */
export const executionStore = (folder: string | undefined): ExecutionStore =>
  folder === undefined ? memoryStore() : fileStore(folder);

/**
 * One file for an execution and one for its history. A file is replaced whole, so that a process killed in the
 * middle of a write leaves the old one.
 */
function fileStore(folder: string): ExecutionStore {
  mkdirSync(folder, { recursive: true });
  const fileOf = ({ stateMachineArn, name }: Execution, kind: string) =>
    join(folder, `${stateMachineArn.split(":").at(-1)}.${name}.${kind}.json`);

  const save = (execution: Execution) => replace(fileOf(execution, "execution"), execution);

  function restore(file: string): Execution {
    const execution = JSON.parse(readFileSync(join(folder, file), "utf8")) as Execution;
    if (execution.status === "RUNNING") {
      finish(execution, { status: "ABORTED", error: restarted, cause: "The local cloud ended during this execution." });
      save(execution);
    }
    return execution;
  }

  function isFresh(execution: Execution): boolean {
    if ((execution.stopDate ?? 0) > nowInSeconds() - keptSeconds) return true;
    for (const kind of ["execution", "history"]) rmSync(fileOf(execution, kind), { force: true });
    return false;
  }

  return {
    load: () =>
      readdirSync(folder)
        .filter((file) => file.endsWith(".execution.json"))
        .map(restore)
        .filter(isFresh)
        .sort((one, other) => one.startDate - other.startDate),
    save,
    saveHistory: (execution, events) => replace(fileOf(execution, "history"), events),
    history(execution) {
      try {
        return JSON.parse(readFileSync(fileOf(execution, "history"), "utf8")) as HistoryEvent[];
      } catch {
        return [];
      }
    },
  };
}

function memoryStore(): ExecutionStore {
  const histories = new Map<string, HistoryEvent[]>();
  return {
    load: () => [],
    save: () => undefined,
    saveHistory: ({ executionArn }, events) => void histories.set(executionArn, events),
    history: ({ executionArn }) => histories.get(executionArn) ?? [],
  };
}

function replace(file: string, value: unknown): void {
  const draft = `${file}.tmp`;
  writeFileSync(draft, JSON.stringify(value), { mode: 0o600 });
  renameSync(draft, file);
}
