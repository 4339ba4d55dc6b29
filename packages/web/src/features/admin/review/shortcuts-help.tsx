import { reviewKeys, type ReviewAction } from "./review-keys.ts";

interface ShortcutsHelpProps {
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  areOn: boolean;
  onSwitch: (areOn: boolean) => void;
}

/** The list of keys, and the switch that turns them off. */
export function ShortcutsHelp({ isOpen, onToggle, areOn, onSwitch }: ShortcutsHelpProps) {
  return (
    <details
      className="shortcuts"
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== isOpen) onToggle(currentTarget.open);
      }}
    >
      <summary>Keyboard shortcuts</summary>
      <label className="shortcuts-switch">
        <input type="checkbox" checked={areOn} onChange={(event) => onSwitch(event.currentTarget.checked)} />
        Use single keys
      </label>
      <p>They work while the focus is in the review, and not while you type.</p>
      <dl>
        {(Object.keys(reviewKeys) as ReviewAction[]).map((action) => (
          <div key={action}>
            <dt>
              {reviewKeys[action].keys.map((key) => (
                <kbd key={key}>{key.toUpperCase()}</kbd>
              ))}
            </dt>
            <dd>{reviewKeys[action].label}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
