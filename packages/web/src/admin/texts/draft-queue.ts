import type { ContentStates } from "@vanfettle/contract/content/review-schemas";
import { keyOf } from "../admin-queries.ts";
import type { Decision } from "./use-decisions.ts";

type Stated = ContentStates["locations"][number];

/** A draft of the review and its location. */
export interface QueuedDraft extends Pick<Stated, "kind" | "slug" | "name" | "county" | "region"> {
  version: number;
}

/** The decision on a draft. `gone` means that another operator or a run has decided on it. */
export type Outcome = Decision["outcome"] | "gone";

export interface DraftQueue {
  drafts: readonly QueuedDraft[];
  /** The index of the shown draft; the number of drafts at the end. */
  position: number;
  outcomes: ReadonlyMap<string, Outcome>;
}

/**
 * Returns the waiting drafts: of the chosen locations if there are any. Drafts with the lightest
 * objections come first, because an operator decides on them quickly and they go live soonest;
 * nothing is lost while the others wait. Equal ones are in the order of the list.
 */
export function createQueue(
  { locations }: ContentStates,
  chosen: readonly string[] | null,
): DraftQueue {
  const keys = chosen && new Set(chosen);
  const waiting = locations.filter((location) => keys === null || keys.has(keyOf(location)));
  const drafts = waiting
    .toSorted((a, b) => (a.draftWeight ?? 0) - (b.draftWeight ?? 0))
    .flatMap(({ draftVersion, ...location }) =>
      draftVersion === null ? [] : [{ ...location, version: draftVersion }],
    );
  return { drafts, position: 0, outcomes: new Map() };
}

const openIndexes = ({ drafts, outcomes }: DraftQueue): number[] =>
  drafts.flatMap((draft, index) => (outcomes.has(keyOf(draft)) ? [] : [index]));

/** Returns the indexes of the drafts after the shown one that wait for a decision. */
export const openAfter = (queue: DraftQueue): number[] =>
  openIndexes(queue).filter((index) => index > queue.position);

/** Returns the number of drafts that wait for a decision. */
export const openCount = (queue: DraftQueue): number => openIndexes(queue).length;

export const countOutcome = ({ outcomes }: DraftQueue, outcome: Outcome): number =>
  Array.from(outcomes.values()).filter((each) => each === outcome).length;

const listedBefore = 3;
const listedAtOnce = 14;

/** Returns the drafts around the shown one, and the index of the first of them. */
export function nearby({ drafts, position }: DraftQueue) {
  const from = Math.max(0, Math.min(position - listedBefore, drafts.length - listedAtOnce));
  return { from, drafts: drafts.slice(from, from + listedAtOnce) };
}

/** Moves to the next draft that waits, or to the end. */
export const moveOn = (queue: DraftQueue): DraftQueue => ({
  ...queue,
  position: openAfter(queue)[0] ?? queue.drafts.length,
});

/** Moves to the draft before the shown one, whether or not it waits. */
export const moveBack = (queue: DraftQueue): DraftQueue => ({
  ...queue,
  position: Math.max(0, queue.position - 1),
});

/** Moves to the first draft that waits, or to the end. */
export const moveToFirstOpen = (queue: DraftQueue): DraftQueue =>
  moveOn({ ...queue, position: -1 });

export const moveTo = (queue: DraftQueue, key: string): DraftQueue => {
  const index = queue.drafts.findIndex((draft) => keyOf(draft) === key);
  return index < 0 ? queue : { ...queue, position: index };
};

/** Records the decision on a draft; null takes it back. */
export function setOutcome(queue: DraftQueue, key: string, outcome: Outcome | null): DraftQueue {
  const outcomes = new Map(queue.outcomes);
  if (outcome === null) outcomes.delete(key);
  else outcomes.set(key, outcome);
  return { ...queue, outcomes };
}

/** Puts an edited version in the place of a draft. */
export const setVersion = (queue: DraftQueue, key: string, version: number): DraftQueue => ({
  ...queue,
  drafts: queue.drafts.map((draft) => (keyOf(draft) === key ? { ...draft, version } : draft)),
});

/** Returns the state with which a link to the review limits it to the locations with these keys. */
export const reviewState = (drafts: readonly string[]) => ({ drafts });

/**
 * Reads the keys of the locations to review from the state of a navigation; null means all that
 * have a draft.
 */
export function chosenDrafts(state: unknown): readonly string[] | null {
  const drafts: unknown = (state as Partial<ReturnType<typeof reviewState>> | null | undefined)
    ?.drafts;
  return Array.isArray(drafts) ? drafts.filter((key) => typeof key === "string") : null;
}
