/** The states that operators filter by. A location has several if, for instance, a draft waits beside a live text. */
export const locationStates = ["draft", "refused", "failed", "missing", "stale", "live"] as const;

export type LocationState = (typeof locationStates)[number];
