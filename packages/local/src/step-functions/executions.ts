import { dataLimitExceeded, isTooLarge } from "./payload.ts";
import { ServiceException } from "./errors.ts";
import { finish, nowInSeconds, type Execution } from "./execution.ts";
import { executionStore, restarted } from "./execution-store.ts";
import { historyEvents, outcomeEvent, startEvent, type HistoryEvent } from "./history-events.ts";
import type { EventLog, Interpret, Outcome, Started } from "./interpreter.ts";

export interface Executions {
  start(machineArn: string, name: string, input: string): Execution;
  stop(arn: string, reason: StopReason): Promise<Execution>;
  get(arn: string): Execution;
  history(arn: string): HistoryEvent[];
  /** Newest first. */
  ofMachine(machineArn: string): Execution[];
  close(): Promise<void>;
}

export interface StopReason {
  error?: string | undefined;
  cause?: string | undefined;
}

interface Live {
  started: Started;
  history: HistoryEvent[];
  settled: Promise<void>;
}

export interface ExecutionsDeps {
  machines: Map<string, Interpret>;
  folder: string | undefined;
  /** Told of each that has ended. */
  onEnd?: ((machineArn: string, outcome: Outcome) => void) | undefined;
}

export function executions({ machines, folder, onEnd }: ExecutionsDeps): Executions {
  const store = executionStore(folder);
  const known = new Map(store.load().map((execution) => [execution.executionArn, execution]));
  const live = new Map<string, Live>();

  function get(arn: string): Execution {
    const execution = known.get(arn);
    if (!execution) throw new ServiceException("ExecutionDoesNotExist", `Execution Does Not Exist: '${arn}'`);
    return execution;
  }

  function start(machineArn: string, name: string, input: string): Execution {
    const interpret = machines.get(machineArn) as Interpret;
    const executionArn = `${machineArn.replace(":stateMachine:", ":execution:")}:${name}`;
    const earlier = known.get(executionArn);
    if (earlier?.status === "RUNNING" && earlier.input === input) return earlier;
    if (earlier) throw new ServiceException("ExecutionAlreadyExists", `Execution Already Exists: '${executionArn}'`);
    const startDate = nowInSeconds();
    const execution: Execution = {
      executionArn,
      stateMachineArn: machineArn,
      name,
      status: "RUNNING",
      startDate,
      input,
    };
    store.save(execution);
    known.set(executionArn, execution);
    run(execution, interpret);
    return execution;
  }

  function run(execution: Execution, interpret: Interpret): void {
    const history: HistoryEvent[] = [];
    const add = (event: Pick<HistoryEvent, "type">, timestamp: number) =>
      history.push({ ...event, id: history.length + 1, previousEventId: history.length, timestamp });
    add(startEvent(execution.input), execution.startDate);
    const record = (event: EventLog) => {
      for (const entry of historyEvents(event)) add(entry, event.timestamp / 1000);
      if (event.type === "StateExited" && isTooLarge(JSON.stringify(event.state.output) ?? "")) {
        throw dataLimitExceeded(`The output of ${event.state.name}`);
      }
    };
    const { executionArn: arn, name, input } = execution;
    const started = interpret({ arn, name, input: JSON.parse(input), record });
    const settled = started.outcome.then((outcome) => {
      finish(execution, outcome);
      add(outcomeEvent(outcome), nowInSeconds());
      keep(execution, history);
      live.delete(arn);
      onEnd?.(execution.stateMachineArn, outcome);
    });
    live.set(arn, { started, history, settled });
  }

  /** With a full disk the outcome is known until the next start only; the site goes on. */
  function keep(execution: Execution, history: HistoryEvent[]): void {
    try {
      store.saveHistory(execution, history);
      store.save(execution);
    } catch (error) {
      process.stderr.write(`Execution ${execution.name} could not be kept: ${(error as Error).message}\n`);
    }
  }

  async function abort(arn: string, reason: StopReason): Promise<void> {
    const running = live.get(arn);
    running?.started.end({ status: "ABORTED", ...reason });
    await running?.settled;
  }

  return {
    start,
    get,
    async stop(arn, reason) {
      const execution = get(arn);
      await abort(arn, reason);
      return execution;
    },
    history: (arn) => live.get(arn)?.history ?? store.history(get(arn)),
    ofMachine: (machineArn) =>
      [...known.values()].filter(({ stateMachineArn }) => stateMachineArn === machineArn).reverse(),
    async close() {
      await Promise.all([...live.keys()].map((arn) => abort(arn, { error: restarted })));
    },
  };
}
