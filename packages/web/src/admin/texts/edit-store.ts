import { createStore } from "zustand/vanilla";
import type { EditableText } from "@vanfettle/contract/content/review-schemas";
import { storedText, storeText } from "../../ui/device-storage.ts";
import { keptInDocument } from "../../ui/kept-in-document.ts";
import { isCount, isText, listOf, parseStored, shape, type Guard } from "../../ui/stored-json.ts";

/** What an operator had seen of a location's versions when an edit began or was confirmed. */
interface Seen {
  newest: number;
  /** The state of the edited version, or `gone`. */
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

/** The unsaved edits, by the keys of their locations. */
export const edits = keptInDocument(() =>
  createStore<{ drafts: Drafts; isKept: boolean }>(() => ({
    drafts: parseStored(storedText(storageKey, "tab"), areDrafts) ?? {},
    isKept: true,
  })),
);

/** Replaces the unsaved edits. `isKept` tells whether the tab stores them. */
export function changeEdits(drafts: Drafts): void {
  const isEmpty = Object.keys(drafts).length === 0;
  const isKept = storeText(storageKey, isEmpty ? null : JSON.stringify(drafts), "tab");
  edits().setState({ drafts, isKept: isKept || isEmpty });
}
