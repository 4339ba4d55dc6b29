/**
 * The effort that a reasoning model may spend before it writes. `auto` is `low` for OpenAI's reasoning models; `off`
 * sends no effort, which other models would refuse.
 */
export const reasoningEfforts = ["auto", "off", "minimal", "low", "medium", "high"] as const;

export type ReasoningEffort = (typeof reasoningEfforts)[number];
