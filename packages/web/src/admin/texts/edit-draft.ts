import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import type {
  ContentVersion,
  ContentVersions,
  EditableText,
} from "@vanfettle/contract/content/review-schemas";
import { storedText, storeText } from "../../ui/device-storage.ts";
import { keptInDocument } from "../../ui/kept-in-document.ts";
import { isCount, isText, listOf, parseStored, shape, type Guard } from "../../ui/stored-json.ts";
import { keyOf } from "../admin-queries.ts";
import type { Target } from "../admin-queries.ts";

/** What an operator had seen of a location's versions when an edit began or was confirmed. */
interface Seen {
  newest: number;
  /** The state of the edited version: `draft`, `live`, `rejected`, `superseded` or `gone`. */
  state: string;
}

/** An edit of a version that is not saved. A location has one at a time. */
export interface EditDraft {
  version: number;
  /** The text at the beginning. */
  source: EditableText;
  text: EditableText;
  seen: Seen;
}

/** The tab keeps unsaved edits over a reload, a sign-in and other pages. */
const storageKey = "vanfettle.edits";

const isSections = listOf(
  shape<EditableText["mot"][number]>({ heading: isText, paragraphs: listOf(isText) }),
);
const isEditable = shape<EditableText>({
  servicing: isSections,
  mot: isSections,
  faqs: listOf(shape<EditableText["faqs"][number]>({ question: isText, answer: isText })),
  servicingMetaTitle: isText,
  servicingMetaDescription: isText,
  motMetaTitle: isText,
  motMetaDescription: isText,
});
const isDraft = shape<EditDraft>({
  version: isCount,
  source: isEditable,
  text: isEditable,
  seen: shape<Seen>({ newest: isCount, state: isText }),
});

type Drafts = Readonly<Record<string, EditDraft>>;
const areDrafts: Guard<Drafts> = (value): value is Drafts =>
  typeof value === "object" && value !== null && Object.values(value).every(isDraft);

const edits = keptInDocument(() =>
  createStore<{ drafts: Drafts; isKept: boolean }>(() => ({
    drafts: parseStored(storedText(storageKey, "tab"), areDrafts) ?? {},
    isKept: true,
  })),
);

function change(drafts: Drafts): void {
  const isEmpty = Object.keys(drafts).length === 0;
  const isKept = storeText(storageKey, isEmpty ? null : JSON.stringify(drafts), "tab");
  edits().setState({ drafts, isKept: isKept || isEmpty });
}

/** Returns the unsaved edit of a location as it is now. */
export const storedEdit = (target: Target): EditDraft | undefined =>
  edits().getState().drafts[keyOf(target)];

/** Begins or changes the unsaved edit of a location. */
export const setEdit = (target: Target, draft: EditDraft): void =>
  change({ ...edits().getState().drafts, [keyOf(target)]: draft });

/** Forgets the unsaved edit of a location. */
export function forgetEdit(target: Target): void {
  const { [keyOf(target)]: _, ...others } = edits().getState().drafts;
  change(others);
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
export const seenOf = ({ versions }: ContentVersions, version: number): Seen => ({
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
  rejected: "has been rejected or undone",
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
