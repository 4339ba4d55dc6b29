/** A state machine in the Amazon States Language; only the fields that are read here are typed. */
export interface AslMachine {
  StartAt: string;
  States: Record<string, AslState>;
  [field: string]: unknown;
}

export interface AslState {
  Type: string;
  /** The machine that a Map runs for each item. */
  ItemProcessor?: AslMachine;
  [field: string]: unknown;
}

export interface MachineState {
  name: string;
  state: AslState;
  /** True if the state is inside a Map, whose items run as separate executions. */
  inMap: boolean;
}

/** Yields every state of a machine, including the states inside Map states. */
export function* statesOf(machine: AslMachine, inMap = false): Generator<MachineState> {
  for (const [name, state] of Object.entries(machine.States)) {
    yield { name, state, inMap };
    if (state.ItemProcessor) yield* statesOf(state.ItemProcessor, true);
  }
}

/**
 * The Resource of a Task that starts an execution and waits for its end. Its result has the output
 * as JSON.
 */
export const childExecution = "arn:aws:states:::states:startExecution.sync:2";
