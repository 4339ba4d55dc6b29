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
  if (!isOpen) {
    return (
      <div className="action">
        <Button ref={focus} look={look} {...state} onClick={() => setOpen(true)}>
          <span>
            {label} {of !== undefined && <span className="sr-only">{of}</span>}
          </span>
        </Button>
      </div>
    );
  }
  const onPress = () => {
    setOpen(false, null);
    onConfirm();
  };
  return (
    <div className="confirm">
      <p ref={focus} tabIndex={-1}>
        {question}
      </p>
      <Button look="navy" {...state} onClick={onPress}>
        {confirm}
      </Button>
      <Button look="text" onClick={() => setOpen(false)}>
        {decline}
      </Button>
    </div>
  );
}
