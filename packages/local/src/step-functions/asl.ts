/** A state machine in the Amazon States Language; only the fields that are read here are typed. */
export interface AslMachine {
  StartAt: string;
  States: Record<string, AslState>;
  [field: string]: unknown;
}

export interface AslState {
  Type: string;
  [field: string]: unknown;
}

export interface PlacedState {
  name: string;
  state: AslState;
  inMap: boolean;
  /** The state is inside a Map or a Parallel, whose parts run as separate executions. */
  nested: boolean;
}

/** Returns the machine that a Map state runs for each item, under its present or its former name. */
export const itemProcessorOf = (map: AslState) => (map.ItemProcessor ?? map.Iterator) as AslMachine | undefined;

/** Yields every state of a machine, those inside Map and Parallel states included. */
export function* statesOf(machine: AslMachine, position = { inMap: false, nested: false }): Generator<PlacedState> {
  for (const [name, state] of Object.entries(machine.States)) {
    yield { name, state, ...position };
    const items = state.Type === "Map" ? itemProcessorOf(state) : undefined;
    if (items) yield* statesOf(items, { inMap: true, nested: true });
    for (const branch of (state.Branches ?? []) as AslMachine[]) yield* statesOf(branch, { ...position, nested: true });
  }
}

/** The Resource of a Task that starts an execution and waits for its end. Its result has the output as JSON. */
export const childExecution = "arn:aws:states:::states:startExecution.sync:2";
