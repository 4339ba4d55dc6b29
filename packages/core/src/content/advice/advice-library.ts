import type { FactRecord } from "../../location/facts/facts.ts";
import { textHash } from "../text/text-hash.ts";
import type { AdviceEntry } from "./advice-entry.ts";
import { motAdvice } from "./mot-advice.ts";
import { servicingAdvice } from "./servicing-advice.ts";
import { visitAdvice } from "./visit-advice.ts";

const library = { ...servicingAdvice, ...visitAdvice, ...motAdvice };

export type AdviceId = keyof typeof library;

/**
 * The ids of all entries, in the order in which the text service is given them. An id is never used
 * for another sentence.
 */
export const adviceIds = Object.keys(library) as [AdviceId, ...AdviceId[]];

/**
 * The sentences that a text may use without a fact. A model chooses them by id and does not write
 * its own.
 */
export const adviceLibrary: Readonly<Record<AdviceId, AdviceEntry>> = library;

/** Returns whether the library has an entry with this id. */
export const isAdviceId = (id: string): id is AdviceId => Object.hasOwn(library, id);

/** The form in which a stored text has a chosen sentence: `{{advice.oil-grade}}`. */
const prefix = "advice.";

/** Returns the slot of an entry. The slot replaces the whole sentence. */
export const adviceSlot = (id: AdviceId): string => `{{${prefix}${id}}}`;

/** Returns whether a slot belongs to the library, including slots of removed entries. */
export const isAdviceSlot = (id: string): boolean => id.startsWith(prefix);

/**
 * Returns the entry if the sentence consists of its slot only; undefined for any other sentence or
 * an unknown id.
 */
export function adviceOf(sentence: string): AdviceId | undefined {
  const id = /^\{\{advice\.([a-z0-9-]{1,60})\}\}$/.exec(sentence)?.[1];
  return id !== undefined && isAdviceId(id) ? id : undefined;
}

/** Returns whether an entry's subject, such as an island, applies to the location. */
export function fitsLocation(
  id: AdviceId,
  facts: Pick<FactRecord, "island" | "vanStations">,
): boolean {
  const { needs } = adviceLibrary[id];
  if (needs === "place.island") return facts.island !== null;
  return needs === undefined || (facts.vanStations === null) === (needs === "mot.byDva");
}

/**
 * Returns the wording of an entry that a location shows: always the same for one location, and
 * others for others.
 */
export function adviceWording(
  id: AdviceId,
  { name, county }: Pick<FactRecord, "name" | "county">,
): string {
  const { wordings } = adviceLibrary[id];
  return wordings[textHash(`${id}/${county ?? ""}/${name}`) % wordings.length] ?? wordings[0];
}

/** Returns the library's sentences by slot id, worded for the location. */
export const adviceSlots = (facts: Pick<FactRecord, "name" | "county">): Map<string, string> =>
  new Map(adviceIds.map((id) => [prefix + id, adviceWording(id, facts)]));

/** Returns whether a text has sentences of the library, including sentences of removed entries. */
export const hasAdvice = (text: string): boolean => text.includes(`{{${prefix}`);

const slotInText = / ?\{\{advice\.([a-z0-9-]{1,60})\}\}/g;

/** Removes the sentences of entries that are retired or that the library no longer has. */
export const withoutRetired = (text: string, retired: ReadonlySet<string>): string =>
  text
    .replaceAll(slotInText, (slot, id: string) => (isAdviceId(id) && !retired.has(id) ? slot : ""))
    .trim();
