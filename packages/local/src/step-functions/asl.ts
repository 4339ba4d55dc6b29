/** A state machine in the Amazon States Language, as loosely as a walker needs it. */
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
  /** Inside a Map or a Parallel, whose parts run as executions of their own. */
  nested: boolean;
}

export const itemProcessorOf = (map: AslState) => (map.ItemProcessor ?? map.Iterator) as AslMachine | undefined;

/** Every state of a machine, those inside Map and Parallel states included. */
export function* statesOf(machine: AslMachine, around = { inMap: false, nested: false }): Generator<PlacedState> {
  for (const [name, state] of Object.entries(machine.States)) {
    yield { name, state, ...around };
    const items = state.Type === "Map" ? itemProcessorOf(state) : undefined;
    if (items) yield* statesOf(items, { inMap: true, nested: true });
    for (const branch of (state.Branches ?? []) as AslMachine[]) yield* statesOf(branch, { ...around, nested: true });
  }
}
