import type { KeyboardEvent } from "react";
import { storeText } from "../../../ui/device-storage.ts";
import { useStoredText } from "../../../ui/use-stored-text.ts";

/** The actions of the review with their keys and labels. */
export const reviewKeys = {
  approve: { keys: ["a"], label: "Approve" },
  edit: { keys: ["e"], label: "Edit" },
  reject: { keys: ["r"], label: "Reject" },
  next: { keys: ["n", "j"], label: "Next draft, without a decision" },
  previous: { keys: ["k"], label: "Previous draft" },
  compare: { keys: ["c"], label: "Compare with the published version" },
  help: { keys: ["?"], label: "Show or hide this list" },
} as const;

export type ReviewAction = keyof typeof reviewKeys;

const actions = Object.keys(reviewKeys) as ReviewAction[];
const storageKey = "review-shortcuts";

/** Returns whether the operator uses single keys, and a function that switches them, which this browser remembers. */
export function useShortcutsSetting(): [areOn: boolean, setOn: (areOn: boolean) => void] {
  const stored = useStoredText(storageKey);
  return [stored !== "off", (areOn) => void storeText(storageKey, areOn ? null : "off")];
}

/** Returns whether keys typed into the element are text or choose a value. */
const takesKeys = (element: EventTarget): boolean =>
  element instanceof HTMLElement &&
  (element.isContentEditable ||
    element.closest("textarea, select, input:not([type=checkbox]), [role=tab], dialog") !== null);

/** Returns the action of a key press. A held key repeats no action, and keys with a modifier belong to the browser. */
export function actionOf(event: KeyboardEvent): ReviewAction | undefined {
  const { key, target, repeat, ctrlKey, metaKey, altKey } = event;
  if (repeat || ctrlKey || metaKey || altKey || takesKeys(target)) return undefined;
  const pressed = key.toLowerCase();
  return actions.find((action) => (reviewKeys[action].keys as readonly string[]).includes(pressed));
}
