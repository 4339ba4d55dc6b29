import { storedText, storeText } from "../../ui/device-storage.ts";
import { listOf, oneOf, parseStored, shape } from "../../ui/stored-json.ts";
import { useStoredText } from "../../ui/use-stored-text.ts";
import { isSavedVan, keyOf, type SavedVan } from "./saved-van.ts";
import { savedVansKey } from "./saved-vans-key.ts";

/** Increment the version with every change of the form. Another version's list stays until the visitor deletes it. */
export const savedVansVersion = 2;

/** The firewall's limit of van checks per address and minute, so that all vans can be refreshed at once. */
export const mostSavedVans = 50;

const isStoredList = shape<{ version: number; vans: SavedVan[] }>({
  version: oneOf([savedVansVersion]),
  vans: listOf(isSavedVan),
});

/** Parses the stored text. Returns `null` for a list that this version cannot read. */
export const parseSavedVans = (text: string | null): readonly SavedVan[] | null =>
  text === null ? [] : (parseStored(text, isStoredList)?.vans ?? null);

/** Returns the vans on this device, `null` if this version cannot read them, and `undefined` until the script runs. */
export function useSavedVans(): readonly SavedVan[] | null | undefined {
  const text = useStoredText(savedVansKey);
  return text === undefined ? undefined : parseSavedVans(text);
}

/** The messages for a list that could not be changed. */
export const saveMessages = {
  unreadable: "Nothing was saved. Another version of this site saved vans here. Delete them in My vans first.",
  "too many": `Nothing was saved. You can save up to ${mostSavedVans} vans. Delete some in My vans first.`,
  "not stored": "Nothing was saved. Your browser blocks storage for this site, or its storage is full.",
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

/** Saves vans on this device, replacing vans that are already saved. */
export const saveVans = (vans: readonly SavedVan[]): SaveResult =>
  change((stored) => [...new Map([...stored, ...vans].map((van) => [keyOf(van), van])).values()]);

/** Replaces the facts of a refreshed van and keeps its label. A van that was deleted meanwhile remains deleted. */
export const refreshVan = (fresh: SavedVan): SaveResult =>
  change((stored) => stored.map((van) => (keyOf(van) === keyOf(fresh) ? { ...fresh, label: van.label } : van)));

/** Deletes one van from this device. */
export const deleteVan = (key: string): SaveResult => change((stored) => stored.filter((van) => keyOf(van) !== key));

/** Deletes the list of any version. Returns false if the browser blocks storage. */
export const deleteAllVans = (): boolean => storeText(savedVansKey, null);
