import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { useOpened } from "./use-opened.ts";

interface ConfirmedActionProps {
  label: string;
  /** The object of the action, appended to the label for screen readers. */
  of?: string;
  look?: "text" | "navy";
  question: ReactNode;
  confirm: string;
  decline: string;
  pending?: string | false;
  disabled?: boolean;
  onConfirm: () => void;
}

/**
 * An action that a second press confirms, after the question that the first press shows. The
 * question takes the focus, not the button that confirms: a key held down would press that too.
 */
export function ConfirmedAction({
  label,
  of,
  question,
  confirm,
  decline,
  look = "text",
  onConfirm,
  ...state
}: ConfirmedActionProps) {
  const { isOpen, setOpen, focus } = useOpened();
  const onPress = () => {
    if (!isOpen) return setOpen(true);
    setOpen(false, null);
    onConfirm();
  };
  return (
    <div className={isOpen ? "confirm" : "action"}>
      {isOpen && (
        <p ref={focus} tabIndex={-1}>
          {question}
        </p>
      )}
      <Button
        // One button in both states: the press that confirms leaves it the focus.
        ref={isOpen ? null : focus}
        look={isOpen ? "navy" : look}
        {...state}
        onClick={onPress}
      >
        {isOpen ? (
          confirm
        ) : (
          <span>
            {label} {of !== undefined && <span className="sr-only">{of}</span>}
          </span>
        )}
      </Button>
      {isOpen && (
        <Button look="text" onClick={() => setOpen(false)}>
          {decline}
        </Button>
      )}
    </div>
  );
}
