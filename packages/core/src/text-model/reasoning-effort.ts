/**
 * How much a reasoning model may think before it writes. `auto` is `low` for OpenAI's own reasoning models; `off` sends
 * no effort, which other models would refuse.
 */
export const reasoningEfforts = ["auto", "off", "minimal", "low", "medium", "high"] as const;

export type ReasoningEffort = (typeof reasoningEfforts)[number];
