import { useStore } from "zustand";
import type { ContentVersion, ContentVersions } from "@vanfettle/contract/content/review-schemas";
import { keyOf, type Target } from "../admin-queries.ts";
import { changeEdits, edits, type EditDraft } from "./edit-store.ts";

/** Returns the unsaved edit of a location as it is now. */
export const storedEdit = (target: Target): EditDraft | undefined =>
  edits().getState().drafts[keyOf(target)];

/** Begins or changes the unsaved edit of a location. */
export const setEdit = (target: Target, draft: EditDraft): void =>
  changeEdits({ ...edits().getState().drafts, [keyOf(target)]: draft });

/** Forgets the unsaved edit of a location. */
export function forgetEdit(target: Target): void {
  const { [keyOf(target)]: _, ...others } = edits().getState().drafts;
  changeEdits(others);
}

/** Returns whether an edit has changes to lose. */
export const isChanged = ({ source, text }: EditDraft): boolean =>
  JSON.stringify(source) !== JSON.stringify(text);

/** Closes an edit in which nothing is changed. */
export function closeUnchanged(target: Target): void {
  const draft = storedEdit(target);
  if (draft && !isChanged(draft)) forgetEdit(target);
}

/** Returns the unsaved edit of a location, and renders again when it changes. */
export const useEdit = (target: Target | undefined): EditDraft | undefined =>
  useStore(edits(), ({ drafts }) => target && drafts[keyOf(target)]);

/** Returns whether this tab keeps unsaved edits over a reload. */
export const useAreEditsKept = (): boolean => useStore(edits(), ({ isKept }) => isKept);

type Version = ContentVersions["versions"][number];

const find = (versions: readonly Version[], version: number): Version | undefined =>
  versions.find((each) => each.version === version);

/** Returns what an operator sees of the versions when an edit of one begins. */
export const seenOf = ({ versions }: ContentVersions, version: number) => ({
  newest: versions[0]?.version ?? 0,
  state: find(versions, version)?.state ?? "gone",
});

/** Returns the edit of a version, without changes. */
export const beginEdit = (
  { version, source }: ContentVersion,
  versions: ContentVersions,
): EditDraft => ({ version, source, text: source, seen: seenOf(versions, version) });

/** What has happened to an edited version meanwhile. */
export interface Conflict {
  says: string;
  /** The version to compare and to save over; undefined if none is stored any more. */
  newest: number | undefined;
}

const happened: Readonly<Record<string, string>> = {
  live: "has been published",
  rejected: "has been rejected",
  unpublished: "has been taken off its pages",
  superseded: "is no longer published",
  draft: "waits for review again",
  gone: "is no longer stored",
};

/** Returns what has happened to the versions since the edit began; undefined if nothing has. */
export function conflictOf(
  { version, seen }: EditDraft,
  location: ContentVersions,
): Conflict | undefined {
  const now = seenOf(location, version);
  const newest = location.versions[0];
  if (newest && now.newest > seen.newest) {
    const by = newest.author ?? "A run";
    return { says: `${by} saved version ${newest.version} meanwhile.`, newest: newest.version };
  }
  if (now.state === seen.state) return undefined;
  return {
    says: `Version ${version} ${happened[now.state] ?? "has changed"} meanwhile.`,
    newest: find(location.versions, version)?.version ?? newest?.version,
  };
}
