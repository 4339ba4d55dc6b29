import { reviewKeys, type ReviewAction } from "./review-keys.ts";

interface ReviewButtonProps {
  action: ReviewAction;
  label: string;
  /** Whether to show the key, which works then. */
  showsKey: boolean;
  className?: string;
  disabled?: boolean;
  pressed?: boolean;
  onAction: (action: ReviewAction) => void;
}

/** A button of the review with its key. The second click of a double click is ignored: it would be for the next draft. */
export function ReviewButton({
  action,
  label,
  showsKey,
  className = "btn-line",
  disabled,
  pressed,
  onAction,
}: ReviewButtonProps) {
  const [key] = reviewKeys[action].keys;
  return (
    <button
      type="button"
      className={`btn btn-small ${className}`}
      disabled={disabled}
      aria-pressed={pressed}
      aria-keyshortcuts={showsKey ? key : undefined}
      onClick={({ detail }) => {
        if (detail <= 1) onAction(action);
      }}
    >
      {label}
      {showsKey && <kbd aria-hidden="true">{key.toUpperCase()}</kbd>}
    </button>
  );
}
