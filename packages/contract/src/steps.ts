/**
 * Names the steps of the state machine that generates texts, in the order of a run. Each step is a Lambda function:
 * its handler is `packages/functions/src/generation/<name>.ts`, and the machine's definition refers to its ARN as
 * `${<name>}`.
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
