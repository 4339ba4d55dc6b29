/** The state machine that runs the steps; an execution's name is the run's id, so that starting twice is starting once. */
export interface Machine {
  start(runId: string): Promise<void>;
  /** `unknown` where no execution of that name was ever started. */
  status(runId: string): Promise<"running" | "over" | "unknown">;
}
