/** The end of an execution. */
export interface Outcome {
  status: "SUCCEEDED" | "FAILED" | "TIMED_OUT" | "ABORTED";
  output?: string;
  error?: string | undefined;
  cause?: string | undefined;
}
