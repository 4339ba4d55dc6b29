/** The steps of the state machine that generates texts, each with the handler `functions/src/generation/<name>.ts`. */
export const stepNames = [
  "next-scope",
  "plan-scope",
  "write-location",
  "record-failure",
  "finish-scope",
  "finish-run",
] as const;

export type StepName = (typeof stepNames)[number];
