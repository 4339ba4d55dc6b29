/** How an execution has ended. */
export interface Outcome {
  status: "SUCCEEDED" | "FAILED" | "TIMED_OUT" | "ABORTED";
  output?: string;
  error?: string | undefined;
  cause?: string | undefined;
}
