/** The state of a navigation to the review, with the keys of the locations to review. */
interface ReviewState {
  drafts: readonly string[];
}

/** Returns the state with which a link to the review limits it to these locations. */
export const reviewState = (drafts: readonly string[]): ReviewState => ({ drafts });

/** Reads the keys of the locations to review from the state of a navigation; null means all that have a draft. */
export function chosenDrafts(state: unknown): readonly string[] | null {
  if (typeof state !== "object" || state === null || !("drafts" in state) || !Array.isArray(state.drafts)) return null;
  return state.drafts.filter((key) => typeof key === "string");
}
