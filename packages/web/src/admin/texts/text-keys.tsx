import { useState, type KeyboardEvent } from "react";
import { storeText } from "../../ui/device-storage.ts";
import { useStoredText } from "../../ui/use-stored-text.ts";
import { Button } from "../layout/button.tsx";

export const textKeys = {
  approve: { keys: ["a"], label: "Approve" },
  edit: { keys: ["e"], label: "Edit" },
  reject: { keys: ["r"], label: "Reject" },
  unpublish: { keys: ["u"], label: "Unpublish" },
  next: { keys: ["n", "j"], label: "Next, without a decision" },
  previous: { keys: ["k"], label: "Previous" },
  compare: { keys: ["c"], label: "Compare with the published version" },
  help: { keys: ["?"], label: "Show or hide this list" },
} as const;

export type TextAction = keyof typeof textKeys;

const actions = Object.keys(textKeys) as TextAction[];

const storageKey = "review-shortcuts";

/**
 * Returns whether the operator uses single keys, and a function that switches them, which returns
 * false if this browser does not store the choice.
 */
export function useShortcutsSetting(): [areOn: boolean, setOn: (areOn: boolean) => boolean] {
  const stored = useStoredText(storageKey);
  const setOn = (areOn: boolean): boolean => storeText(storageKey, areOn ? null : "off");
  return [stored !== "off", setOn];
}

/** Returns whether keys typed into the element are text or choose a value. */
const takesKeys = (element: EventTarget): boolean =>
  element instanceof HTMLElement &&
  (element.isContentEditable ||
    element.closest("textarea, select, input:not([type=checkbox]), [role=tab], dialog") !== null);

/**
 * Returns the action of a key press. A held key repeats no action, and keys with a modifier belong
 * to the browser.
 */
export function actionOf(event: KeyboardEvent): TextAction | undefined {
  const { key, target, repeat, ctrlKey, metaKey, altKey } = event;
  if (repeat || ctrlKey || metaKey || altKey || takesKeys(target)) return undefined;
  const pressed = key.toLowerCase();
  return actions.find((action) => (textKeys[action].keys as readonly string[]).includes(pressed));
}

interface TextButtonProps {
  action: TextAction;
  /** Undefined for the label of the list of keys. */
  label?: string | undefined;
  /** True if the key works and is shown. */
  showsKey: boolean;
  isPrimary?: boolean;
  disabled?: boolean;
  onAction: (action: TextAction) => void;
}

/**
 * A button of a text with its key. The second click of a double click is ignored: it would be for
 * the next draft.
 */
export function TextButton({
  action,
  showsKey,
  isPrimary,
  disabled,
  onAction,
  ...props
}: TextButtonProps) {
  const { keys, label } = textKeys[action];
  const [key] = keys;
  return (
    <Button
      look={isPrimary ? "primary" : "line"}
      disabled={disabled}
      aria-keyshortcuts={showsKey ? key : undefined}
      onClick={({ detail }) => detail <= 1 && onAction(action)}
    >
      <span>{props.label ?? label}</span>
      {showsKey && <kbd aria-hidden="true">{key.toUpperCase()}</kbd>}
    </Button>
  );
}

interface ShortcutsHelpProps {
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  areOn: boolean;
  onSwitch: (areOn: boolean) => boolean;
}

export function ShortcutsHelp({ isOpen, onToggle, areOn, onSwitch }: ShortcutsHelpProps) {
  const [isSwitched, setSwitched] = useState(true);
  return (
    <details
      className="shortcuts"
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      <summary>Keyboard shortcuts</summary>
      <label className="checkbox">
        <input
          type="checkbox"
          checked={areOn}
          onChange={(event) => setSwitched(onSwitch(event.currentTarget.checked))}
        />
        Use single keys
      </label>
      {!isSwitched && <p>Your browser does not let this site store your choice.</p>}
      <p>They work while the focus is in the text, and not while you type.</p>
      <dl>
        {actions.map((action) => (
          <div key={action}>
            <dt>
              {textKeys[action].keys.map((key) => (
                <kbd key={key}>{key.toUpperCase()}</kbd>
              ))}
            </dt>
            <dd>{textKeys[action].label}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
