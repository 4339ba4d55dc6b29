import type { CalendarRecord } from "@vanfettle/vans/calendar-file";
import { storedText, storeText } from "../../ui/device-storage.ts";
import { listOf, oneOf, parseStored, shape } from "../../ui/stored-json.ts";
import { useStoredText } from "../../ui/use-stored-text.ts";
import type { Van } from "../vehicle/van.ts";
import { isSavedVan, keyOf, toCheckedVan, type CheckedVan, type SavedVan } from "./saved-van.ts";

/** The storage key of saved vans. */
export const savedVansKey = "vanfettle.vans";

/**
 * The first version of the form. Increment it with every change after a first deploy. Another
 * version's list stays until the visitor removes it.
 */
export const savedVansVersion = 1;

/**
 * The firewall's limit of van checks per address and minute, to let all vans be refreshed at once.
 */
export const mostSavedVans = 50;

const isStoredList = shape<{ version: number; vans: SavedVan[] }>({
  version: oneOf([savedVansVersion]),
  vans: listOf(isSavedVan),
});

/** Parses the stored text. Returns `null` for a list that this version cannot read. */
export const parseSavedVans = (text: string | null): readonly SavedVan[] | null =>
  text === null ? [] : (parseStored(text, isStoredList)?.vans ?? null);

/**
 * Returns the vans on this device, `null` if this version cannot read them, and `undefined` until
 * the script runs.
 */
export function useSavedVans(): readonly SavedVan[] | null | undefined {
  const text = useStoredText(savedVansKey);
  return text === undefined ? undefined : parseSavedVans(text);
}

/** The messages for a list that could not be changed. */
export const saveMessages = {
  unreadable:
    "Nothing was saved. Another version of this site saved vans here. Remove them in My vans first.",
  "too many": `Nothing was saved. You can save up to ${mostSavedVans} vans. Remove some in My vans first.`,
  "not stored":
    "Nothing was saved. Your browser blocks storage for this site, or its storage is full.",
};

/** The outcome of changing the stored list. */
export type SaveResult = "saved" | keyof typeof saveMessages;

function change(changed: (vans: readonly SavedVan[]) => readonly SavedVan[]): SaveResult {
  const vans = parseSavedVans(storedText(savedVansKey));
  if (!vans) return "unreadable";
  const next = changed(vans);
  if (next.length > mostSavedVans) return "too many";
  const text = next.length === 0 ? null : JSON.stringify({ version: savedVansVersion, vans: next });
  return storeText(savedVansKey, text) ? "saved" : "not stored";
}

/**
 * A van to save, with the record of its calendar entries in this visit, which a saved van keeps.
 */
export type NewVan = CheckedVan & Pick<SavedVan, "calendar">;

/** Returns the only van without a registration that has the label, if the label is not empty. */
function soleNamesake<Each extends CheckedVan>(
  vans: readonly Each[],
  { registration, label }: CheckedVan,
): Each | undefined {
  if (registration !== null || label === "") return undefined;
  const namesakes = vans.filter(
    (van) => van.registration === null && van.label.toLowerCase() === label.toLowerCase(),
  );
  return namesakes.length === 1 ? namesakes[0] : undefined;
}

/**
 * Saves vans on this device. A van that is saved already keeps its place, its number and its
 * calendar entries.
 */
export const saveVans = (vans: readonly NewVan[]): SaveResult =>
  change((stored) => withVans(stored, vans));

function withVans(stored: readonly SavedVan[], vans: readonly NewVan[]): SavedVan[] {
  const unmatched = [...stored];
  const byId = new Map(stored.map((van) => [van.calendar.id, van]));
  let lastNumber = Math.max(0, ...stored.map((van) => van.number));
  for (const van of vans) {
    // A label stands for one van, so a van entered again under its label may have another date.
    const namesake = soleNamesake(vans, van) && soleNamesake(unmatched, van);
    const isSameVan = (each: SavedVan) => keyOf(each) === keyOf(van) || each === namesake;
    const earlier = takeFirst(unmatched, isSameVan);
    if (earlier) {
      const { calendar, number } = earlier;
      byId.set(calendar.id, { ...van, calendar, number });
    } else {
      lastNumber += 1;
      byId.set(van.calendar.id, { ...van, number: lastNumber });
    }
  }
  return [...byId.values()];
}

/** Replaces the facts of a refreshed van. A van that was removed meanwhile remains removed. */
export function refreshVan(fresh: CheckedVan): SaveResult {
  function refreshed(van: SavedVan): SavedVan {
    if (keyOf(van) !== keyOf(fresh)) return van;
    const { label, number, calendar } = van;
    return { ...fresh, label, number, calendar };
  }
  return change((stored) => stored.map(refreshed));
}

/**
 * Removes the first matching item of a list and returns it, so two vans do not match the same item.
 */
function takeFirst<Item>(items: Item[], isMatch: (item: Item) => boolean): Item | undefined {
  const index = items.findIndex(isMatch);
  if (index === -1) return undefined;
  return items.splice(index, 1)[0];
}

/**
 * A van that may be saved already, with the owner's label and the id with which it would be saved.
 */
interface SavableVan {
  van: Van;
  label: string;
  id: string;
}

/**
 * Returns the saved van of each van, or undefined for a van that is not saved or not told apart
 * from other saved vans.
 */
export function matchSavedVans(vans: readonly SavableVan[]): (SavedVan | undefined)[] {
  const saved = parseSavedVans(storedText(savedVansKey)) ?? [];
  const keys = vans.map(({ van, label }) => keyOf(toCheckedVan(van, { label, now: new Date() })));
  const unmatched = [...saved];
  return vans.map(({ van, id }, index) => {
    const ownIds = [id, van.key];
    const own = takeFirst(unmatched, ({ calendar }) => ownIds.includes(calendar.id));
    if (own) return own;
    const key = keys[index];
    const savedWithKey = saved.filter((each) => keyOf(each) === key).length;
    const shownWithKey = keys.filter((each) => each === key).length;
    if (savedWithKey !== shownWithKey) return undefined;
    return takeFirst(unmatched, (each) => keyOf(each) === key);
  });
}

/**
 * Stores the calendar records of saved vans, and ignores the others. Returns false if storage is
 * full or blocked.
 */
export function storeCalendars(records: readonly CalendarRecord[]): boolean {
  const byId = new Map(records.map((record) => [record.id, record]));
  const saved = parseSavedVans(storedText(savedVansKey)) ?? [];
  if (!saved.some(({ calendar }) => byId.has(calendar.id))) return true;
  const withCalendar = (van: SavedVan): SavedVan => ({
    ...van,
    calendar: byId.get(van.calendar.id) ?? van.calendar,
  });
  return change((vans) => vans.map(withCalendar)) === "saved";
}

/** Returns whether a van is still saved on this device. Another tab may have removed it. */
export const isStillSaved = (id: string): boolean =>
  (parseSavedVans(storedText(savedVansKey)) ?? []).some(({ calendar }) => calendar.id === id);

/** Removes one van from this device, by its id. */
export const removeVan = (id: string): SaveResult =>
  change((stored) => stored.filter(({ calendar }) => calendar.id !== id));

/** Removes the list of any version. Returns false if the browser blocks storage. */
export const removeAllVans = (): boolean => storeText(savedVansKey, null);
