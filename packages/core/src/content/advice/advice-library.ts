import type { AdviceEntry } from "./advice-entry.ts";
import { motAdvice } from "./mot-advice.ts";
import { servicingAdvice } from "./servicing-advice.ts";
import { visitAdvice } from "./visit-advice.ts";

const library = { ...servicingAdvice, ...visitAdvice, ...motAdvice };

export type AdviceId = keyof typeof library;

/** The ids of all entries, in the order in which the text service is given them. An id is never used for another sentence. */
export const adviceIds = Object.keys(library) as [AdviceId, ...AdviceId[]];

/**
 * The sentences that a text may use without basing them on a fact. A model chooses them by id and does not write its
 * own.
 */
export const adviceLibrary: Readonly<Record<AdviceId, AdviceEntry>> = library;

/** Returns whether the library has an entry with this id. */
export const isAdviceId = (id: string): id is AdviceId => Object.hasOwn(library, id);
