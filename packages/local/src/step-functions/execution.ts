import type { Outcome } from "./interpreter.ts";

/** An execution as `DescribeExecution` shows it; times in seconds. */
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
}

export const nowInSeconds = (): number => Date.now() / 1000;

export function finish(execution: Execution, { status, output, error, cause }: Outcome): void {
  execution.status = status;
  execution.stopDate = nowInSeconds();
  if (output !== undefined) execution.output = output;
  if (error !== undefined) execution.error = error;
  if (cause !== undefined) execution.cause = cause;
}
