/** The states that operators filter by. A location can have several, such as a draft beside a live text. */
export const locationStates = ["draft", "failed", "missing", "stale", "live"] as const;

export type LocationState = (typeof locationStates)[number];
