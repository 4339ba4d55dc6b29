/** The ways a call can fail; `ok` is no failure. The modes `poison-1` to `poison-30` return a harmful text each. */
export const faultModes = [
  "ok",
  "slow",
  "rate-limit",
  "quota",
  "error-500",
  "error-502",
  "error-503",
  "hang",
  "drip",
  "reset",
  "cut-body",
  "unauthorised",
  "html-200",
  "empty-choices",
  "refusal",
  "incomplete",
  "not-json",
  "fenced-json",
  "wrong-shape",
] as const;

export type FaultMode = (typeof faultModes)[number] | `poison-${number}`;

/** Returns whether a value is the name of a fault mode. */
export function isFaultMode(value: unknown): value is FaultMode {
  if (typeof value !== "string") return false;
  if ((faultModes as readonly string[]).includes(value)) return true;
  const poison = /^poison-(\d{1,2})$/.exec(value);
  return poison !== null && Number(poison[1]) >= 1 && Number(poison[1]) <= 30;
}
