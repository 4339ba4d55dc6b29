/**
 * The names of the steps of the state machine that generates texts, in order. Each step is a Lambda function with the
 * handler `packages/functions/src/generation/<name>.ts`; the machine's definition refers to its ARN as `${<name>}`.
 */
export const stepNames = [
  "next-scope",
  "plan-scope",
  "write-location",
  "record-failure",
  "finish-scope",
  "finish-run",
] as const;

export type StepName = (typeof stepNames)[number];
